// Months, weekdays, date patterns and digits of the Unicode CLDR, as Swift's Foundation has them.
// Recorded by the tests; do not edit. swift-format-ignore-file

/// A line a language: tag, months, weekdays, date with weekday, date without, and the digits
/// where they are not 0 to 9.
let calendarWordsTable = #"""
  af|Januarie;Februarie;Maart;April;Mei;Junie;Julie;Augustus;September;Oktober;November;Desember|Maandag;Dinsdag;Woensdag;Donderdag;Vrydag;Saterdag;Sondag|{weekday} {day} {month}|{day} {month}
  agq|ndzɔ̀ŋɔ̀nùm;ndzɔ̀ŋɔ̀kƗ̀zùʔ;ndzɔ̀ŋɔ̀tƗ̀dʉ̀ghà;ndzɔ̀ŋɔ̀tǎafʉ̄ghā;ndzɔ̀ŋèsèe;ndzɔ̀ŋɔ̀nzùghò;ndzɔ̀ŋɔ̀dùmlo;ndzɔ̀ŋɔ̀kwîfɔ̀e;ndzɔ̀ŋɔ̀tƗ̀fʉ̀ghàdzughù;ndzɔ̀ŋɔ̀ghǔuwelɔ̀m;ndzɔ̀ŋɔ̀chwaʔàkaa wo;ndzɔ̀ŋèfwòo|tsuʔukpà;tsuʔughɔe;tsuʔutɔ̀mlò;tsuʔumè;tsuʔughɨ̂m;tsuʔndzɨkɔʔɔ;tsuʔntsɨ|{weekday} {day} {month}|{month} {day}
  ak|Ɔpɛpɔn;Ɔgyefoɔ;Ɔbɛnem;Oforisuo;Kɔtɔnimma;Ayɛwohomumu;Kutawonsa;Ɔsanaa;Ɛbɔ;Ahinime;Obubuo;Ɔpɛnimma|Dwoada;Benada;Wukuada;Yawoada;Fiada;Memeneda;Kwasiada|{weekday}, {month} {day}|{month} {day}
  am|ጃንዋሪ;ፌብሩዋሪ;ማርች;ኤፕሪል;ሜይ;ጁን;ጁላይ;ኦገስት;ሴፕቴምበር;ኦክቶበር;ኖቬምበር;ዲሴምበር|ሰኞ;ማክሰኞ;ረቡዕ;ሐሙስ;ዓርብ;ቅዳሜ;እሑድ|{weekday}፣ {month} {day}|{month} {day}
  ar|يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}
  ar-BH|يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-DJ|يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-DZ|جانفي;فيفري;مارس;أفريل;ماي;جوان;جويلية;أوت;سبتمبر;أكتوبر;نوفمبر;ديسمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}
  ar-EG|يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-ER|يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-IL|يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-IQ|كانون الثاني;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين الأول;تشرين الثاني;كانون الأول|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-JO|كانون الثاني;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين الأول;تشرين الثاني;كانون الأول|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-KM|يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-KW|يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-LB|كانون الثاني;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين الأول;تشرين الثاني;كانون الأول|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-MA|يناير;فبراير;مارس;أبريل;ماي;يونيو;يوليوز;غشت;شتنبر;أكتوبر;نونبر;دجنبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}
  ar-MR|يناير;فبراير;مارس;إبريل;مايو;يونيو;يوليو;أغشت;شتمبر;أكتوبر;نوفمبر;دجمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-OM|يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-PS|كانون الثاني;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين الأول;تشرين الثاني;كانون الأول|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-QA|يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-SA|يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-SD|يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-SO|يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-SS|يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-SY|كانون الثاني;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين الأول;تشرين الثاني;كانون الأول|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-TD|يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  ar-TN|جانفي;فيفري;مارس;أفريل;ماي;جوان;جويلية;أوت;سبتمبر;أكتوبر;نوفمبر;ديسمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}
  ar-YE|يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد|{weekday}، {day} {month}|{day} {month}|٠١٢٣٤٥٦٧٨٩
  as|জানুৱাৰী;ফেব্ৰুৱাৰী;মাৰ্চ;এপ্ৰিল;মে’;জুন;জুলাই;আগষ্ট;ছেপ্তেম্বৰ;অক্টোবৰ;নৱেম্বৰ;ডিচেম্বৰ|সোমবাৰ;মঙ্গলবাৰ;বুধবাৰ;বৃহস্পতিবাৰ;শুক্ৰবাৰ;শনিবাৰ;দেওবাৰ|{weekday}, {day} {month}|{day} {month}|০১২৩৪৫৬৭৮৯
  asa|Januari;Februari;Machi;Aprili;Mei;Juni;Julai;Agosti;Septemba;Oktoba;Novemba;Desemba|Jumatatu;Jumanne;Jumatano;Alhamisi;Ijumaa;Jumamosi;Jumapili|{weekday}, {month} {day}|{month} {day}
  ast|de xineru;de febreru;de marzu;d’abril;de mayu;de xunu;de xunetu;d’agostu;de setiembre;d’ochobre;de payares;d’avientu|llunes;martes;miércoles;xueves;vienres;sábadu;domingu|{weekday}, {day} {month}|{day} {month}
  az|yanvar;fevral;mart;aprel;may;iyun;iyul;avqust;sentyabr;oktyabr;noyabr;dekabr|bazar ertəsi;çərşənbə axşamı;çərşənbə;cümə axşamı;cümə;şənbə;bazar|{day} {month}, {weekday}|{day} {month}
  az-Cyrl|јанвар;феврал;март;апрел;май;ијун;ијул;август;сентјабр;октјабр;нојабр;декабр|базар ертәси;чәршәнбә ахшамы;чәршәнбә;ҹүмә ахшамы;ҹүмә;шәнбә;базар|{day} {month}, {weekday}|{month} {day}
  bas|Kɔndɔŋ;Màcɛ̂l;Màtùmb;Màtop;M̀puyɛ;Hìlòndɛ̀;Njèbà;Hìkaŋ;Dìpɔ̀s;Bìòôm;Màyɛsèp;Lìbuy li ńyèe|ŋgwà njaŋgumba;ŋgwà ûm;ŋgwà ŋgê;ŋgwà mbɔk;ŋgwà kɔɔ;ŋgwà jôn;ŋgwà nɔ̂y|{weekday} {day} {month}|{month} {day}
  be|студзеня;лютага;сакавіка;красавіка;мая;чэрвеня;ліпеня;жніўня;верасня;кастрычніка;лістапада;снежня|панядзелак;аўторак;серада;чацвер;пятніца;субота;нядзеля|{weekday}, {day} {month}|{day} {month}
  bem|Januari;Februari;Machi;Epreo;Mei;Juni;Julai;Ogasti;Septemba;Oktoba;Novemba;Disemba|Palichimo;Palichibuli;Palichitatu;Palichine;Palichisano;Pachibelushi;Pa Mulungu|{weekday}, {month} {day}|{month} {day}
  bez|pa mwedzi gwa hutala;pa mwedzi gwa wuvili;pa mwedzi gwa wudatu;pa mwedzi gwa wutai;pa mwedzi gwa wuhanu;pa mwedzi gwa sita;pa mwedzi gwa saba;pa mwedzi gwa nane;pa mwedzi gwa tisa;pa mwedzi gwa kumi;pa mwedzi gwa kumi na moja;pa mwedzi gwa kumi na mbili|pa shahuviluha;pa hivili;pa hidatu;pa hitayi;pa hihanu;pa shahulembela;pa mulungu|{weekday}, {month} {day}|{month} {day}
  bg|януари;февруари;март;април;май;юни;юли;август;септември;октомври;ноември;декември|понеделник;вторник;сряда;четвъртък;петък;събота;неделя|{weekday}, {day} {month}|{day} {month}
  bgc|जनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितम्बर;अक्टूबर;नवम्बर;दिसंबर|सोमवार;मंगलवार;बुधवार;बृहस्पतवार;शुक्रवार;शनिवार;ऐतवार|{month} {day}, {weekday}|{month} {day}|०१२३४५६७८९
  bho|जनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितम्बर;अक्टूबर;नवंबर;दिसंबर|सोमबार;मंगलबार;बुधबार;बृहस्पतिबार;शुक्रबार;सनीचर;रबीबार|{month} {day}, {weekday}|{month} {day}|०१२३४५६७८९
  blo|ɩjikawǝrka kaŋɔrɔ;ɩjikpaka kaŋɔrɔ;arɛ́cika kaŋɔrɔ;njɩbɔ nɖʊka kaŋɔrɔ;acafʊnɖuka kaŋɔrɔ;anɔɔɖuka kaŋɔrɔ;alàlaka kaŋɔrɔ;ɩjikǝuka kaŋɔrɔ;abofʊmka kaŋɔrɔ;ɩjicimka kaŋɔrɔ;acapomka kaŋɔrɔ;anɔɔbʊnka kaŋɔrɔ|aɖɩtɛnɛɛ;atalaata;alaarba;alaamɩshɩ;arɩsǝma;asiibi;alahaɖɩ|{weekday}, {month} {day}|{month} {day}
  bm|zanwuye;feburuye;marisi;awirili;mɛ;zuwɛn;zuluye;uti;sɛtanburu;ɔkutɔburu;nowanburu;desanburu|ntɛnɛ;tarata;araba;alamisa;juma;sibiri;kari|{weekday} {day} {month}|{day} {month}
  bn|জানুয়ারী;ফেব্রুয়ারী;মার্চ;এপ্রিল;মে;জুন;জুলাই;আগস্ট;সেপ্টেম্বর;অক্টোবর;নভেম্বর;ডিসেম্বর|সোমবার;মঙ্গলবার;বুধবার;বৃহস্পতিবার;শুক্রবার;শনিবার;রবিবার|{weekday} {day} {month}|{day} {month}
  bo|ཟླ་བ་དང་པོ;ཟླ་བ་གཉིས་པ;ཟླ་བ་གསུམ་པ;ཟླ་བ་བཞི་པ;ཟླ་བ་ལྔ་པ;ཟླ་བ་དྲུག་པ;ཟླ་བ་བདུན་པ;ཟླ་བ་བརྒྱད་པ;ཟླ་བ་དགུ་པ;ཟླ་བ་བཅུ་པ;ཟླ་བ་བཅུ་གཅིག་པ;ཟླ་བ་བཅུ་གཉིས་པ|གཟའ་ཟླ་བ་;གཟའ་མིག་དམར་;གཟའ་ལྷག་པ་;གཟའ་ཕུར་བུ་;གཟའ་པ་སངས་;གཟའ་སྤེན་པ་;གཟའ་ཉི་མ་|{month}འི་ཚེས་{day}, {weekday}|{month}འི་ཚེས་{day}
  br|Genver;Cʼhwevrer;Meurzh;Ebrel;Mae;Mezheven;Gouere;Eost;Gwengolo;Here;Du;Kerzu|Lun;Meurzh;Mercʼher;Yaou;Gwener;Sadorn;Sul|{weekday} {day} {month}|{day} {month}
  brx|जानुवारी;फेब्रूवारी;मार्च;एप्रिल;मे;जुन;जुलाई;आगष्ट;सेप्थेम्बर;अक्ट’बर;नवेम्बर;डिसेम्बर|समबार;मंगलबार;बुधबार;बिस्थिबार;सुखुरबार;सनिबार;रबिबार|{weekday}, {month} {day}|{month} {day}
  bs|januar;februar;mart;april;maj;juni;juli;august;septembar;oktobar;novembar;decembar|ponedjeljak;utorak;srijeda;četvrtak;petak;subota;nedjelja|{weekday}, {day}. {month}|{day}. {month}
  bs-Cyrl|јануар;фебруар;март;април;мај;јуни;јули;аугуст;септембар;октобар;новембар;децембар|понедјељак;уторак;сриједа;четвртак;петак;субота;недјеља|{weekday}, {day}. {month}|{day}. {month}
  byn|ልደትሪ;ካብኽብቲ;ክብላ;ፋጅኺሪ;ክቢቅሪ;ምኪኤል ትጟኒሪ;ኰርኩ;ማርያም ትሪ;ያኸኒ መሳቅለሪ;መተሉ;ምኪኤል መሽወሪ;ተሕሳስሪ|ሰኑ;ሰሊጝ;ለጓ ወሪ ለብዋ;ኣምድ;ኣርብ;ሰንበር ሽጓዅ;ሰንበር ቅዳዅ|{month} {day}, {weekday}|{month} {day}
  ca|de gener;de febrer;de març;d’abril;de maig;de juny;de juliol;d’agost;de setembre;d’octubre;de novembre;de desembre|dilluns;dimarts;dimecres;dijous;divendres;dissabte;diumenge|{weekday}, {day} {month}|{day} {month}
  ccp|𑄎𑄚𑄪𑄠𑄢𑄨;𑄜𑄬𑄛𑄴𑄝𑄳𑄢𑄪𑄠𑄢𑄨;𑄟𑄢𑄴𑄌𑄧;𑄃𑄬𑄛𑄳𑄢𑄨𑄣𑄴;𑄟𑄬;𑄎𑄪𑄚𑄴;𑄎𑄪𑄣𑄭;𑄃𑄉𑄧𑄌𑄴𑄑𑄴;𑄥𑄬𑄛𑄴𑄑𑄬𑄟𑄴𑄝𑄧𑄢𑄴;𑄃𑄧𑄇𑄴𑄑𑄬𑄝𑄧𑄢𑄴;𑄚𑄧𑄞𑄬𑄟𑄴𑄝𑄧𑄢𑄴;𑄓𑄨𑄥𑄬𑄟𑄴𑄝𑄧𑄢𑄴|𑄥𑄧𑄟𑄴𑄝𑄢𑄴;𑄟𑄧𑄁𑄉𑄧𑄣𑄴𑄝𑄢𑄴;𑄝𑄪𑄖𑄴𑄝𑄢𑄴;𑄝𑄳𑄢𑄨𑄥𑄪𑄛𑄴𑄝𑄢𑄴;𑄥𑄪𑄇𑄴𑄇𑄮𑄢𑄴𑄝𑄢𑄴;𑄥𑄧𑄚𑄨𑄝𑄢𑄴;𑄢𑄧𑄝𑄨𑄝𑄢𑄴|{weekday} {day} {month}|{day} {month}|𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿
  ce|январь;февраль;март;апрель;май;июнь;июль;август;сентябрь;октябрь;ноябрь;декабрь|оршот;шинара;кхаара;еара;пӀераска;шуот;кӀира|{month} {day}, {weekday}|{month} {day}
  ceb|Enero;Pebrero;Marso;Abril;Mayo;Hunyo;Hulyo;Agosto;Septyembre;Oktubre;Nobyembre;Disyembre|Lunes;Martes;Miyerkules;Huwebes;Biyernes;Sabado;Domingo|{weekday}, {month} {day}|{month} {day}
  cgg|Okwokubanza;Okwakabiri;Okwakashatu;Okwakana;Okwakataana;Okwamukaaga;Okwamushanju;Okwamunaana;Okwamwenda;Okwaikumi;Okwaikumi na kumwe;Okwaikumi na ibiri|Orwokubanza;Orwakabiri;Orwakashatu;Orwakana;Orwakataano;Orwamukaaga;Sande|{weekday}, {month} {day}|{month} {day}
  chr|ᎤᏃᎸᏔᏅ;ᎧᎦᎵ;ᎠᏅᏱ;ᎧᏬᏂ;ᎠᏂᏍᎬᏘ;ᏕᎭᎷᏱ;ᎫᏰᏉᏂ;ᎦᎶᏂ;ᏚᎵᏍᏗ;ᏚᏂᏅᏗ;ᏅᏓᏕᏆ;ᎥᏍᎩᏱ|ᎤᎾᏙᏓᏉᏅᎯ;ᏔᎵᏁᎢᎦ;ᏦᎢᏁᎢᎦ;ᏅᎩᏁᎢᎦ;ᏧᎾᎩᎶᏍᏗ;ᎤᎾᏙᏓᏈᏕᎾ;ᎤᎾᏙᏓᏆᏍᎬ|{weekday}, {month} {day}|{month} {day}
  cic|Hashiʼ Ammoʼnaʼ;Hashiʼ Atokloʼ;Hashiʼ Atochchíʼnaʼ;Iiplal;Mih;Choon;Choola;Akaas;Siptimpaʼ;Aaktopaʼ;Nofimpaʼ;Tiisimpaʼ|Mantiʼ;Chostiʼ;Winstiʼ;Soistiʼ;Nannalhchifaʼ Nittak;Nittak Holloʼ Nakfish;Nittak Holloʼ|{month} {day}, {weekday}|{month} {day}
  ckb|کانوونی دووەم;شوبات;ئازار;نیسان;ئایار;حوزەیران;تەمووز;ئاب;ئەیلوول;تشرینی یەکەم;تشرینی دووەم;کانونی یەکەم|دووشەممە;سێشەممە;چوارشەممە;پێنجشەممە;ھەینی;شەممە;یەکشەممە|{weekday}، {day}ی {month}|{month} {day}|٠١٢٣٤٥٦٧٨٩
  cs|ledna;února;března;dubna;května;června;července;srpna;září;října;listopadu;prosince|pondělí;úterý;středa;čtvrtek;pátek;sobota;neděle|{weekday} {day}. {month}|{day}. {month}
  csw|ᐅᒉᒥᑮᓯᑳᐏᐲᓯᒼ;ᐸᐚᐦᒐᑭᓇᓰᐢ;ᒥᑭᓯᐏᐲᓯᒼ;ᓂᐢᑭᐲᓯᒼ;ᐊᓃᑭᐲᓯᒼ;ᐚᐏᐲᓯᒼ;ᐹᐢᑲᐦᐋᐏᐲᓯᒼ;ᐅᐸᐦᐅᐏᐲᓯᒼ;ᓄᒌᑐᐏᐲᓯᒼ;ᐱᓈᐢᑯᐏᐲᓯᒼ;ᐋᕽᐘᑎᓄᐏᐲᓯᒼ;ᒪᑯᓭᑮᓭᑳᐏᐲᓯᒼ|ᐴᓂ ᐊᔭᒥᐦᐁᑮᓯᑳᐤ;ᓃᓱᑮᓯᑳᐤ;ᐋᐱᐦᑕᐘᐣ;ᐴᓂᐋᐱᐦᑕᐘᐣ;ᑫᑳᐨ ᒫᑎᓇᐍᑮᓯᑳᐤ;ᒫᑎᓇᐍᑮᓯᑳᐤ;ᐊᔭᒥᐦᐁᑮᓯᑳᐤ|{month} {day}, {weekday}|{month} {day}
  cv|кӑрлач;нарӑс;пуш;ака;ҫу;ҫӗртме;утӑ;ҫурла;авӑн;юпа;чӳк;раштав|тунтикун;ытларикун;юнкун;кӗҫнерникун;эрнекун;шӑматкун;вырсарникун|{weekday}, {day} {month}|{day} {month}
  cy|Ionawr;Chwefror;Mawrth;Ebrill;Mai;Mehefin;Gorffennaf;Awst;Medi;Hydref;Tachwedd;Rhagfyr|Dydd Llun;Dydd Mawrth;Dydd Mercher;Dydd Iau;Dydd Gwener;Dydd Sadwrn;Dydd Sul|{weekday}, {day} {month}|{month} {day}
  da|januar;februar;marts;april;maj;juni;juli;august;september;oktober;november;december|mandag;tirsdag;onsdag;torsdag;fredag;lørdag;søndag|{weekday} {day}. {month}|{day}. {month}
  dav|Mori ghwa imbiri;Mori ghwa kawi;Mori ghwa kadadu;Mori ghwa kana;Mori ghwa kasanu;Mori ghwa karandadu;Mori ghwa mfungade;Mori ghwa wunyanya;Mori ghwa ikenda;Mori ghwa ikumi;Mori ghwa ikumi na imweri;Mori ghwa ikumi na iwi|Kuramuka jimweri;Kuramuka kawi;Kuramuka kadadu;Kuramuka kana;Kuramuka kasanu;Kifula nguwo;Ituku ja jumwa|{weekday}, {month} {day}|{month} {day}
  de|Januar;Februar;März;April;Mai;Juni;Juli;August;September;Oktober;November;Dezember|Montag;Dienstag;Mittwoch;Donnerstag;Freitag;Samstag;Sonntag|{weekday}, {day}. {month}|{day}. {month}
  de-AT|Jänner;Februar;März;April;Mai;Juni;Juli;August;September;Oktober;November;Dezember|Montag;Dienstag;Mittwoch;Donnerstag;Freitag;Samstag;Sonntag|{weekday}, {day}. {month}|{day}. {month}
  de-IT|Jänner;Februar;März;April;Mai;Juni;Juli;August;September;Oktober;November;Dezember|Montag;Dienstag;Mittwoch;Donnerstag;Freitag;Samstag;Sonntag|{weekday}, {day}. {month}|{day}. {month}
  dje|Žanwiye;Feewiriye;Marsi;Awiril;Me;Žuweŋ;Žuyye;Ut;Sektanbur;Oktoobur;Noowanbur;Deesanbur|Atinni;Atalaata;Alarba;Alhamisi;Alzuma;Asibti;Alhadi|{weekday} {day} {month}|{month} {day}
  doi|जनवरी;फरवरी;मार्च;अप्रैल;मेई;जून;जुलाई;अगस्त;सितंबर;अक्तूबर;नवंबर;दिसंबर|सोमबार;मंगलबार;बुधबार;बीरबार;शुक्रबार;शनिबार;ऐतबार|{weekday}, {day} {month}|{day} {month}
  dsb|januara;februara;měrca;apryla;maja;junija;julija;awgusta;septembra;oktobra;nowembra;decembra|pónjeźele;wałtora;srjoda;stwórtk;pětk;sobota;njeźela|{weekday}, {day}. {month}|{day}. {month}
  dua|dimɔ́di;ŋgɔndɛ;sɔŋɛ;diɓáɓá;emiasele;esɔpɛsɔpɛ;madiɓɛ́díɓɛ́;diŋgindi;nyɛtɛki;mayésɛ́;tiníní;eláŋgɛ́|mɔ́sú;kwasú;mukɔ́sú;ŋgisú;ɗónɛsú;esaɓasú;éti|{weekday} {day} {month}|{month} {day}
  dyo|Sanvie;Fébirie;Mars;Aburil;Mee;Sueŋ;Súuyee;Ut;Settembar;Oktobar;Novembar;Disambar|Teneŋ;Talata;Alarbay;Aramisay;Arjuma;Sibiti;Dimas|{weekday} {day} {month}|{month} {day}
  dz|ཟླ་དངཔ་;ཟླ་གཉིས་པ་;ཟླ་གསུམ་པ་;ཟླ་བཞི་པ་;ཟླ་ལྔ་པ་;ཟླ་དྲུག་པ;ཟླ་བདུན་པ་;ཟླ་བརྒྱད་པ་;ཟླ་དགུ་པ་;ཟླ་བཅུ་པ་;ཟླ་བཅུ་གཅིག་པ་;ཟླ་བཅུ་གཉིས་པ་|གཟའ་མིག་དམར་;གཟའ་ལྷག་པ་;གཟའ་ཕུར་བུ་;གཟའ་པ་སངས་;གཟའ་སྤེན་པ་;གཟའ་ཉི་མ་;གཟའ་ཟླ་བ་|{weekday}, སྤྱི་{month} ཚེ་{day}|{month} {day}|༠༡༢༣༤༥༦༧༨༩
  ebu|Mweri wa mbere;Mweri wa kaĩri;Mweri wa kathatũ;Mweri wa kana;Mweri wa gatano;Mweri wa gatantatũ;Mweri wa mũgwanja;Mweri wa kanana;Mweri wa kenda;Mweri wa ikũmi;Mweri wa ikũmi na ũmwe;Mweri wa ikũmi na Kaĩrĩ|Njumatatu;Njumaine;Njumatano;Aramithi;Njumaa;NJumamothii;Kiumia|{weekday}, {month} {day}|{month} {day}
  ee|dzove;dzodze;tedoxe;afɔfĩe;dame;masa;siamlɔm;deasiamime;anyɔnyɔ;kele;adeɛmekpɔxe;dzome|dzoɖa;blaɖa;kuɖa;yawoɖa;fiɖa;memleɖa;kɔsiɖa|{weekday}, {month} {day} lia|{month} {day} lia
  el|Ιανουαρίου;Φεβρουαρίου;Μαρτίου;Απριλίου;Μαΐου;Ιουνίου;Ιουλίου;Αυγούστου;Σεπτεμβρίου;Οκτωβρίου;Νοεμβρίου;Δεκεμβρίου|Δευτέρα;Τρίτη;Τετάρτη;Πέμπτη;Παρασκευή;Σάββατο;Κυριακή|{weekday} {day} {month}|{day} {month}
  en-001|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-150|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-AE|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-AG|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-AI|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-AL|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-AR|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-AT|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day}. {month}|{day}. {month}
  en-AU|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday} {day} {month}|{day} {month}
  en-BB|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-BD|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-BE|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-BG|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-BM|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-BN|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-BR|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-BS|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-BW|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-BZ|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-CC|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-CH|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-CK|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-CL|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{month} {day}
  en-CM|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-CO|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{month} {day}
  en-CV|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-CX|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-CY|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-CZ|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday} {day} {month}|{day} {month}
  en-DE|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day}. {month}|{day}. {month}
  en-DG|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-DK|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-DM|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-EE|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day}. {month}|{day}. {month}
  en-ER|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-FI|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday} {day}. {month}|{day}. {month}
  en-FJ|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-FK|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-FM|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-FR|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday} {day} {month}|{day} {month}
  en-GB|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday} {day} {month}|{day} {month}
  en-GD|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-GG|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-GH|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-GI|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-GM|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-GR|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-GY|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-HK|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-HU|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{month} {day}., {weekday}|{month} {day}.
  en-ID|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-IE|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-IL|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-IM|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-IN|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-IO|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-JE|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-JM|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-KE|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-KI|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-KN|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-KY|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-LC|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-LR|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-LS|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-LT|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-LV|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-MG|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-MM|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-MO|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-MS|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-MT|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-MU|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-MV|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-MW|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-MX|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{month} {day}
  en-MY|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-NA|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-NF|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-NG|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-NL|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-NO|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-NR|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-NU|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-NZ|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-PG|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-PK|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-PL|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-PN|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-PT|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-PW|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-RU|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-RW|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-SA|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-SB|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-SC|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-SD|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-SE|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-SG|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-SH|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-SI|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-SK|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-SL|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-SS|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-SX|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-SZ|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-TC|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-TH|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-TK|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-TO|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-TT|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-TV|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-TZ|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-UA|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-UG|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-VC|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-VG|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-VU|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-WS|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-ZA|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-ZM|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  en-ZW|January;February;March;April;May;June;July;August;September;October;November;December|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|{weekday}, {day} {month}|{day} {month}
  eo|Januaro;Februaro;Marto;Aprilo;Majo;Junio;Julio;Aŭgusto;Septembro;Oktobro;Novembro;Decembro|lundo;mardo;merkredo;ĵaŭdo;vendredo;sabato;dimanĉo|{month} {day}, {weekday}|{month} {day}
  es|enero;febrero;marzo;abril;mayo;junio;julio;agosto;septiembre;octubre;noviembre;diciembre|lunes;martes;miércoles;jueves;viernes;sábado;domingo|{weekday}, {day} de {month}|{day} de {month}
  es-PE|enero;febrero;marzo;abril;mayo;junio;julio;agosto;setiembre;octubre;noviembre;diciembre|lunes;martes;miércoles;jueves;viernes;sábado;domingo|{weekday}, {day} de {month}|{day} de {month}
  es-UY|enero;febrero;marzo;abril;mayo;junio;julio;agosto;setiembre;octubre;noviembre;diciembre|lunes;martes;miércoles;jueves;viernes;sábado;domingo|{weekday}, {day} de {month}|{day} de {month}
  et|jaanuar;veebruar;märts;aprill;mai;juuni;juuli;august;september;oktoober;november;detsember|esmaspäev;teisipäev;kolmapäev;neljapäev;reede;laupäev;pühapäev|{weekday}, {day}. {month}|{day}. {month}
  eu|urtarrila;otsaila;martxoa;apirila;maiatza;ekaina;uztaila;abuztua;iraila;urria;azaroa;abendua|astelehena;asteartea;asteazkena;osteguna;ostirala;larunbata;igandea|{month} {day}(a), {weekday}|{month}ren {day}(a)
  ewo|ngɔn osú;ngɔn bɛ̌;ngɔn lála;ngɔn nyina;ngɔn tána;ngɔn saməna;ngɔn zamgbála;ngɔn mwom;ngɔn ebulú;ngɔn awóm;ngɔn awóm ai dziá;ngɔn awóm ai bɛ̌|mɔ́ndi;sɔ́ndɔ məlú mə́bɛ̌;sɔ́ndɔ məlú mə́lɛ́;sɔ́ndɔ məlú mə́nyi;fúladé;séradé;sɔ́ndɔ|{weekday} {day} {month}|{month} {day}
  fa|ژانویه;فوریه;مارس;آوریل;مه;ژوئن;ژوئیه;اوت;سپتامبر;اکتبر;نوامبر;دسامبر|دوشنبه;سه‌شنبه;چهارشنبه;پنجشنبه;جمعه;شنبه;یکشنبه|{weekday} {day} {month}|{day} {month}|۰۱۲۳۴۵۶۷۸۹
  fa-AF|جنوری;فبروری;مارچ;اپریل;می;جون;جولای;اگست;سپتمبر;اکتوبر;نومبر;دسمبر|دوشنبه;سه‌شنبه;چهارشنبه;پنجشنبه;جمعه;شنبه;یکشنبه|{weekday} {day} {month}|{day} {month}|۰۱۲۳۴۵۶۷۸۹
  ff|siilo;colte;mbooy;seeɗto;duujal;korse;morso;juko;siilto;yarkomaa;jolal;bowte|aaɓnde;mawbaare;njeslaare;naasaande;mawnde;hoore-biir;dewo|{weekday} {day} {month}|{day} {month}
  ff-Adlm|𞤅𞤭𞥅𞤤𞤮;𞤕𞤮𞤤𞤼𞤮;𞤐𞤦𞤮𞥅𞤴𞤮;𞤅𞤫𞥅𞤼𞤮;𞤁𞤵𞥅𞤶𞤮;𞤑𞤮𞤪𞤧𞤮;𞤃𞤮𞤪𞤧𞤮;𞤔𞤵𞤳𞤮;𞤅𞤭𞤤𞤼𞤮;𞤒𞤢𞤪𞤳𞤮;𞤔𞤮𞤤𞤮;𞤄𞤮𞤱𞤼𞤮|𞤀𞥄𞤩𞤵𞤲𞥋𞤣𞤫;𞤃𞤢𞤱𞤦𞤢𞥄𞤪𞤫;𞤐𞤶𞤫𞤧𞤤𞤢𞥄𞤪𞤫;𞤐𞤢𞥄𞤧𞤢𞥄𞤲𞤣𞤫;𞤃𞤢𞤱𞤲𞤣𞤫;𞤖𞤮𞤪𞤦𞤭𞤪𞥆𞤫;𞤈𞤫𞤬𞤦𞤭𞤪𞥆𞤫|{weekday} {day} {month}|{day} {month}|𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙
  fi|tammikuuta;helmikuuta;maaliskuuta;huhtikuuta;toukokuuta;kesäkuuta;heinäkuuta;elokuuta;syyskuuta;lokakuuta;marraskuuta;joulukuuta|maanantaina;tiistaina;keskiviikkona;torstaina;perjantaina;lauantaina;sunnuntai|{weekday} {day}. {month}|{day}. {month}
  fil|Enero;Pebrero;Marso;Abril;Mayo;Hunyo;Hulyo;Agosto;Setyembre;Oktubre;Nobyembre;Disyembre|Lunes;Martes;Miyerkules;Huwebes;Biyernes;Sabado;Linggo|{weekday}, {month} {day}|{month} {day}
  fo|januar;februar;mars;apríl;mai;juni;juli;august;september;oktober;november;desember|mánadagur;týsdagur;mikudagur;hósdagur;fríggjadagur;leygardagur;sunnudagur|{weekday} {day}. {month}|{day}. {month}
  fr|janvier;février;mars;avril;mai;juin;juillet;août;septembre;octobre;novembre;décembre|lundi;mardi;mercredi;jeudi;vendredi;samedi;dimanche|{weekday} {day} {month}|{day} {month}
  fur|Zenâr;Fevrâr;Març;Avrîl;Mai;Jugn;Lui;Avost;Setembar;Otubar;Novembar;Dicembar|lunis;martars;miercus;joibe;vinars;sabide;domenie|{weekday} {day} {month}|{day} di {month}
  fy|Jannewaris;Febrewaris;Maart;April;Maaie;Juny;July;Augustus;Septimber;Oktober;Novimber;Desimber|moandei;tiisdei;woansdei;tongersdei;freed;sneon;snein|{weekday} {day} {month}|{day} {month}
  ga|Eanáir;Feabhra;Márta;Aibreán;Bealtaine;Meitheamh;Iúil;Lúnasa;Meán Fómhair;Deireadh Fómhair;Samhain;Nollaig|Dé Luain;Dé Máirt;Dé Céadaoin;Déardaoin;Dé hAoine;Dé Sathairn;Dé Domhnaigh|{weekday} {day} {month}|{day} {month}
  gaa|Aharabata;Oflɔ;Otsokrikri;Abɛibe;Agbiɛnaa;Otukwajaŋ;Maawɛ;Manyawale;Gbo;Antɔŋ;Alemle;Afuabe|Ju;Jufɔ;Shɔ;Soo;Sohaa;Hɔɔ;Hɔgbaa|{weekday}, {month} {day}|{month} {day}
  gd|dhen Fhaoilleach;dhen Ghearran;dhen Mhàrt;dhen Ghiblean;dhen Chèitean;dhen Ògmhios;dhen Iuchar;dhen Lùnastal;dhen t-Sultain;dhen Dàmhair;dhen t-Samhain;dhen Dùbhlachd|DiLuain;DiMàirt;DiCiadain;DiarDaoin;DihAoine;DiSathairne;DiDòmhnaich|{weekday}, {day} {month}|{day}mh {month}
  gez|ጠሐረ;ከተተ;መገበ;አኀዘ;ግንባት;ሠንየ;ሐመለ;ነሐሰ;ከረመ;ጠቀመ;ኀደረ;ኀሠሠ|ሰኑይ;ሠሉስ;ራብዕ;ሐሙስ;ዓርበ;ቀዳሚት;እኁድ|{month} {day}, {weekday}|{month} {day}
  gl|xaneiro;febreiro;marzo;abril;maio;xuño;xullo;agosto;setembro;outubro;novembro;decembro|luns;martes;mércores;xoves;venres;sábado;domingo|{weekday}, {day} de {month}|{day} de {month}
  gn|Jasyteĩ;Jasykõi;Jasyapy;Jasyrundy;Jasypo;Jasypoteĩ;Jasypokõi;Jasypoapy;Jasyporundy;Jasypa;Jasypateĩ;Jasypakõi|Arakõi;Araapy;Ararundy;Arapo;Arapoteĩ;Arapokõi;Arateĩ|{month} {day}, {weekday}|{month} {day}
  gsw|Januar;Februar;März;April;Mai;Juni;Juli;Auguscht;Septämber;Oktoober;Novämber;Dezämber|Määntig;Ziischtig;Mittwuch;Dunschtig;Friitig;Samschtig;Sunntig|{weekday} {day}. {month}|{day}. {month}
  gu|જાન્યુઆરી;ફેબ્રુઆરી;માર્ચ;એપ્રિલ;મે;જૂન;જુલાઈ;ઑગસ્ટ;સપ્ટેમ્બર;ઑક્ટોબર;નવેમ્બર;ડિસેમ્બર|સોમવાર;મંગળવાર;બુધવાર;ગુરુવાર;શુક્રવાર;શનિવાર;રવિવાર|{weekday}, {day} {month}|{day} {month}
  guz|Chanuari;Feburari;Machi;Apiriri;Mei;Juni;Chulai;Agosti;Septemba;Okitoba;Nobemba;Disemba|Chumatato;Chumaine;Chumatano;Aramisi;Ichuma;Esabato;Chumapiri|{weekday}, {month} {day}|{month} {day}
  gv|Jerrey-geuree;Toshiaght-arree;Mayrnt;Averil;Boaldyn;Mean-souree;Jerrey-souree;Luanistyn;Mean-fouyir;Jerrey-fouyir;Mee Houney;Mee ny Nollick|Jelhein;Jemayrt;Jercean;Jerdein;Jeheiney;Jesarn;Jedoonee|{month} {day}, {weekday}|{month} {day}
  ha|Janairu;Faburairu;Maris;Afirilu;Mayu;Yuni;Yuli;Agusta;Satumba;Oktoba;Nuwamba;Disamba|Litinin;Talata;Laraba;Alhamis;Jummaʼa;Asabar;Lahadi|{weekday}, {month} {day}|{month} {day}
  haw|Ianuali;Pepeluali;Malaki;ʻApelila;Mei;Iune;Iulai;ʻAukake;Kepakemapa;ʻOkakopa;Nowemapa;Kekemapa|Poʻakahi;Poʻalua;Poʻakolu;Poʻahā;Poʻalima;Poʻaono;Lāpule|{weekday}, {day} {month}|{month} {day}
  he|ינואר;פברואר;מרץ;אפריל;מאי;יוני;יולי;אוגוסט;ספטמבר;אוקטובר;נובמבר;דצמבר|יום שני;יום שלישי;יום רביעי;יום חמישי;יום שישי;יום שבת;יום ראשון|{weekday}, {day} ב{month}|{day} ב{month}
  hi|जनवरी;फ़रवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितंबर;अक्तूबर;नवंबर;दिसंबर|सोमवार;मंगलवार;बुधवार;गुरुवार;शुक्रवार;शनिवार;रविवार|{weekday}, {day} {month}|{day} {month}
  hi-Latn|January;February;March;April;May;June;July;August;September;October;November;December|Somwaar;Mangalwaar;Budhwaar;Guruwaar;Shukrawaar;Shaniwaar;Raviwaar|{weekday}, {day} {month}|{day} {month}
  hr|siječnja;veljače;ožujka;travnja;svibnja;lipnja;srpnja;kolovoza;rujna;listopada;studenoga;prosinca|ponedjeljak;utorak;srijeda;četvrtak;petak;subota;nedjelja|{weekday}, {day}. {month}|{day}. {month}
  hsb|januara;februara;měrca;apryla;meje;junija;julija;awgusta;septembra;oktobra;nowembra;decembra|póndźela;wutora;srjeda;štwórtk;pjatk;sobota;njedźela|{weekday}, {day}. {month}|{day}. {month}
  hu|január;február;március;április;május;június;július;augusztus;szeptember;október;november;december|hétfő;kedd;szerda;csütörtök;péntek;szombat;vasárnap|{month} {day}., {weekday}|{month} {day}.
  hy|հունվարի;փետրվարի;մարտի;ապրիլի;մայիսի;հունիսի;հուլիսի;օգոստոսի;սեպտեմբերի;հոկտեմբերի;նոյեմբերի;դեկտեմբերի|երկուշաբթի;երեքշաբթի;չորեքշաբթի;հինգշաբթի;ուրբաթ;շաբաթ;կիրակի|{day} {month}, {weekday}|{day} {month}
  ia|januario;februario;martio;april;maio;junio;julio;augusto;septembre;octobre;novembre;decembre|lunedi;martedi;mercuridi;jovedi;venerdi;sabbato;dominica|{weekday} {day} {month}|{day} de {month}
  id|Januari;Februari;Maret;April;Mei;Juni;Juli;Agustus;September;Oktober;November;Desember|Senin;Selasa;Rabu;Kamis;Jumat;Sabtu;Minggu|{weekday}, {day} {month}|{day} {month}
  ie|januar;februar;marte;april;may;junio;julí;august;septembre;octobre;novembre;decembre|lunedí;mardí;mercurdí;jovedí;venerdí;saturdí;soledí|{weekday} {day} {month}|{day} {month}
  ig|Jenụwarị;Febrụwarị;Maachị;Epreel;Mee;Jun;Julaị;Ọgọọst;Septemba;Ọktoba;Novemba;Disemba|Mọnde;Tiuzdee;Wenezdee;Tọọzdee;Fraịdee;Satọdee;Sọndee|{weekday}, {day} {month}|{day} {month}
  ii|ꋍꆪ;ꑍꆪ;ꌕꆪ;ꇖꆪ;ꉬꆪ;ꃘꆪ;ꏃꆪ;ꉆꆪ;ꈬꆪ;ꊰꆪ;ꊯꊪꆪ;ꊰꑋꆪ|ꆏꊂꋍ;ꆏꊂꑍ;ꆏꊂꌕ;ꆏꊂꇖ;ꆏꊂꉬ;ꆏꊂꃘ;ꑬꆏꑍ|{month} {day}ꑍ,{weekday}|{month} {day}ꑍ
  is|janúar;febrúar;mars;apríl;maí;júní;júlí;ágúst;september;október;nóvember;desember|mánudagur;þriðjudagur;miðvikudagur;fimmtudagur;föstudagur;laugardagur;sunnudagur|{weekday}, {day}. {month}|{day}. {month}
  it|gennaio;febbraio;marzo;aprile;maggio;giugno;luglio;agosto;settembre;ottobre;novembre;dicembre|lunedì;martedì;mercoledì;giovedì;venerdì;sabato;domenica|{weekday} {day} {month}|{day} {month}
  iu|ᔭᓐᓄᐊᓕ;ᕕᕝᕗᐊᓕ;ᒫᑦᓯ;ᐊᐃᑉᐳᓗ;ᒪᐃ;ᔫᓂ;ᔪᓚᐃ;ᐊᐅᒡᒍᓯ;ᓯᑎᐱᕆ;ᐆᑦᑑᕝᕙ;ᓄᕕᐱᕆ;ᑎᓯᐱᕆ|ᓇᒡᒐᔾᔭᐅ;ᓇᒡᒐᔾᔭᐅᓕᖅᑭ;ᐱᖓᑦᓯᖅ;ᓯᑕᒻᒥᖅ;ᑕᓪᓕᒻᒥᐅᑦ;ᓈᑦᓰᖑᔭᓛᕐᓂᐊᖅ;ᓈᑦᑏᖑᔭᖅ|{weekday}, {month} {day}|{month} {day}
  ja|1月;2月;3月;4月;5月;6月;7月;8月;9月;10月;11月;12月|月曜日;火曜日;水曜日;木曜日;金曜日;土曜日;日曜日|{month-number}月{day}日 {weekday}|{month-number}月{day}日
  jgo|Nduŋmbi Saŋ;Pɛsaŋ Pɛ́pá;Pɛsaŋ Pɛ́tát;Pɛsaŋ Pɛ́nɛ́kwa;Pɛsaŋ Pataa;Pɛsaŋ Pɛ́nɛ́ntúkú;Pɛsaŋ Saambá;Pɛsaŋ Pɛ́nɛ́fɔm;Pɛsaŋ Pɛ́nɛ́pfúꞋú;Pɛsaŋ Nɛgɛ́m;Pɛsaŋ Ntsɔ̌pmɔ́;Pɛsaŋ Ntsɔ̌ppá|Mɔ́ndi;Ápta Mɔ́ndi;Wɛ́nɛsɛdɛ;Tɔ́sɛdɛ;Fɛlâyɛdɛ;Sásidɛ;Sɔ́ndi|{month} {day}, {weekday}|{month} {day}
  jmc|Januari;Februari;Machi;Aprilyi;Mei;Junyi;Julyai;Agusti;Septemba;Oktoba;Novemba;Desemba|Jumatatuu;Jumanne;Jumatanu;Alhamisi;Ijumaa;Jumamosi;Jumapilyi|{weekday}, {month} {day}|{month} {day}
  jv|Januari;Februari;Maret;April;Mei;Juni;Juli;Agustus;September;Oktober;November;Desember|Senin;Selasa;Rabu;Kamis;Jumat;Sabtu;Ahad|{weekday}, {day} {month}|{day} {month}
  ka|იანვარი;თებერვალი;მარტი;აპრილი;მაისი;ივნისი;ივლისი;აგვისტო;სექტემბერი;ოქტომბერი;ნოემბერი;დეკემბერი|ორშაბათი;სამშაბათი;ოთხშაბათი;ხუთშაბათი;პარასკევი;შაბათი;კვირა|{weekday}, {day} {month}|{day} {month}
  kab|Yennayer;Fuṛar;Meɣres;Yebrir;Mayyu;Yunyu;Yulyu;Ɣuct;Ctembeṛ;Tubeṛ;Nunembeṛ;Duǧembeṛ|Sanass;Kraḍass;Kuẓass;Samass;Sḍisass;Sayass;Yanass|{weekday} {day} {month}|{day} {month}
  kaj|Hywan A̱yrnig;Hywan A̱hwa;Hywan A̱tat;Hywan A̱naai;Hywan A̱pfwon;Hywan A̱kitat;Hywan A̱tyirin;Hywan A̱ninai;Hywan A̱kumviriyin;Hywan Swak;Hywan Swak B’a̱yrnig;Hywan Swak B’a̱hwa|Lintani;Talata;Larba;Lamit;Juma;Asabar;Ladi|{month} {day}, {weekday}|{month} {day}
  kam|Mwai wa mbee;Mwai wa kelĩ;Mwai wa katatũ;Mwai wa kana;Mwai wa katano;Mwai wa thanthatũ;Mwai wa muonza;Mwai wa nyaanya;Mwai wa kenda;Mwai wa ĩkumi;Mwai wa ĩkumi na ĩmwe;Mwai wa ĩkumi na ilĩ|Wa kwambĩlĩlya;Wa kelĩ;Wa katatũ;Wa kana;Wa katano;Wa thanthatũ;Wa kyumwa|{weekday}, {month} {day}|{month} {day}
  kcg|Zwat Juwung;Zwat Swiyang;Zwat Tsat;Zwat Nyai;Zwat Tswon;Zwat Ataah;Zwat Anatat;Zwat Arinai;Zwat Akubunyung;Zwat Swag;Zwat Mangjuwang;Zwat Swag-Ma-Suyang|Tanii;Talata;Larba;Lamit;Juma;Asabat;Ladi|{month} {day}, {weekday}|{month} {day}
  kde|Mwedi Ntandi;Mwedi wa Pili;Mwedi wa Tatu;Mwedi wa Nchechi;Mwedi wa Nnyano;Mwedi wa Nnyano na Umo;Mwedi wa Nnyano na Mivili;Mwedi wa Nnyano na Mitatu;Mwedi wa Nnyano na Nchechi;Mwedi wa Nnyano na Nnyano;Mwedi wa Nnyano na Nnyano na U;Mwedi wa Nnyano na Nnyano na M|Liduva lyatatu;Liduva lyanchechi;Liduva lyannyano;Liduva lyannyano na linji;Liduva lyannyano na mavili;Liduva litandi;Liduva lyapili|{weekday}, {month} {day}|{month} {day}
  kea|Janeru;Febreru;Marsu;Abril;Maiu;Junhu;Julhu;Agostu;Setenbru;Otubru;Nuvenbru;Dizenbru|sigunda-fera;tersa-fera;kuarta-fera;kinta-fera;sesta-fera;sábadu;dumingu|{weekday}, {day} di {month}|{day} di {month}
  kgp|1-Kysã;2-Kysã;3-Kysã;4-Kysã;5-Kysã;6-Kysã;7-Kysã;8-Kysã;9-Kysã;10-Kysã;11-Kysã;12-Kysã|pir-kurã-há;régre-kurã-há;tẽgtũ-kurã-há;vẽnhkãgra-kurã-há;pénkar-kurã-há;savnu;numĩggu|{weekday}, {day} ne {month}|{day} ne {month}
  khq|Žanwiye;Feewiriye;Marsi;Awiril;Me;Žuweŋ;Žuyye;Ut;Sektanbur;Oktoobur;Noowanbur;Deesanbur|Atini;Atalata;Alarba;Alhamiisa;Aljuma;Assabdu;Alhadi|{weekday} {day} {month}|{day} {month}
  ki|Njenuarĩ;Mwere wa kerĩ;Mwere wa gatatũ;Mwere wa kana;Mwere wa gatano;Mwere wa gatandatũ;Mwere wa mũgwanja;Mwere wa kanana;Mwere wa kenda;Mwere wa ikũmi;Mwere wa ikũmi na ũmwe;Ndithemba|Njumatatũ;Njumaine;Njumatana;Aramithi;Njumaa;Njumamothi;Kiumia|{weekday}, {month} {day}|{month} {day}
  kk|қаңтар;ақпан;наурыз;сәуір;мамыр;маусым;шілде;тамыз;қыркүйек;қазан;қараша;желтоқсан|дүйсенбі;сейсенбі;сәрсенбі;бейсенбі;жұма;сенбі;жексенбі|{day} {month}, {weekday}|{day} {month}
  kkj|pamba;wanja;mbiyɔ mɛndoŋgɔ;Nyɔlɔmbɔŋgɔ;Mɔnɔ ŋgbanja;Nyaŋgwɛ ŋgbanja;kuŋgwɛ;fɛ;njapi;nyukul;M11;ɓulɓusɛ|lundi;mardi;mɛrkɛrɛdi;yedi;vaŋdɛrɛdi;mɔnɔ sɔndi;sɔndi|{weekday} {day} {month}|{month} {day}
  kl|januaarip;februaarip;marsip;apriilip;maajip;juunip;juulip;aggustip;septembarip;oktobarip;novembarip;decembarip|ataasinngorneq;marlunngorneq;pingasunngorneq;sisamanngorneq;tallimanngorneq;arfininngorneq;sapaat|{month} {day}, {weekday}|{month} {day}
  kln|Mulgul;Ng’atyaato;Kiptaamo;Iwootkuut;Mamuut;Paagi;Ng’eiyeet;Rooptui;Bureet;Epeeso;Kipsuunde ne taai;Kipsuunde nebo aeng’|Kotaai;Koaeng’;Kosomok;Koang’wan;Komuut;Kolo;Kotisap|{weekday}, {month} {day}|{month} {day}
  km|មករា;កុម្ភៈ;មីនា;មេសា;ឧសភា;មិថុនា;កក្កដា;សីហា;កញ្ញា;តុលា;វិច្ឆិកា;ធ្នូ|ច័ន្ទ;អង្គារ;ពុធ;ព្រហស្បតិ៍;សុក្រ;សៅរ៍;អាទិត្យ|{weekday} {day} {month}|{day} {month}
  kn|ಜನವರಿ;ಫೆಬ್ರವರಿ;ಮಾರ್ಚ್;ಏಪ್ರಿಲ್;ಮೇ;ಜೂನ್;ಜುಲೈ;ಆಗಸ್ಟ್;ಸೆಪ್ಟೆಂಬರ್;ಅಕ್ಟೋಬರ್;ನವೆಂಬರ್;ಡಿಸೆಂಬರ್|ಸೋಮವಾರ;ಮಂಗಳವಾರ;ಬುಧವಾರ;ಗುರುವಾರ;ಶುಕ್ರವಾರ;ಶನಿವಾರ;ಭಾನುವಾರ|{weekday}, {day} {month}|{day} {month}
  ko|1월;2월;3월;4월;5월;6월;7월;8월;9월;10월;11월;12월|월요일;화요일;수요일;목요일;금요일;토요일;일요일|{month} {day}일 {weekday}|{month} {day}일
  kok|जानेवारी;फेब्रुवारी;मार्च;एप्रील;मे;जून;जुलय;ऑगस्ट;सप्टेंबर;ऑक्टोबर;नोव्हेंबर;डिसेंबर|सोमार;मंगळार;बुधवार;बिरेस्तार;शुक्रार;शेनवार;आयतार|{weekday}, {day} {month}|{day} {month}
  kok-Latn|Janer;Febrer;Mars;Abril;Mai;Jun;Julai;Agost;Setembr;Otubr;Novembr;Dezembr|Somar;Mongllar;Budhvar;Birestar;Sukrar;Sonvar;Aitar|{weekday}, {day} {month}|{day} {month}
  ks|جنؤری;فرؤری;مارٕچ;اپریل;مئی;جوٗن;جُلَے;اگست;ستمبر;اکتوٗبر;نومبر;دَسَمبَر|ژٔندرٕروار;بۆموار;بودوار;برؠسوار;جُمہ;بٹوار;اَتھوار|{weekday}, {month} {day}|{month} {day}|۰۱۲۳۴۵۶۷۸۹
  ks-Deva|जनवरी;फ़रवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सतमबर;अक्तूबर;नवमबर;दसमबर|च़ंदिरवार;बोमवार;बोदवार;ब्रेसवार;जुमा;बटवार;आथवार|{month} {day}, {weekday}|{month} {day}
  ksb|Januali;Febluali;Machi;Aplili;Mei;Juni;Julai;Agosti;Septemba;Oktoba;Novemba;Desemba|Jumaatatu;Jumaane;Jumaatano;Alhamisi;Ijumaa;Jumaamosi;Jumaapii|{weekday}, {month} {day}|{month} {day}
  ksf|ŋwíí a ntɔ́ntɔ;ŋwíí akǝ bɛ́ɛ;ŋwíí akǝ ráá;ŋwíí akǝ nin;ŋwíí akǝ táan;ŋwíí akǝ táafɔk;ŋwíí akǝ táabɛɛ;ŋwíí akǝ táaraa;ŋwíí akǝ táanin;ŋwíí akǝ ntɛk;ŋwíí akǝ ntɛk di bɔ́k;ŋwíí akǝ ntɛk di bɛ́ɛ|lǝndí;maadí;mɛkrɛdí;jǝǝdí;júmbá;samdí;sɔ́ndǝ|{weekday} {day} {month}|{month} {day}
  ksh|Jannewa;Fäbrowa;Määz;Aprell;Mai;Juuni;Juuli;Oujoß;Septämber;Oktohber;Novämber;Dezämber|Mohndaach;Dinnsdaach;Metwoch;Dunnersdaach;Friidaach;Samsdaach;Sunndaach|{weekday} {day}. {month}|{day}. {month}
  ku|rêbendan;sibat;adar;nîsan;gulan;hezîran;tîrmeh;tebax;îlon;cotmeh;mijdar;berfanbar|duşem;sêşem;çarşem;pêncşem;înî;şemî;yekşem|{weekday}, {day}ê {month}ê|{day}ê {month}ê
  kw|mis Genver;mis Hwevrer;mis Meurth;mis Ebrel;mis Me;mis Metheven;mis Gortheren;mis Est;mis Gwynngala;mis Hedra;mis Du;mis Kevardhu|dy Lun;dy Meurth;dy Merher;dy Yow;dy Gwener;dy Sadorn;dy Sul|{month} {day}, {weekday}|{month} {day}
  kxv|pusu lenju;maha lenju;pagu lenju;hire lenju;bese lenju;jaṭṭa lenju;aasaḍi lenju;srabĩ lenju;bado lenju;dasara lenju;divi lenju;pande lenju|smbara;mangaḍa;pudara;laki vara;sukru vara;sani vara;aadi vara|{weekday}, {day} {month}|{day} {month}
  kxv-Deva|पुसु लेञ्जु;माहाका लेञ्जु;पागुणी लेञ्जु;हिरे लेञ्जु;बेसे लेञ्जु;जाटा लेञ्जु;आसाड़ी लेञ्जु;स्राबाँ लेञ्जु;बोदो लेञ्जु;दसारा लेञ्जु;दिवी लेञ्जु;पान्डे लेञ्जु|साॅम्वारा;मंगाड़ा;पुद्दारा;लाक्कि वारा;सुकुरु वारा;सान्नि वारा;आदि वारा|{weekday}, {day} {month}|{day} {month}
  kxv-Orya|ପୁସୁ ଲେଞ୍ଜୁ;ମାହାକା ଲେଞ୍ଜୁ;ପାଗୁଣି ଲେଞ୍ଜୁ;ହିରେ ଲେଞ୍ଜୁ;ବେସେ ଲେଞ୍ଜୁ;ଜାଟା ଲେଞ୍ଜୁ;ଆସାଡ଼ି ଲେଞ୍ଜୁ;ସ୍ରାବାଁ ଲେଞ୍ଜୁ;ବଦ ଲେଞ୍ଜୁ;ଦାସାରା ଲେଞ୍ଜୁ;ଦିୱିଡ଼ି ଲେଞ୍ଜୁ;ପାଣ୍ଡେ ଲେଞ୍ଜୁ|ସମ୍ବାରା;ମାଙ୍ଗାଡ଼ା;ପୁଦାରା;ଲାକି ୱାରା;ସୁକ୍ରୁ ୱାରା;ସାନି ୱାରା;ଆଦି ୱାରା|{weekday}, {day} {month}|{day} {month}
  kxv-Telu|మాగ;గుండు;హిరెఇ;బెసెకి;లండి;రాత;బాన్దపాణా;బార్సి;అస్ర;దివెడి;పాండు;పుసు|నమారా;మాంగాడా;వుదారా;లాకివరా;నుక్ వరా;సానివరా;వారమి|{weekday}, {day} {month}|{day} {month}
  ky|январь;февраль;март;апрель;май;июнь;июль;август;сентябрь;октябрь;ноябрь;декабрь|дүйшөмбү;шейшемби;шаршемби;бейшемби;жума;ишемби;жекшемби|{day}-{month}, {weekday}|{day}-{month}
  lag|Kʉfúngatɨ;Kʉnaanɨ;Kʉkeenda;Kwiikumi;Kwiinyambála;Kwiidwaata;Kʉmʉʉnchɨ;Kʉvɨɨrɨ;Kʉsaatʉ;Kwiinyi;Kʉsaano;Kʉsasatʉ|Jumatátu;Jumaíne;Jumatáano;Alamíisi;Ijumáa;Jumamóosi;Jumapíiri|{weekday}, {month} {day}|{month} {day}
  lb|Januar;Februar;Mäerz;Abrëll;Mee;Juni;Juli;August;September;Oktober;November;Dezember|Méindeg;Dënschdeg;Mëttwoch;Donneschdeg;Freideg;Samschdeg;Sonndeg|{weekday}, {day}. {month}|{day}. {month}
  lg|Janwaliyo;Febwaliyo;Marisi;Apuli;Maayi;Juuni;Julaayi;Agusito;Sebuttemba;Okitobba;Novemba;Desemba|Balaza;Lwakubiri;Lwakusatu;Lwakuna;Lwakutaano;Lwamukaaga;Sabbiiti|{weekday}, {month} {day}|{month} {day}
  lij|de zenâ;de frevâ;de marso;d’arvî;de mazzo;de zugno;de luggio;d’agosto;de settembre;d’ottobre;de novembre;de dexembre|lunesdì;mätesdì;mäcordì;zeuggia;venardì;sabbo;domenega|{month} {day}, {weekday}|{month} {day}
  lkt|Wiótheȟika Wí;Thiyóȟeyuŋka Wí;Ištáwičhayazaŋ Wí;Pȟežítȟo Wí;Čhaŋwápetȟo Wí;Wípazukȟa-wašté Wí;Čhaŋpȟásapa Wí;Wasútȟuŋ Wí;Čhaŋwápeǧi Wí;Čhaŋwápe-kasná Wí;Waníyetu Wí;Tȟahékapšuŋ Wí|Aŋpétuwaŋži;Aŋpétunuŋpa;Aŋpétuyamni;Aŋpétutopa;Aŋpétuzaptaŋ;Owáŋgyužažapi;Aŋpétuwakȟaŋ|{month} {day}, {weekday}|{month} {day}
  lmo|sginer;fevrer;marz;avril;masg;sgiugn;luj;avost;setember;otover;november;dicember|lundì;mardì;mercoldì;sgiovedì;venerdì;sabet;domenega|{month} {day}, {weekday}|{month} {day}
  ln|sánzá ya yambo;sánzá ya míbalé;sánzá ya mísáto;sánzá ya mínei;sánzá ya mítáno;sánzá ya motóbá;sánzá ya nsambo;sánzá ya mwambe;sánzá ya libwa;sánzá ya zómi;sánzá ya zómi na mɔ̌kɔ́;sánzá ya zómi na míbalé|mokɔlɔ mwa yambo;mokɔlɔ mwa míbalé;mokɔlɔ mwa mísáto;mokɔlɔ ya mínéi;mokɔlɔ ya mítáno;mpɔ́sɔ;eyenga|{weekday} {day} {month}|{month} {day}
  lo|ມັງກອນ;ກຸມພາ;ມີນາ;ເມສາ;ພຶດສະພາ;ມິຖຸນາ;ກໍລະກົດ;ສິງຫາ;ກັນຍາ;ຕຸລາ;ພະຈິກ;ທັນວາ|ວັນຈັນ;ວັນອັງຄານ;ວັນພຸດ;ວັນພະຫັດ;ວັນສຸກ;ວັນເສົາ;ວັນອາທິດ|{weekday} {day} {month}|{day} {month}
  lrc|جانڤیە;فئڤریە;مارس;آڤریل;مئی;جوٙأن;جوٙلا;آگوست;سئپتامر;ئوکتوڤر;نوڤامر;دئسامر|Mon;Tue;Wed;Thu;Fri;Sat;Sun|{month} {day}, {weekday}|{month} {day}|۰۱۲۳۴۵۶۷۸۹
  lt|sausio;vasario;kovo;balandžio;gegužės;birželio;liepos;rugpjūčio;rugsėjo;spalio;lapkričio;gruodžio|pirmadienis;antradienis;trečiadienis;ketvirtadienis;penktadienis;šeštadienis;sekmadienis|{month} {day} d., {weekday}|{month} {day} d.
  lu|Ciongo;Lùishi;Lusòlo;Mùuyà;Lumùngùlù;Lufuimi;Kabàlàshìpù;Lùshìkà;Lutongolo;Lungùdi;Kaswèkèsè;Ciswà|Nkodya;Ndàayà;Ndangù;Njòwa;Ngòvya;Lubingu;Lumingu|{weekday} {day} {month}|{month} {day}
  luo|Dwe mar Achiel;Dwe mar Ariyo;Dwe mar Adek;Dwe mar Ang’wen;Dwe mar Abich;Dwe mar Auchiel;Dwe mar Abiriyo;Dwe mar Aboro;Dwe mar Ochiko;Dwe mar Apar;Dwe mar gi achiel;Dwe mar Apar gi ariyo|Wuok Tich;Tich Ariyo;Tich Adek;Tich Ang’wen;Tich Abich;Ngeso;Jumapil|{weekday}, {month} {day}|{month} {day}
  luy|Januari;Februari;Machi;Aprili;Mei;Juni;Julai;Agosti;Septemba;Oktoba;Novemba;Desemba|Jumatatu;Jumanne;Jumatano;Murwa wa Kanne;Murwa wa Katano;Jumamosi;Jumapiri|{weekday}, {month} {day}|{month} {day}
  lv|janvāris;februāris;marts;aprīlis;maijs;jūnijs;jūlijs;augusts;septembris;oktobris;novembris;decembris|pirmdiena;otrdiena;trešdiena;ceturtdiena;piektdiena;sestdiena;svētdiena|{weekday}, {day}. {month}|{day}. {month}
  mai|जनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितंबर;अक्तूबर;नवंबर;दिसंबर|सोम दिन;मंगल दिन;बुध दिन;बृहस्पति दिन;शुक्र दिन;शनि दिन;रवि दिन|{weekday}, {day} {month}|{day} {month}
  mas|Oladalʉ́;Arát;Ɔɛnɨ́ɔɨŋɔk;Olodoyíóríê inkókúâ;Oloilépūnyīē inkókúâ;Kújúɔrɔk;Mórusásin;Ɔlɔ́ɨ́bɔ́rárɛ;Kúshîn;Olgísan;Pʉshʉ́ka;Ntʉ́ŋʉ́s|Jumatátu;Jumane;Jumatánɔ;Alaámisi;Jumáa;Jumamósi;Jumapílí|{weekday}, {month} {day}|{month} {day}
  mer|Januarĩ;Feburuarĩ;Machi;Ĩpurũ;Mĩĩ;Njuni;Njuraĩ;Agasti;Septemba;Oktũba;Novemba;Dicemba|Muramuko;Wairi;Wethatu;Wena;Wetano;Jumamosi;Kiumia|{weekday}, {month} {day}|{month} {day}
  mfe|zanvie;fevriye;mars;avril;me;zin;zilye;out;septam;oktob;novam;desam|lindi;mardi;merkredi;zedi;vandredi;samdi;dimans|{weekday} {day} {month}|{day} {month}
  mg|Janoary;Febroary;Martsa;Aprily;Mey;Jona;Jolay;Aogositra;Septambra;Oktobra;Novambra;Desambra|Alatsinainy;Talata;Alarobia;Alakamisy;Zoma;Asabotsy;Alahady|{weekday} {day} {month}|{day} {month}
  mgh|Mweri wo kwanza;Mweri wo unayeli;Mweri wo uneraru;Mweri wo unecheshe;Mweri wo unethanu;Mweri wo thanu na mocha;Mweri wo saba;Mweri wo nane;Mweri wo tisa;Mweri wo kumi;Mweri wo kumi na moja;Mweri wo kumi na yel’li|Jumatatu;Jumanne;Jumatano;Arahamisi;Ijumaa;Jumamosi;Sabato|{weekday}, {month} {day}|{month} {day}
  mgo|iməg mbegtug;imeg àbùbì;imeg mbəŋchubi;iməg ngwə̀t;iməg fog;iməg ichiibɔd;iməg àdùmbə̀ŋ;iməg ichika;iməg kud;iməg tèsiʼe;iməg zò;iməg krizmed|Aneg 2;Aneg 3;Aneg 4;Aneg 5;Aneg 6;Aneg 7;Aneg 1|{month} {day}, {weekday}|{month} {day}
  mi|Hānuere;Pēpuere;Māehe;Āpereira;Mei;Hune;Hūrae;Ākuhata;Hepetema;Oketopa;Noema;Tīhema|Mane;Tūrei;Wenerei;Tāite;Paraire;Rāhoroi;Rātapu|{weekday}, {day} {month}|{day} {month}
  mk|јануари;февруари;март;април;мај;јуни;јули;август;септември;октомври;ноември;декември|понеделник;вторник;среда;четврток;петок;сабота;недела|{weekday}, {day} {month}|{day} {month}
  ml|ജനുവരി;ഫെബ്രുവരി;മാർച്ച്;ഏപ്രിൽ;മേയ്;ജൂൺ;ജൂലൈ;ഓഗസ്റ്റ്;സെപ്റ്റംബർ;ഒക്‌ടോബർ;നവംബർ;ഡിസംബർ|തിങ്കളാഴ്‌ച;ചൊവ്വാഴ്ച;ബുധനാഴ്‌ച;വ്യാഴാഴ്‌ച;വെള്ളിയാഴ്‌ച;ശനിയാഴ്‌ച;ഞായറാഴ്‌ച|{month} {day}, {weekday}|{month} {day}
  mn|нэгдүгээр сар;хоёрдугаар сар;гуравдугаар сар;дөрөвдүгээр сар;тавдугаар сар;зургаадугаар сар;долоодугаар сар;наймдугаар сар;есдүгээр сар;аравдугаар сар;арван нэгдүгээр сар;арван хоёрдугаар сар|даваа;мягмар;лхагва;пүрэв;баасан;бямба;ням|{month}ын {day}. {weekday}|{month}ын {day}
  mni|জনুৱারী;ফেব্রুৱারি;মার্চ;এপ্রিল;মে;জুন;জুলাই;‌ওগষ্ট;সেপ্টেম্বর;ওক্টোবর;নভেম্বর;ডিসেম্বর|নিংথৌকাবা;লৈবাকপোকপা;য়ুমশকৈশা;শগোলশেন;ইরাই;থাংজ;নোংমাইজিং|{month} {day}, {weekday}|{month} {day}|০১২৩৪৫৬৭৮৯
  mr|जानेवारी;फेब्रुवारी;मार्च;एप्रिल;मे;जून;जुलै;ऑगस्ट;सप्टेंबर;ऑक्टोबर;नोव्हेंबर;डिसेंबर|सोमवार;मंगळवार;बुधवार;गुरुवार;शुक्रवार;शनिवार;रविवार|{weekday}, {day} {month}|{day} {month}
  ms|Januari;Februari;Mac;April;Mei;Jun;Julai;Ogos;September;Oktober;November;Disember|Isnin;Selasa;Rabu;Khamis;Jumaat;Sabtu;Ahad|{weekday}, {day} {month}|{day} {month}
  ms-Arab|جانواري;فيبواري;مچ;اڤريل;مي;جون;جولاي;ݢوس;سيڤتيمبر;اوکتوبر;نوۏيمبر;ديسيمبر|اثنين;ثلاث;رابو;خميس;جمعة;سبتو;احد|{weekday}، {day} {month}|{day} {month}
  mt|Jannar;Frar;Marzu;April;Mejju;Ġunju;Lulju;Awwissu;Settembru;Ottubru;Novembru;Diċembru|It-Tnejn;It-Tlieta;L-Erbgħa;Il-Ħamis;Il-Ġimgħa;Is-Sibt;Il-Ħadd|{weekday}, {day} ta’ {month}|{day} ta’ {month}
  mua|Fĩi Loo;Cokcwaklaŋne;Cokcwaklii;Fĩi Marfoo;Madǝǝuutǝbijaŋ;Mamǝŋgwãafahbii;Mamǝŋgwãalii;Madǝmbii;Fĩi Dǝɓlii;Fĩi Mundaŋ;Fĩi Gwahlle;Fĩi Yuru|Comlaaɗii;Comzyiiɗii;Comkolle;Comkaldǝɓlii;Comgaisuu;Comzyeɓsuu;Com’yakke|{weekday} {day} {month}|{month} {day}
  mus|Rvfo Cuse;Hotvle Hvse;Tasahcuce;Tasahce Rakko;Ke Hvse;Kvco Hvse;Hiyuce;Hiyo Rakko;Otowoskuce;Otowoskv Rakko;Ehole;Rvfo Rakko|Enhvteceskv;Enhvteceskv Enhvyvtke;Ennvrkvpv;Ennvrkvpv Enhvyvtke;Nak Okkoskv Nettv;Nettv Cakʼcuse;Nettvʼcako|{month} {day}, {weekday}|{month} {day}
  my|ဇန်နဝါရီ;ဖေဖော်ဝါရီ;မတ်;ဧပြီ;မေ;ဇွန်;ဇူလိုင်;ဩဂုတ်;စက်တင်ဘာ;အောက်တိုဘာ;နိုဝင်ဘာ;ဒီဇင်ဘာ|တနင်္လာ;အင်္ဂါ;ဗုဒ္ဓဟူး;ကြာသပတေး;သောကြာ;စနေ;တနင်္ဂနွေ|{month} {day} {weekday}|{month} {day}|၀၁၂၃၄၅၆၇၈၉
  myv|якшамков;даволков;эйзюрков;чадыков;панжиков;аштемков;медьков;умарьков;таштамков;ожоков;сундерьков;ацамков|атяньчистэ;вастаньчистэ;куншкачистэ;калоньчистэ;сюконьчистэ;шлямочистэ;таргочистэ|{month} {day}, {weekday}|{month} {day}
  mzn|ژانویه;فوریه;مارس;آوریل;مه;ژوئن;ژوئیه;اوت;سپتامبر;اکتبر;نوامبر;دسامبر|Mon;Tue;Wed;Thu;Fri;Sat;Sun|{month} {day}, {weekday}|{month} {day}|۰۱۲۳۴۵۶۷۸۹
  naq|ǃKhanni;ǃKhanǀgôab;ǀKhuuǁkhâb;ǃHôaǂkhaib;ǃKhaitsâb;Gamaǀaeb;ǂKhoesaob;Aoǁkhuumûǁkhâb;Taraǀkhuumûǁkhâb;ǂNûǁnâiseb;ǀHooǂgaeb;Hôasoreǁkhâb|Mantaxtsees;Denstaxtsees;Wunstaxtsees;Dondertaxtsees;Fraitaxtsees;Satertaxtsees;Sontaxtsees|{weekday}, {month} {day}|{month} {day}
  nb|januar;februar;mars;april;mai;juni;juli;august;september;oktober;november;desember|mandag;tirsdag;onsdag;torsdag;fredag;lørdag;søndag|{weekday} {day}. {month}|{day}. {month}
  nd|Zibandlela;Nhlolanja;Mbimbitho;Mabasa;Nkwenkwezi;Nhlangula;Ntulikazi;Ncwabakazi;Mpandula;Mfumfu;Lwezi;Mpalakazi|Mvulo;Sibili;Sithathu;Sine;Sihlanu;Mgqibelo;Sonto|{weekday}, {month} {day}|{month} {day}
  nds|Januaar;Februaar;März;April;Mai;Juni;Juli;August;September;Oktover;November;Dezember|Maandag;Dingsdag;Middeweken;Dunnersdag;Freedag;Sünnavend;Sünndag|{month} {day}, {weekday}|{month} {day}
  ne|जनवरी;फेब्रुअरी;मार्च;अप्रिल;मे;जुन;जुलाई;अगस्ट;सेप्टेम्बर;अक्टोबर;नोभेम्बर;डिसेम्बर|सोमबार;मङ्गलबार;बुधबार;बिहिबार;शुक्रबार;शनिबार;आइतबार|{month} {day}, {weekday}|{month} {day}|०१२३४५६७८९
  nl|januari;februari;maart;april;mei;juni;juli;augustus;september;oktober;november;december|maandag;dinsdag;woensdag;donderdag;vrijdag;zaterdag;zondag|{weekday} {day} {month}|{day} {month}
  nmg|ngwɛn matáhra;ngwɛn ńmba;ngwɛn ńlal;ngwɛn ńna;ngwɛn ńtan;ngwɛn ńtuó;ngwɛn hɛmbuɛrí;ngwɛn lɔmbi;ngwɛn rɛbvuâ;ngwɛn wum;ngwɛn wum navǔr;krísimin|mɔ́ndɔ;sɔ́ndɔ mafú mába;sɔ́ndɔ mafú málal;sɔ́ndɔ mafú mána;mabágá má sukul;sásadi;sɔ́ndɔ|{weekday} {day} {month}|{month} {day}
  nn|januar;februar;mars;april;mai;juni;juli;august;september;oktober;november;desember|måndag;tysdag;onsdag;torsdag;fredag;laurdag;søndag|{weekday} {day}. {month}|{day}. {month}
  nnh|saŋ tsetsɛ̀ɛ lùm;saŋ kàg ngwóŋ;saŋ lepyè shúm;saŋ cÿó;saŋ tsɛ̀ɛ cÿó;saŋ njÿoláʼ;saŋ tyɛ̀b tyɛ̀b mbʉ̀ŋ;saŋ mbʉ̀ŋ;saŋ ngwɔ̀ʼ mbÿɛ;saŋ tàŋa tsetsáʼ;saŋ mejwoŋó;saŋ lùm|mvfò lyɛ̌ʼ;mbɔ́ɔntè mvfò lyɛ̌ʼ;tsètsɛ̀ɛ lyɛ̌ʼ;mbɔ́ɔntè tsetsɛ̀ɛ lyɛ̌ʼ;mvfò màga lyɛ̌ʼ;màga lyɛ̌ʼ;lyɛʼɛ́ sẅíŋtè|{month} {day}, {weekday}|{month} {day}
  no|januar;februar;mars;april;mai;juni;juli;august;september;oktober;november;desember|mandag;tirsdag;onsdag;torsdag;fredag;lørdag;søndag|{weekday} {day}. {month}|{day}. {month}
  nqo|ߓߌ߲ߠߊߥߎߟߋ߲;ߞߏ߲ߞߏߜߍ;ߕߙߊߓߊ;ߞߏ߲ߞߏߘߌ߬ߓߌ;ߘߓߊ߬ߕߊ;ߥߊ߬ߛߌ߬ߥߙߊ;ߞߊ߬ߙߌߝߐ߭;ߘߓߊ߬ߓߌߟߊ;ߕߎߟߊߝߌ߲;ߞߏ߲ߓߌߕߌ߮;ߣߍߣߍߓߊ;ߞߏߟߌ߲ߞߏߟߌ߲|ߞߐ߬ߓߊ߬ߟߏ߲;ߞߐ߬ߟߏ߲;ߞߎߣߎ߲ߟߏ߲;ߓߌߟߏ߲;ߛߌ߬ߣߌ߲߬ߟߏ߲;ߞߍ߲ߘߍߟߏ߲;ߞߊ߯ߙߌߟߏ߲|{month} {day}, {weekday}|{month} {day}|߀߁߂߃߄߅߆߇߈߉
  nr|Janabari;uFeberbari;uMatjhi;u-Apreli;Meyi;Juni;Julayi;Arhostosi;Septemba;Oktoba;Usinyikhaba;Disemba|uMvulo;uLesibili;Lesithathu;uLesine;ngoLesihlanu;umGqibelo;uSonto|{month} {day}, {weekday}|{month} {day}
  nso|Janeware;Febereware;Matšhe;Aporele;Mei;June;Julae;Agosetose;Setemere;Oktobore;Nofemere;Disemere|Mošupologo;Labobedi;Laboraro;Labone;Labohlano;Mokibelo;Lamorena|{month} {day}, {weekday}|{month} {day}
  nus|Tiop thar pɛt;Pɛt;Duɔ̱ɔ̱ŋ;Guak;Duät;Kornyoot;Pay yie̱tni;Tho̱o̱r;Tɛɛr;Laath;Kur;Tio̱p in di̱i̱t|Jiec la̱t;Rɛw lätni;Diɔ̱k lätni;Ŋuaan lätni;Dhieec lätni;Bäkɛl lätni;Cäŋ kuɔth|{weekday} {day} {month}|{month} {day}
  ny|Januwale;Febuluwale;Malichi;Epulo;Mei;Juni;Julai;Ogasiti;Seputemba;Okutoba;Novemba;Disemba|Lolemba;Lachiwiri;Lachitatu;Lachinayi;Lachisanu;Loweruka;Lamulungu|{month} {day}, {weekday}|{month} {day}
  nyn|Okwokubanza;Okwakabiri;Okwakashatu;Okwakana;Okwakataana;Okwamukaaga;Okwamushanju;Okwamunaana;Okwamwenda;Okwaikumi;Okwaikumi na kumwe;Okwaikumi na ibiri|Orwokubanza;Orwakabiri;Orwakashatu;Orwakana;Orwakataano;Orwamukaaga;Sande|{weekday}, {month} {day}|{month} {day}
  oc|de genièr;de febrièr;de març;d’abril;de mai;de junh;de julhet;d’agost;de setembre;d’octòbre;de novembre;de decembre|diluns;dimars;dimècres;dijòus;divendres;dissabte;dimenge|{month} {day}, {weekday}|{month} {day}
  om|Amajjii;Guraandhala;Bitootessa;Eebila;Caamsaa;Waxabajjii;Adoolessa;Hagayya;Fulbaana;Onkoloolessa;Sadaasa;Mudde|Wiixata;Kibxata;Roobii;Kamisa;Jimaata;Sanbata;Dilbata|{weekday}, {month} {day}|{month} {day}
  or|ଜାନୁଆରୀ;ଫେବୃଆରୀ;ମାର୍ଚ୍ଚ;ଅପ୍ରେଲ;ମଇ;ଜୁନ;ଜୁଲାଇ;ଅଗଷ୍ଟ;ସେପ୍ଟେମ୍ବର;ଅକ୍ଟୋବର;ନଭେମ୍ବର;ଡିସେମ୍ବର|ସୋମବାର;ମଙ୍ଗଳବାର;ବୁଧବାର;ଗୁରୁବାର;ଶୁକ୍ରବାର;ଶନିବାର;ରବିବାର|{weekday}, {month} {day}|{month} {day}
  os|январы;февралы;мартъийы;апрелы;майы;июны;июлы;августы;сентябры;октябры;ноябры;декабры|къуырисӕр;дыццӕг;ӕртыццӕг;цыппӕрӕм;майрӕмбон;сабат;хуыцаубон|{weekday}, {day} {month}|{month} {day}
  osa|𐓀𐓣͘𐓪͘𐓬𐓘 𐓄𐓘𐓡𐓛͘𐓧𐓟;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓵𐓪͘𐓬𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓵𐓘𐓜𐓣;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓰𐓪𐓬𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓮𐓘𐓰𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓯𐓘𐓬𐓟;𐓀𐓣͘𐓪͘𐓬𐓘 𐓄𐓟𐓵𐓪͘𐓬𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐒼𐓣𐓟𐓰𐓪𐓬𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐒿𐓟𐓜𐓛𐓲𐓟𐓷𐓣͘𐓤𐓟;𐓀𐓣͘𐓪͘𐓬𐓘 𐒿𐓟𐓜𐓛;𐓀𐓣͘𐓪͘𐓬𐓘 𐒰𐓧𐓣 𐓏𐓣͘𐓸𐓲𐓣;𐓀𐓣͘𐓪͘𐓬𐓘 𐒰𐓧𐓣 𐓍𐓪͘𐓬𐓘|𐒹𐓘͘𐓬𐓘 𐓄𐓘𐓡𐓛͘𐓧𐓣;𐒹𐓘͘𐓬𐓘 𐓏𐓟𐓵𐓪͘𐓬𐓘;𐒹𐓘͘𐓬𐓘 𐓏𐓟𐓵𐓘𐓜𐓣;𐒹𐓘͘𐓬𐓘 𐓏𐓟𐓰𐓪𐓬𐓘;𐒹𐓘͘𐓬𐓘 𐓈𐓘 𐓵𐓘𐓲𐓘 𐓻𐓣͘;𐒹𐓘͘𐓬𐓘 𐓂𐓤𐓘𐓸𐓟 𐓣͘𐓤𐓟;𐒹𐓘͘𐓬𐓘 𐓏𐓘𐓤𐓘͘𐓰𐓘𐓤𐓣|{month} {day}, {weekday}|{month} {day}
  pa|ਜਨਵਰੀ;ਫ਼ਰਵਰੀ;ਮਾਰਚ;ਅਪ੍ਰੈਲ;ਮਈ;ਜੂਨ;ਜੁਲਾਈ;ਅਗਸਤ;ਸਤੰਬਰ;ਅਕਤੂਬਰ;ਨਵੰਬਰ;ਦਸੰਬਰ|ਸੋਮਵਾਰ;ਮੰਗਲਵਾਰ;ਬੁੱਧਵਾਰ;ਵੀਰਵਾਰ;ਸ਼ੁੱਕਰਵਾਰ;ਸ਼ਨਿੱਚਰਵਾਰ;ਐਤਵਾਰ|{weekday}, {day} {month}|{day} {month}
  pa-Arab|جنوری;فروری;مارچ;اپریل;مئ;جون;جولائی;اگست;ستمبر;اکتوبر;نومبر;دسمبر|پیر;منگل;بُدھ;جمعرات;جمعہ;ہفتہ;اتوار|{month} {day}, {weekday}|{month} {day}|۰۱۲۳۴۵۶۷۸۹
  pcm|Jénúári;Fẹ́búári;Mach;Éprel;Mee;Jun;Julai;Ọgọst;Sẹptẹ́mba;Ọktóba;Nọvẹ́mba;Disẹ́mba|Mọ́ndè;Tiúzdè;Wẹ́nẹ́zdè;Tọ́zdè;Fraídè;Sátọdè;Sọ́ndè|{weekday}, {day} {month}|{day} {month}
  pl|stycznia;lutego;marca;kwietnia;maja;czerwca;lipca;sierpnia;września;października;listopada;grudnia|poniedziałek;wtorek;środa;czwartek;piątek;sobota;niedziela|{weekday}, {day} {month}|{day} {month}
  prg|rags;wassarins;pūlis;sakkis;zallaws;sīmenis;līpa;daggis;sillins;spallins;lapkrūtis;sallaws|panadīli;wisasīdis;pussisawaiti;ketwirtiks;pēntniks;sabattika;nadīli|{month} {day}, {weekday}|{month} {day}
  ps|جنوري;فبروري;مارچ;اپریل;مۍ;جون;جولای;اګست;سېپتمبر;اکتوبر;نومبر;دسمبر|دونۍ;درېنۍ;څلرنۍ;پينځنۍ;جمعه;اونۍ;يونۍ|{month} {day}, {weekday}|{day} {month}|۰۱۲۳۴۵۶۷۸۹
  ps-PK|جنوري;فبروري;مارچ;اپریل;مۍ;جون;جولای;اګست;سېپتمبر;اکتوبر;نومبر;دسمبر|دونۍ;درېنۍ;څلرنۍ;پينځنۍ;جمعه;اونۍ;يونۍ|{weekday}, {month} {day}|{month} {day}|۰۱۲۳۴۵۶۷۸۹
  pt|janeiro;fevereiro;março;abril;maio;junho;julho;agosto;setembro;outubro;novembro;dezembro|segunda-feira;terça-feira;quarta-feira;quinta-feira;sexta-feira;sábado;domingo|{weekday}, {day} de {month}|{day} de {month}
  qu|Enero;Febrero;Marzo;Abril;Mayo;Junio;Julio;Agosto;Setiembre;Octubre;Noviembre;Diciembre|Lunes;Martes;Miércoles;Jueves;Viernes;Sábado;Domingo|{weekday}, {day} {month}|{day} {month}
  raj|जनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितम्बर;अक्टूबर;नवंबर;दिसंबर|सोमवार;मंगलवार;बुधवार;गुरुवार;शुक्रवार;शनिवार;रविवार|{month} {day}, {weekday}|{month} {day}|०१२३४५६७८९
  rm|da schaner;da favrer;da mars;d’avrigl;da matg;da zercladur;da fanadur;d’avust;da settember;d’october;da november;da december|glindesdi;mardi;mesemna;gievgia;venderdi;sonda;dumengia|{weekday}, {day} {month}|{day} {month}
  rn|Nzero;Ruhuhuma;Ntwarante;Ndamukiza;Rusama;Ruheshi;Mukakaro;Nyandagaro;Nyakanga;Gitugutu;Munyonyo;Kigarama|Ku wa mbere;Ku wa kabiri;Ku wa gatatu;Ku wa kane;Ku wa gatanu;Ku wa gatandatu;Ku w’indwi|{weekday} {day} {month}|{month} {day}
  ro|ianuarie;februarie;martie;aprilie;mai;iunie;iulie;august;septembrie;octombrie;noiembrie;decembrie|luni;marți;miercuri;joi;vineri;sâmbătă;duminică|{weekday}, {day} {month}|{day} {month}
  rof|Mweri wa kwanza;Mweri wa kaili;Mweri wa katatu;Mweri wa kaana;Mweri wa tanu;Mweri wa sita;Mweri wa saba;Mweri wa nane;Mweri wa tisa;Mweri wa ikumi;Mweri wa ikumi na moja;Mweri wa ikumi na mbili|Ijumatatu;Ijumanne;Ijumatano;Alhamisi;Ijumaa;Ijumamosi;Ijumapili|{weekday}, {month} {day}|{month} {day}
  ru|января;февраля;марта;апреля;мая;июня;июля;августа;сентября;октября;ноября;декабря|понедельник;вторник;среда;четверг;пятница;суббота;воскресенье|{weekday}, {day} {month}|{day} {month}
  rw|Mutarama;Gashyantare;Werurwe;Mata;Gicurasi;Kamena;Nyakanga;Kanama;Nzeri;Ukwakira;Ugushyingo;Ukuboza|Kuwa mbere;Kuwa kabiri;Kuwa gatatu;Kuwa kane;Kuwa gatanu;Kuwa gatandatu;Ku cyumweru|{month} {day}, {weekday}|{month} {day}
  rwk|Januari;Februari;Machi;Aprilyi;Mei;Junyi;Julyai;Agusti;Septemba;Oktoba;Novemba;Desemba|Jumatatuu;Jumanne;Jumatanu;Alhamisi;Ijumaa;Jumamosi;Jumapilyi|{weekday}, {month} {day}|{month} {day}
  sa|जनवरीमासः;फरवरीमासः;मार्चमासः;अप्रैलमासः;मईमासः;जूनमासः;जुलाईमासः;अगस्तमासः;सितंबरमासः;अक्तूबरमासः;नवंबरमासः;दिसंबरमासः|सोमवासरः;मंगलवासरः;बुधवासरः;गुरुवासर:;शुक्रवासरः;शनिवासरः;रविवासरः|{weekday}, {day} {month}|{day} {month}|०१२३४५६७८९
  sah|Тохсунньу;Олунньу;Кулун тутар;Муус устар;Ыам ыйын;Бэс ыйын;От ыйын;Атырдьых ыйын;Балаҕан ыйын;Алтынньы;Сэтинньи;ахсынньы|бэнидиэнньик;оптуорунньук;сэрэдэ;чэппиэр;Бээтиҥсэ;субуота;баскыһыанньа|{month} {day}, {weekday}|{month} {day}
  saq|Lapa le obo;Lapa le waare;Lapa le okuni;Lapa le ong’wan;Lapa le imet;Lapa le ile;Lapa le sapa;Lapa le isiet;Lapa le saal;Lapa le tomon;Lapa le tomon obo;Lapa le tomon waare|Mderot ee kuni;Mderot ee ong’wan;Mderot ee inet;Mderot ee ile;Mderot ee sapa;Mderot ee kwe;Mderot ee are|{weekday}, {month} {day}|{month} {day}
  sat|ᱡᱟᱱᱣᱟᱨᱤ;ᱯᱷᱟᱨᱣᱟᱨᱤ;ᱢᱟᱨᱪ;ᱟᱯᱨᱮᱞ;ᱢᱮ;ᱡᱩᱱ;ᱡᱩᱞᱟᱭ;ᱟᱜᱟᱥᱛ;ᱥᱮᱯᱴᱮᱢᱵᱟᱨ;ᱚᱠᱴᱚᱵᱟᱨ;ᱱᱟᱣᱟᱢᱵᱟᱨ;ᱫᱤᱥᱟᱢᱵᱟᱨ|ᱚᱛᱮ;ᱵᱟᱞᱮ;ᱥᱟᱹᱜᱩᱱ;ᱥᱟᱹᱨᱫᱤ;ᱡᱟᱹᱨᱩᱢ;ᱧᱩᱦᱩᱢ;ᱥᱤᱸᱜᱮ|{month} {day}, {weekday}|{month} {day}|᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙
  sbp|Mupalangulwa;Mwitope;Mushende;Munyi;Mushende Magali;Mujimbi;Mushipepo;Mupuguto;Munyense;Mokhu;Musongandembwe;Muhaano|Jumatatu;Jumanne;Jumatano;Alahamisi;Ijumaa;Jumamosi;Mulungu|{weekday}, {month} {day}|{month} {day}
  sc|ghennàrgiu;freàrgiu;martzu;abrile;maju;làmpadas;trìulas;austu;cabudanni;santugaine;santandria;nadale|lunis;martis;mèrcuris;giòbia;chenàbura;sàbadu;domìniga|{weekday} {day} de {month}|{day} de {month}
  sd|جنوري;فيبروري;مارچ;اپريل;مئي;جون;جولاءِ;آگسٽ;سيپٽمبر;آڪٽوبر;نومبر;ڊسمبر|سومر;اڱارو;اربع;خميس;جمعو;ڇنڇر;آچر|{month} {day}, {weekday}|{month} {day}|٠١٢٣٤٥٦٧٨٩
  sd-Deva|जनवरी;फेबरवरी;मार्चु;अप्रेल;मई;जून;जुलाई;आगस्ट;सप्टेंबर;आक्टोबर;नवंबर;डिसंबर|सूमर;मंगलु;ॿुधर;विस्पत;जुमो;छंछर;आर्तवार|{weekday}, {month} {day}|{month} {day}
  se|ođđajagemánnu;guovvamánnu;njukčamánnu;cuoŋománnu;miessemánnu;geassemánnu;suoidnemánnu;borgemánnu;čakčamánnu;golggotmánnu;skábmamánnu;juovlamánnu|vuossárga;maŋŋebárga;gaskavahkku;duorasdat;bearjadat;lávvardat;sotnabeaivi|{month} {day}, {weekday}|{month} {day}
  se-FI|ođđajagemánnu;guovvamánnu;njukčamánnu;cuoŋománnu;miessemánnu;geassemánnu;suoidnemánnu;borgemánnu;čakčamánnu;golggotmánnu;skábmamánnu;juovlamánnu|mánnodat;disdat;gaskavahkku;duorastat;bearjadat;lávvordat;sotnabeaivi|{weekday} {day} {month}|{day} {month}
  seh|Janeiro;Fevreiro;Marco;Abril;Maio;Junho;Julho;Augusto;Setembro;Otubro;Novembro;Decembro|Chiposi;Chipiri;Chitatu;Chinai;Chishanu;Sabudu;Dimingu|{weekday}, {day} {month}|{day} {month}
  ses|Žanwiye;Feewiriye;Marsi;Awiril;Me;Žuweŋ;Žuyye;Ut;Sektanbur;Oktoobur;Noowanbur;Deesanbur|Atinni;Atalaata;Alarba;Alhamiisa;Alzuma;Asibti;Alhadi|{weekday} {day} {month}|{day} {month}
  sg|Nyenye;Fulundïgi;Mbängü;Ngubùe;Bêläwü;Föndo;Lengua;Kükürü;Mvuka;Ngberere;Nabändüru;Kakauka|Bïkua-ûse;Bïkua-ptâ;Bïkua-usïö;Bïkua-okü;Lâpôsö;Lâyenga;Bikua-ôko|{weekday} {day} {month}|{day} {month}
  shi|ⵉⵏⵏⴰⵢⵔ;ⴱⵕⴰⵢⵕ;ⵎⴰⵕⵚ;ⵉⴱⵔⵉⵔ;ⵎⴰⵢⵢⵓ;ⵢⵓⵏⵢⵓ;ⵢⵓⵍⵢⵓⵣ;ⵖⵓⵛⵜ;ⵛⵓⵜⴰⵏⴱⵉⵔ;ⴽⵜⵓⴱⵔ;ⵏⵓⵡⴰⵏⴱⵉⵔ;ⴷⵓⵊⴰⵏⴱⵉⵔ|ⴰⵢⵏⴰⵙ;ⴰⵙⵉⵏⴰⵙ;ⴰⴽⵕⴰⵙ;ⴰⴽⵡⴰⵙ;ⵙⵉⵎⵡⴰⵙ;ⴰⵙⵉⴹⵢⴰⵙ;ⴰⵙⴰⵎⴰⵙ|{weekday} {day} {month}|{day} {month}
  si|ජනවාරි;පෙබරවාරි;මාර්තු;අප්‍රේල්;මැයි;ජූනි;ජූලි;අගෝස්තු;සැප්තැම්බර්;ඔක්තෝබර්;නොවැම්බර්;දෙසැම්බර්|සඳුදා;අඟහරුවාදා;බදාදා;බ්‍රහස්පතින්දා;සිකුරාදා;සෙනසුරාදා;ඉරිදා|{month} {day} {weekday}|{month} {day}
  sk|januára;februára;marca;apríla;mája;júna;júla;augusta;septembra;októbra;novembra;decembra|pondelok;utorok;streda;štvrtok;piatok;sobota;nedeľa|{weekday}, {day}. {month}|{day}. {month}
  sl|januar;februar;marec;april;maj;junij;julij;avgust;september;oktober;november;december|ponedeljek;torek;sreda;četrtek;petek;sobota;nedelja|{weekday}, {day}. {month}|{day}. {month}
  smn|uđđâivemáánu;kuovâmáánu;njuhčâmáánu;cuáŋuimáánu;vyesimáánu;kesimáánu;syeinimáánu;porgemáánu;čohčâmáánu;roovvâdmáánu;skammâmáánu;juovlâmáánu|vuossaargâ;majebaargâ;koskoho;tuorâstuv;vástuppeeivi;lávurduv;pasepeeivi|{weekday}, {month} {day}.|{month} {day}.
  sn|Ndira;Kukadzi;Kurume;Kubvumbi;Chivabvu;Chikumi;Chikunguru;Nyamavhuvhu;Gunyana;Gumiguru;Mbudzi;Zvita|Muvhuro;Chipiri;Chitatu;China;Chishanu;Mugovera;Svondo|{weekday}, {month} {day}|{month} {day}
  so|Janaayo;Febraayo;Maarso;Abriil;Maayo;Juun;Luulyo;Agosto;Sebtembar;Oktoobar;Noofeembar;Diseembar|Isniin;Talaado;Arbaco;Khamiis;Jimco;Sabti;Axad|{weekday}, {month} {day}|{month} {day}
  sq|janar;shkurt;mars;prill;maj;qershor;korrik;gusht;shtator;tetor;nëntor;dhjetor|e hënë;e martë;e mërkurë;e enjte;e premte;e shtunë;e diel|{weekday}, {day} {month}|{day} {month}
  sr|јануар;фебруар;март;април;мај;јун;јул;август;септембар;октобар;новембар;децембар|понедељак;уторак;среда;четвртак;петак;субота;недеља|{weekday}, {day}. {month}|{day}. {month}
  sr-Cyrl-BA|јануар;фебруар;март;април;мај;јун;јул;август;септембар;октобар;новембар;децембар|понедјељак;уторак;сриједа;четвртак;петак;субота;недјеља|{weekday}, {day}. {month}|{day}. {month}
  sr-Cyrl-ME|januar;februar;mart;april;maj;jun;jul;avgust;septembar;oktobar;novembar;decembar|ponedeljak;utorak;srijeda;četvrtak;petak;subota;nedjelja|{weekday}, {day}. {month}|{day}. {month}
  sr-Latn|januar;februar;mart;april;maj;jun;jul;avgust;septembar;oktobar;novembar;decembar|ponedeljak;utorak;sreda;četvrtak;petak;subota;nedelja|{weekday}, {day}. {month}|{day}. {month}
  sr-Latn-BA|januar;februar;mart;april;maj;jun;jul;avgust;septembar;oktobar;novembar;decembar|ponedjeljak;utorak;srijeda;četvrtak;petak;subota;nedjelja|{weekday}, {day}. {month}|{day}. {month}
  sr-Latn-ME|januar;februar;mart;april;maj;jun;jul;avgust;septembar;oktobar;novembar;decembar|ponedeljak;utorak;srijeda;četvrtak;petak;subota;nedjelja|{weekday}, {day}. {month}|{day}. {month}
  ss|Bhimbidvwane;iNdlovana;iNdlovu-lenkhulu;Mabasa;iNkhwekhweti;iNhlaba;Kholwane;iNgci;iNyoni;iMphala;Lweti;iNgongoni|uMsombuluko;Lesibili;Lesitsatfu;Lesine;Lesihlanu;uMgcibelo;Lisontfo|{month} {day}, {weekday}|{month} {day}
  st|Pherekgong;Hlakola;Hlakubele;Mmesa;Motsheanong;Phupjane;Phupu;Phato;Lwetse;Mphalane;Pudungwana;Tshitwe|Mantaha;Labobedi;Laboraro;Labone;Labohlano;Moqebelo;Sontaha|{month} {day}, {weekday}|{month} {day}
  su|Januari;Pébruari;Maret;April;Méi;Juni;Juli;Agustus;Séptémber;Oktober;Nopémber;Désémber|Senén;Salasa;Rebo;Kemis;Jumaah;Saptu;Minggu|{weekday}, {day} {month}|{day} {month}
  sv|januari;februari;mars;april;maj;juni;juli;augusti;september;oktober;november;december|måndag;tisdag;onsdag;torsdag;fredag;lördag;söndag|{weekday} {day} {month}|{day} {month}
  sw|Januari;Februari;Machi;Aprili;Mei;Juni;Julai;Agosti;Septemba;Oktoba;Novemba;Desemba|Jumatatu;Jumanne;Jumatano;Alhamisi;Ijumaa;Jumamosi;Jumapili|{weekday}, {day} {month}|{day} {month}
  syr|ܟܢܘܢ ܐܚܪܝܐ;ܫܒܛ;ܐܕܪ;ܢܝܣܢ;ܐܝܪ;ܚܙܝܪܢ;ܬܡܘܙ;ܐܒ;ܐܝܠܘܠ;ܬܫܪܝܢ ܩܕܡܝܐ;ܬܫܪܝܢ ܐܚܪܝܐ;ܟܢܘܢ ܩܕܡܝܐ|ܬܪܝܢܒܫܒܐ;ܬܠܬܒܫܒܐ;ܐܪܒܥܒܫܒܐ;ܚܡܫܒܫܒܐ;ܥܪܘܒܬܐ;ܫܒܬܐ;ܚܕܒܫܒܐ|{weekday}، {day} ܒ{month}|{day} ܒ{month}
  szl|stycznia;lutego;marca;kwietnia;moja;czyrwca;lipca;siyrpnia;września;października;listopada;grudnia|pyńdziałek;wtorek;strzoda;sztwortek;piōntek;sobota;niydziela|{month} {day}, {weekday}|{month} {day}
  ta|ஜனவரி;பிப்ரவரி;மார்ச்;ஏப்ரல்;மே;ஜூன்;ஜூலை;ஆகஸ்ட்;செப்டம்பர்;அக்டோபர்;நவம்பர்;டிசம்பர்|திங்கள்;செவ்வாய்;புதன்;வியாழன்;வெள்ளி;சனி;ஞாயிறு|{month} {day}, {weekday}|{day} {month}
  te|జనవరి;ఫిబ్రవరి;మార్చి;ఏప్రిల్;మే;జూన్;జులై;ఆగస్టు;సెప్టెంబర్;అక్టోబర్;నవంబర్;డిసెంబర్|సోమవారం;మంగళవారం;బుధవారం;గురువారం;శుక్రవారం;శనివారం;ఆదివారం|{day} {month}, {weekday}|{day} {month}
  teo|Orara;Omuk;Okwamg’;Odung’el;Omaruk;Omodok’king’ol;Ojola;Opedel;Osokosokoma;Otibar;Olabor;Opoo|Nakaebarasa;Nakaare;Nakauni;Nakaung’on;Nakakany;Nakasabiti;Nakaejuma|{weekday}, {month} {day}|{month} {day}
  tg|Январ;Феврал;Март;Апрел;Май;Июн;Июл;Август;Сентябр;Октябр;Ноябр;Декабр|Душанбе;Сешанбе;Чоршанбе;Панҷшанбе;Ҷумъа;Шанбе;Якшанбе|{weekday}, {day} {month}|{day} {month}
  th|มกราคม;กุมภาพันธ์;มีนาคม;เมษายน;พฤษภาคม;มิถุนายน;กรกฎาคม;สิงหาคม;กันยายน;ตุลาคม;พฤศจิกายน;ธันวาคม|วันจันทร์;วันอังคาร;วันพุธ;วันพฤหัสบดี;วันศุกร์;วันเสาร์;วันอาทิตย์|{weekday}ที่ {day} {month}|{day} {month}
  ti|ጥሪ;ለካቲት;መጋቢት;ሚያዝያ;ጉንበት;ሰነ;ሓምለ;ነሓሰ;መስከረም;ጥቅምቲ;ሕዳር;ታሕሳስ|ሰኑይ;ሰሉስ;ረቡዕ;ሓሙስ;ዓርቢ;ቀዳም;ሰንበት|{weekday}፣ {day} {month}|{day} {month}
  tig|ጃንዩወሪ;ፌብሩወሪ;ማርች;ኤፕረል;ሜይ;ጁን;ጁላይ;ኦገስት;ሴፕቴምበር;ኦክተውበር;ኖቬምበር;ዲሴምበር|ሰኖ;ታላሸኖ;ኣረርባዓ;ከሚሽ;ጅምዓት;ሰንበት ንኢሽ;ሰንበት ዓባይ|{month} {day}, {weekday}|{month} {day}
  tk|ýanwar;fewral;mart;aprel;maý;iýun;iýul;awgust;sentýabr;oktýabr;noýabr;dekabr|duşenbe;sişenbe;çarşenbe;penşenbe;anna;şenbe;ýekşenbe|{day} {month} {weekday}|{day} {month}
  tn|Ferikgong;Tlhakole;Mopitlo;Moranang;Motsheganang;Seetebosigo;Phukwi;Phatwe;Lwetse;Diphalane;Ngwanatsele;Sedimonthole|Mosupologo;Labobedi;Laboraro;Labone;Labotlhano;Matlhatso;Tshipi|{month} {day}, {weekday}|{month} {day}
  to|Sānuali;Fēpueli;Maʻasi;ʻEpeleli;Mē;Sune;Siulai;ʻAokosi;Sēpitema;ʻOkatopa;Nōvema;Tīsema|Mōnite;Tūsite;Pulelulu;Tuʻapulelulu;Falaite;Tokonaki;Sāpate|{weekday} {day} {month}|{day} {month}
  tok|mun #1;mun #2;mun #3;mun #4;mun #5;mun #6;mun #7;mun #8;mun #9;mun #10;mun #11;mun #12|suno esun #1;suno esun #2;suno esun #3;suno esun #4;suno esun #5;suno esun #6;suno esun #7|{month} {day}, {weekday}|{month} {day}
  tr|Ocak;Şubat;Mart;Nisan;Mayıs;Haziran;Temmuz;Ağustos;Eylül;Ekim;Kasım;Aralık|Pazartesi;Salı;Çarşamba;Perşembe;Cuma;Cumartesi;Pazar|{day} {month} {weekday}|{day} {month}
  trv|Kingal idas;Dha idas;Tru idas;Spat idas;Rima idas;Mataru idas;Empitu idas;Maspat idas;Mngari idas;Maxal idas;Maxal kingal idas;Maxal dha idas|tgKingal jiyax iyax sngayan;tgDha jiyax iyax sngayan;tgTru jiyax iyax sngayan;tgSpac jiyax iyax sngayan;tgRima jiyax iyax sngayan;tgMataru jiyax iyax sngayan;Jiyax sngayan|{weekday} {month} {day}|{month} {day}
  ts|Sunguti;Nyenyenyani;Nyenyankulu;Dzivamisoko;Mudyaxihi;Khotavuxika;Mawuwani;Mhawuri;Ndzhati;Nhlangula;Hukuri;N’wendzamhala|Musumbhunuku;Ravumbirhi;Ravunharhu;Ravumune;Ravuntlhanu;Mugqivela;Sonta|{month} {day}, {weekday}|{month} {day}
  tt|гыйнвар;февраль;март;апрель;май;июнь;июль;август;сентябрь;октябрь;ноябрь;декабрь|дүшәмбе;сишәмбе;чәршәмбе;пәнҗешәмбе;җомга;шимбә;якшәмбе|{day} {month}, {weekday}|{day} {month}
  twq|Žanwiye;Feewiriye;Marsi;Awiril;Me;Žuweŋ;Žuyye;Ut;Sektanbur;Oktoobur;Noowanbur;Deesanbur|Atinni;Atalaata;Alarba;Alhamiisa;Alzuma;Asibti;Alhadi|{weekday} {day} {month}|{month} {day}
  tzm|Yennayer;Yebrayer;Mars;Ibrir;Mayyu;Yunyu;Yulyuz;Ɣuct;Cutanbir;Kṭuber;Nwanbir;Dujanbir|Aynas;Asinas;Akras;Akwas;Asimwas;Asiḍyas;Asamas|{weekday}, {month} {day}|{month} {day}
  ug|يانۋار;فېۋرال;مارت;ئاپرېل;ماي;ئىيۇن;ئىيۇل;ئاۋغۇست;سېنتەبىر;ئۆكتەبىر;نويابىر;دېكابىر|دۈشەنبە;سەيشەنبە;چارشەنبە;پەيشەنبە;جۈمە;شەنبە;يەكشەنبە|{day}-{month}، {weekday}|{day}-{month}
  uk|січня;лютого;березня;квітня;травня;червня;липня;серпня;вересня;жовтня;листопада;грудня|понеділок;вівторок;середа;четвер;пʼятниця;субота;неділя|{weekday}, {day} {month}|{day} {month}
  ur|جنوری;فروری;مارچ;اپریل;مئی;جون;جولائی;اگست;ستمبر;اکتوبر;نومبر;دسمبر|پیر;منگل;بدھ;جمعرات;جمعہ;ہفتہ;اتوار|{weekday}، {day} {month}|{day} {month}
  uz|yanvar;fevral;mart;aprel;may;iyun;iyul;avgust;sentabr;oktabr;noyabr;dekabr|dushanba;seshanba;chorshanba;payshanba;juma;shanba;yakshanba|{weekday}, {day}-{month}|{day}-{month}
  uz-Arab|جنوری;فبروری;مارچ;اپریل;می;جون;جولای;اگست;سپتمبر;اکتوبر;نومبر;دسمبر|دوشنبه;سه‌شنبه;چهارشنبه;پنجشنبه;جمعه;شنبه;یکشنبه|{month} {day}, {weekday}|{month} {day}|۰۱۲۳۴۵۶۷۸۹
  uz-Cyrl|январ;феврал;март;апрел;май;июн;июл;август;сентябр;октябр;ноябр;декабр|душанба;сешанба;чоршанба;пайшанба;жума;шанба;якшанба|{weekday}, {day} {month}|{day} {month}
  vai|ꖨꖕ ꕪꕴ ꔞꔀꕮꕊ;ꕒꕡꖝꖕ;ꕾꖺ;ꖢꖕ;ꖑꕱ;ꖱꘋ;ꖱꕞꔤ;ꗛꔕ;ꕢꕌ;ꕭꖃ;ꔞꘋꕔꕿ ꕸꖃꗏ;ꖨꖕ ꕪꕴ ꗏꖺꕮꕊ|ꗳꗡꘉ;ꕚꕞꕚ;ꕉꕞꕒ;ꕉꔤꕆꕢ;ꕉꔤꕀꕮ;ꔻꔬꔳ;ꕞꕌꔵ|{weekday}, {month} {day}|{month} {day}
  vai-Latn|M01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12|tɛɛnɛɛ;talata;alaba;aimisa;aijima;siɓiti;lahadi|{weekday}, {month} {day}|{month} {day}
  ve|Phando;Luhuhi;Ṱhafamuhwe;Lambamai;Shundunthule;Fulwi;Fulwana;Ṱhangule;Khubvumedzi;Tshimedzi;Ḽara;Nyendavhusiku|Musumbuluwo;Ḽavhuvhili;Ḽavhuraru;Ḽavhuṋa;Ḽavhuṱanu;Mugivhela;Swondaha|{month} {day}, {weekday}|{month} {day}
  vec|jenaro;febraro;marso;aprile;majo;jugno;lujo;agosto;setenbre;otobre;novenbre;dezenbre|luni;marti;mèrcore;zoba;vènare;sabo;doménega|{weekday} {day} {month}|{day} {month}
  vi|tháng 1;tháng 2;tháng 3;tháng 4;tháng 5;tháng 6;tháng 7;tháng 8;tháng 9;tháng 10;tháng 11;tháng 12|Thứ Hai;Thứ Ba;Thứ Tư;Thứ Năm;Thứ Sáu;Thứ Bảy;Chủ Nhật|{weekday}, {day} {month}|{day} {month}
  vmw|janeiru;fevereiru;marsu;abril;maiu;junyu;julyu;agostu;setembru;outubru;novembru;dezembru|nihiku noolempwa;namaanli;namararu;namaxexe;namathanu;esaabadu;ettiminku|{month} {day}, {weekday}|{month} {day}
  vun|Januari;Februari;Machi;Aprilyi;Mei;Junyi;Julyai;Agusti;Septemba;Oktoba;Novemba;Desemba|Jumatatuu;Jumanne;Jumatanu;Alhamisi;Ijumaa;Jumamosi;Jumapilyi|{weekday}, {month} {day}|{month} {day}
  wae|Jenner;Hornig;Märze;Abrille;Meije;Bráčet;Heiwet;Öigšte;Herbštmánet;Wímánet;Wintermánet;Chrištmánet|Mäntag;Zištag;Mittwuč;Fróntag;Fritag;Samštag;Sunntag|{weekday}, {day}. {month}|{month} {day}
  wal|ጃንዩወሪ;ፌብሩወሪ;ማርች;ኤፕረል;ሜይ;ጁን;ጁላይ;ኦገስት;ሴፕቴምበር;ኦክተውበር;ኖቬምበር;ዲሴምበር|ሳይኖ;ማቆሳኛ;አሩዋ;ሃሙሳ;አርባ;ቄራ;ወጋ|{month} {day}, {weekday}|{month} {day}
  wo|Samwiyee;Fewriyee;Mars;Awril;Mee;Suwe;Sulet;Ut;Sàttumbar;Oktoobar;Nowàmbar;Desàmbar|Altine;Talaata;Àlarba;Alxamis;Àjjuma;Aseer;Dibéer|{weekday}, {day} {month}|{day} {month}
  xh|Janyuwari;Februwari;Matshi;Epreli;Meyi;Juni;Julayi;Agasti;Septemba;Okthobha;Novemba;Disemba|Mvulo;Lwesibini;Lwesithathu;Lwesine;Lwesihlanu;Mgqibelo;Cawe|{weekday}, {month} {day}|{month} {day}
  xnr|जनवरी;फ़रवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितंबर;अक्तूबर;नवंबर;दिसंबर|सोआर;मंगलवार;बुधवार;वीरवार;शुक्करवार;शनिच्चरवार;तोआर|{weekday}, {day} {month}|{day} {month}
  xog|Janwaliyo;Febwaliyo;Marisi;Apuli;Maayi;Juuni;Julaayi;Agusito;Sebuttemba;Okitobba;Novemba;Desemba|Balaza;Owokubili;Owokusatu;Olokuna;Olokutaanu;Olomukaaga;Sabiiti|{weekday}, {month} {day}|{month} {day}
  yav|pikítíkítie, oólí ú kutúan;siɛyɛ́, oóli ú kándíɛ;ɔnsúmbɔl, oóli ú kátátúɛ;mesiŋ, oóli ú kénie;ensil, oóli ú kátánuɛ;ɔsɔn;efute;pisuyú;imɛŋ i puɔs;imɛŋ i putúk,oóli ú kátíɛ;makandikɛ;pilɔndɔ́|móndie;muányáŋmóndie;metúkpíápɛ;kúpélimetúkpiapɛ;feléte;séselé;sɔ́ndiɛ|{weekday} {day} {month}|{month} {day}
  yi|יאַנואַר;פֿעברואַר;מערץ;אַפּריל;מיי;יוני;יולי;אויגוסט;סעפּטעמבער;אקטאבער;נאוועמבער;דעצעמבער|מאָנטיק;דינסטיק;מיטוואך;דאנערשטיק;פֿרײַטיק;שבת;זונטיק|{month} {day}, {weekday}|{month} {day}
  yo|Oṣù Ṣẹ́rẹ́;Oṣù Èrèlè;Oṣù Ẹrẹ̀nà;Oṣù Ìgbé;Oṣù Ẹ̀bibi;Oṣù Òkúdu;Oṣù Agẹmọ;Oṣù Ògún;Oṣù Owewe;Oṣù Ọ̀wàrà;Oṣù Bélú;Oṣù Ọ̀pẹ̀|Ọjọ́ Ajé;Ọjọ́ Ìsẹ́gun;Ọjọ́rú;Ọjọ́bọ;Ọjọ́ Ẹtì;Ọjọ́ Àbámẹ́ta;Ọjọ́ Àìkú|{day}, {month} {weekday}|{day} {month}
  yo-BJ|Oshù Shɛ́rɛ́;Oshù Èrèlè;Oshù Ɛrɛ̀nà;Oshù Ìgbé;Oshù Ɛ̀bibi;Oshù Òkúdu;Oshù Agɛmɔ;Oshù Ògún;Oshù Owewe;Oshù Ɔ̀wàrà;Oshù Bélú;Oshù Ɔ̀pɛ̀|Ɔjɔ́ Ajé;Ɔjɔ́ Ìsɛ́gun;Ɔjɔ́rú;Ɔjɔ́bɔ;Ɔjɔ́ Ɛtì;Ɔjɔ́ Àbámɛ́ta;Ɔjɔ́ Àìkú|{day}, {month} {weekday}|{day} {month}
  yrl|yepé;mukũi;musapíri;irũdí;pú;pú-yepé;pú-mukũi;pú-musapíri;pú-irũdí;yepé-putimaã;yepé-yepé;yepé-mukũi|murakipí;murakí-mukũi;murakí-musapíri;supapá;yukuakú;saurú;mituú|{weekday}, {day} {month}|{day} {month}
  yue|1月;2月;3月;4月;5月;6月;7月;8月;9月;10月;11月;12月|星期一;星期二;星期三;星期四;星期五;星期六;星期日|{month-number}月{day}日 {weekday}|{month-number}月{day}日
  yue-Hans|一月;二月;三月;四月;五月;六月;七月;八月;九月;十月;十一月;十二月|星期一;星期二;星期三;星期四;星期五;星期六;星期日|{month-number}月{day}日{weekday}|{month-number}月{day}日
  za|ndwenit;ndwenngeih;ndwensam;ndwenseiq;ndwenngux;ndwenloeg;ndwencaet;ndwenbet;ndwengouj;ndwencib;ndwencib’it;ndwencibngeih|singhgizit;singhgizngeih;singhgizsam;singhgizseiq;singhgizhaj;singhgizroek;ngoenzsinghgiz|{month} {day}, {weekday}|{month} {day}
  zgh|ⵉⵏⵏⴰⵢⵔ;ⴱⵕⴰⵢⵕ;ⵎⴰⵕⵚ;ⵉⴱⵔⵉⵔ;ⵎⴰⵢⵢⵓ;ⵢⵓⵏⵢⵓ;ⵢⵓⵍⵢⵓⵣ;ⵖⵓⵛⵜ;ⵛⵓⵜⴰⵏⴱⵉⵔ;ⴽⵜⵓⴱⵔ;ⵏⵓⵡⴰⵏⴱⵉⵔ;ⴷⵓⵊⴰⵏⴱⵉⵔ|ⴰⵢⵏⴰⵙ;ⴰⵙⵉⵏⴰⵙ;ⴰⴽⵕⴰⵙ;ⴰⴽⵡⴰⵙ;ⴰⵙⵉⵎⵡⴰⵙ;ⴰⵙⵉⴹⵢⴰⵙ;ⴰⵙⴰⵎⴰⵙ|{weekday} {day} {month}|{month} {day}
  zh|一月;二月;三月;四月;五月;六月;七月;八月;九月;十月;十一月;十二月|星期一;星期二;星期三;星期四;星期五;星期六;星期日|{month-number}月{day}日 {weekday}|{month-number}月{day}日
  zh-Hant|1月;2月;3月;4月;5月;6月;7月;8月;9月;10月;11月;12月|星期一;星期二;星期三;星期四;星期五;星期六;星期日|{month-number}月{day}日 {weekday}|{month-number}月{day}日
  zu|Januwari;Februwari;Mashi;Ephreli;Meyi;Juni;Julayi;Agasti;Septhemba;Okthoba;Novemba;Disemba|UMsombuluko;ULwesibili;ULwesithathu;ULwesine;ULwesihlanu;UMgqibelo;ISonto|{weekday}, {month} {day}|{month} {day}
  """#
