// Months and weekdays in all languages that labels are read in, made of the calendars of languages.
// Recorded by the tests; do not edit. swift-format-ignore-file

/// A line a word, in order: the word, its month (1 to 12), its month in rare languages, its weekday
/// (0 for Monday, -1 where languages differ), its weekday in rare languages, the languages that have
/// it in small letters, and the languages that spell it so.
let dateNamesTable: StaticString = #"""
  Agustus||||||id
  April||||||de en id
  Aralık||||||tr
  August||||||de en
  Ağustos||||||tr
  Cuma||||||tr
  Cumartesi||||||tr
  December||||||en
  Desember||||||id
  Dezember||||||de
  Dienstag||||||de
  Donnerstag||||||de
  Ekim||||||tr
  Eylül||||||tr
  Februar||||||de
  Februari||||||id
  February||||||en
  Freitag||||||de
  Friday||||||en
  Haziran||||||tr
  Januar||||||de
  Januari||||||id
  January||||||en
  Juli||||||de id
  July||||||en
  Jumat||||||id
  June||||||en
  Juni||||||de id
  Kamis||||||id
  Kasım||||||tr
  Mai||||||de
  March||||||en
  Maret||||||id
  Mart||||||tr
  May||||||en
  Mayıs||||||tr
  Mei||||||id
  Minggu||||||id
  Mittwoch||||||de
  Monday||||||en
  Montag||||||de
  März||||||de
  Nisan||||||tr
  November||||||de en id
  Ocak||||||tr
  October||||||en
  Oktober||||||de id
  Pazar||||||tr
  Pazartesi||||||tr
  Perşembe||||||tr
  Rabu||||||id
  Sabtu||||||id
  Salı||||||tr
  Samstag||||||de
  Saturday||||||en
  Selasa||||||id
  Senin||||||id
  September||||||de en id
  Sonntag||||||de
  Sunday||||||en
  Temmuz||||||tr
  Thursday||||||en
  Tuesday||||||en
  Wednesday||||||en
  abendua||12|||eu|
  abr|4||||es pt|
  abri|4|||||
  abril|4|4|||ca es fil gl pt|ca es pt
  abuztua||8|||eu|
  ago|8|||||
  agos|8|||||
  agost|8||||ca|ca
  agosti||8|||sw|
  agosto|8|8|||es fil gl it pt|es it pt
  agu|8|||||
  agustus|8||||id|
  ahad||||6|ms|
  ahd|||||ms|
  aibreán||4|||ga|
  al|||||eu|
  alhamisi||||3|sw|
  an|||||lt|
  antradienis|||1||lt|lt
  aoine|||||ga|
  aoû|8||||fr|
  août|8||||fr|fr
  apirila||4|||eu|
  apr|4||||da de en it nb nl sv|
  apri|4||||en|
  april|4|4|||af bs da de en id ms nb nl sl sr-Latn sv|da nb nl sl sv
  aprile|4||||it|it
  aprili||4|||sw|
  aprilie|4||||ro|ro
  aprill|4||||et|et
  apríl|4|4|||is sk|sk
  apríla|4||||sk|sk
  aprīlis|4||||lv|lv
  ar|||||eu|
  ara|12|||||
  aralık|12||||tr|
  asteartea||||1|eu|
  asteazkena||||2|eu|
  astelehena||||0|eu|
  aug|8||||da de en nb nl sv|
  augu|8||||en|
  august|8|8|||bs da de en et nb ro sk|da et nb ro sk
  augusta|8||||sk|sk
  augusti|8||||sv|sv
  augusts|8||||lv|lv
  augustus|8|8|||af nl|nl
  augusztus|8||||hu|hu
  avgust|8|8|||sl sr-Latn|sl
  avr|4||||fr|
  avri|4|||||
  avril|4||||fr|fr
  awst||8|||cy|
  az|||||eu|
  azaroa||11|||eu|
  ağu|8|||||
  ağustos|8||||tr|
  balandis|4||||lt|lt
  balandžio|4||||lt|lt
  bealtaine||5|||ga|
  birželio|6||||lt|lt
  birželis|6||||lt|lt
  biy|||||fil|
  biyernes||||4|fil|
  bře|3|||||
  březen|3||||cs|cs
  března|3||||cs|cs
  ceturtd|||||lv|
  ceturtdiena|||3||lv|lv
  chwefror||2|||cy|
  cmt|||||tr|
  cs|||||hu|
  csütörtök|||3||hu|hu
  cum|||||tr|
  cuma|||4||tr|
  cumartesi|||5||tr|
  cze|6||||pl|
  czer|6|||||
  czerwca|6||||pl|pl
  czerwiec|6||||pl|pl
  czw|||3||pl|
  czwartek|||3||pl|pl
  céad|||||ga|
  day|||||en|
  dc|||||ca|
  de desembre|12|||||ca
  de febrer|2|||||ca
  de gener|1|||||ca
  de juliol|7|||||ca
  de juny|6|||||ca
  de maig|5|||||ca
  de març|3|||||ca
  de novembre|11|||||ca
  de setembre|9|||||ca
  dec|12||||da en nl sv|
  dece|12||||en|
  decembar||12|||bs sr-Latn|
  december|12||||da en hu nl sk sl sv|da hu nl sk sl sv
  decembra|12||||sk|sk
  decembrie|12||||ro|ro
  decembris|12||||lv|lv
  decembro||12|||gl|
  deireadh|||||ga|
  deireadh fómhair||10||||
  des|12||||nb|
  dese|12|||||
  desemba||12|||sw|
  desember|12|12|||af id is nb|nb
  desembre|12||||ca|ca
  detsember|12||||et|et
  dez|12||||de pt|
  deze|12|||||
  dezember|12||||de|
  dezembro|12||||pt|pt
  deň|||||sk|
  dg|||||ca|
  dhjetor||12|||sq|
  di|||1||af de nl|
  dia|||||pt|
  dic|12||||es it|
  dice|12|||||
  dicembre|12||||it|it
  dici|12|||||
  diciembre|12||||es|es
  die|||1||sq|
  dienstag|||1||de|
  dijous|||3||ca|ca
  dilluns|||0||ca|ca
  dim|||6||fr|
  dimanche|||6||fr|fr
  dimarts|||1||ca|ca
  dimecres|||2||ca|ca
  din|||1|||
  dinsdag|||1|1|af nl|nl
  disember||12|||ms|
  dissabte|||5||ca|ca
  disyembre||12|||fil|
  diumenge|||6||ca|ca
  divendres|||4||ca|ca
  dj|||||ca|
  dl|||||ca|
  do|||3||af de nl|
  dom|||6||es gl it pt|
  domenica|||6||it|it
  domh|||||ga|
  domingo|||6|6|es gl pt|es pt
  don|||3|||
  donderdag|||3|3|af nl|nl
  donnerstag|||3||de|
  ds|||||ca|
  dt|||||ca|
  duben|4||||cs|cs
  dubna|4||||cs|cs
  dum|||||ro|
  duminică|||6||ro|ro
  dv|||||ca|
  dydd|||||cy|
  dzień|||||pl|
  dé|||||ga|
  déar|||||ga|
  déardaoin||||3|ga|
  déc|12||||fr|
  déce|12|||||
  décembre|12||||fr|fr
  día|||||es|
  d’abril|4|||||ca
  d’agost|8|||||ca
  d’octubre|10|||||ca
  eanáir||1|||ga|
  ebrill||4|||cy|
  ekaina||6|||eu|
  eki|10|||||
  ekim|10||||tr|
  elo|8||||fi|
  elok|8|||||
  elokuu|8||||fi|fi
  elokuuta|8||||fi|fi
  ene|1||||es|
  ener|1|||||
  enero|1|1|||es fil|es
  enj|||||sq|
  esmaspäev|||0||et|et
  eyl|9|||||
  eylül|9||||tr|
  feabhra||2|||ga|
  feb|2||||da de en es it nb nl sv|
  febb|2|||||
  febbraio|2||||it|it
  febr|2||||en|
  febreiro||2|||gl|
  febrer|2||||ca|ca
  febrero|2||||es|es
  februar|2|2|||bs da de nb sl sr-Latn|da nb sl
  februari|2|2|||id ms nl sv sw|nl sv
  februarie|2|2|||af ro|ro
  february|||||en|
  február|2||||hu sk|hu sk
  februára|2||||sk|sk
  februāris|2||||lv|lv
  febrúar||2|||is|
  fev|2||||pt|
  feve|2|||||
  fevereiro|2||||pt|pt
  fim|||||is|
  fimmtudagur||||3|is|
  fr|||4||de|
  fre|||4||da nb sv|
  fredag|||4||da nb sv|da nb sv
  freitag|||4||de|
  fri|||||en|
  friday|||||en|
  fév|2||||fr|
  févr|2|||||
  février|2||||fr|fr
  fös|||||is|
  föstudagur||||4|is|
  gegužė|5||||lt|lt
  gegužės|5||||lt|lt
  gen|1|||||
  gener|1||||ca|ca
  genn|1|||||
  gennaio|1||||it|it
  gio|||3||it|
  giorno|||||it|
  giovedì|||3||it|it
  giu|6||||it|
  giug|6|||||
  giugno|6||||it|it
  gorffennaf||7|||cy|
  gru|12||||pl|
  grud|12|||||
  grudnia|12||||pl|pl
  grudzień|12||||pl|pl
  gruodis|12||||lt|lt
  gruodžio|12||||lt|lt
  gusht||8|||sq|
  gwe|||||cy|
  gün|||||tr|
  hafta|||||tr|
  hari|||||id|
  haz|6|||||
  haziran|6||||tr|
  hei|7||||fi|
  hein|7|||||
  heinäkuu|7||||fi|fi
  heinäkuuta|7||||fi|fi
  hel|2||||fi|
  helm|2|||||
  helmikuu|2||||fi|fi
  helmikuuta|2||||fi|fi
  huh|4||||fi|
  huht|4|||||
  huhtikuu|4||||fi|fi
  huhtikuuta|4||||fi|fi
  hulyo||7|||fil|
  hunyo||6|||fil|
  huw|||||fil|
  huwebes||||3|fil|
  hydref||10|||cy|
  hétfő|||0||hu|hu
  hën|||||sq|
  ianuarie|1||||ro|ro
  iau|||||cy|
  ig|||||eu|
  igandea||||6|eu|
  ijumaa||||4|sw|
  ionawr||1|||cy|
  iraila||9|||eu|
  isn|||||ms|
  isnin||||0|ms|
  iulie|7||||ro|ro
  iunie|6||||ro|ro
  iúil||7|||ga|
  jaanuar|1||||et|et
  jan|1||||da de en fr nb nl pt sv|
  janar||1|||sq|
  jane|1|||||
  janeiro|1||||pt|pt
  janu|1||||en|
  januar|1|1|||bs da de nb sl sr-Latn|da nb sl
  januari|1|1|||id ms nl sv sw|nl sv
  januarie||1|||af|
  january|||||en|
  január|1||||hu sk|hu sk
  januára|1||||sk|sk
  janv|1|||||
  janvier|1||||fr|fr
  janvāris|1||||lv|lv
  janúar||1|||is|
  jeu|||3||fr|
  jeudi|||3||fr|fr
  joi|||3||ro|ro
  jou|12||||fi|
  joul|12|||||
  joulukuu|12||||fi|fi
  joulukuuta|12||||fi|fi
  jour|||||fr|
  jue|||3||es|
  jueves|||3||es|es
  jui|||||fr|
  juil|7|||||
  juillet|7||||fr|fr
  juin|6||||fr|fr
  jul|7|7|||da de en es nb nl pt sr-Latn sv|
  julai||7|||ms sw|
  julh|7|||||
  julho|7||||pt|pt
  juli|7|7|||bs da de id nb nl sv|da nb nl sv
  julie||7|||af|
  julij|7||||sl|sl
  julio|7||||es|es
  juliol|7||||ca|ca
  july|||||en|
  jum|||||id ms|
  jumaat||||4|ms|
  jumamosi||||5|sw|
  jumanne||||1|sw|
  jumapili||||6|sw|
  jumat|||4||id|
  jumatano||||2|sw|
  jumatatu||||0|sw|
  jun|6|6|||da de en es ms nb nl pt sr-Latn sv|
  june|||||en|
  junh|6|||||
  junho|6||||pt|pt
  juni|6|6|||bs da de id nb nl sv sw|da nb nl sv
  junie||6|||af|
  junij|6||||sl|sl
  junio|6||||es|es
  juny|6||||ca|ca
  juuli|7||||et|et
  juuni|6||||et|et
  júl|7||||sk|sk
  júla|7||||sk|sk
  július|7||||hu|hu
  júlí||7|||is|
  jún|6||||sk|sk
  júna|6||||sk|sk
  június|6||||hu|hu
  júní||6|||is|
  jūlijs|7||||lv|lv
  jūnijs|6||||lv|lv
  kam|||||id|
  kamis|||3||id|
  kas|11|||||
  kasım|11||||tr|
  ke|||||fi|
  kedd|||1||hu|hu
  kes|6||2||fi|
  keskiviikko|||2|||
  keskiviikkona|||2||fi|fi
  kesä|6|||||
  kesäkuu|6||||fi|fi
  kesäkuuta|6||||fi|fi
  ketvirtadienis|||3||lt|lt
  kha|||||ms|
  khamis||||3|ms|
  kolmapäev|||2||et|et
  kolovoz|8||||hr|hr
  kolovoza|8||||hr|hr
  korrik||7|||sq|
  kovas|3||||lt|lt
  kovo|3||||lt|lt
  kt|||||lt|
  kvě|5|||||
  květen|5||||cs|cs
  května|5||||cs|cs
  kw|||||de|
  kwi|4||||pl|
  kwie|4|||||
  kwiecień|4||||pl|pl
  kwietnia|4||||pl|pl
  la|||||fi|
  lapkritis|11||||lt|lt
  lapkričio|11||||lt|lt
  larunbata||||5|eu|
  lau|||5||is|
  lauantai|||5|||
  lauantaina|||5||fi|fi
  laugardagur||||5|is|
  laupäev|||5||et|et
  leden|1||||cs|cs
  ledna|1||||cs|cs
  liepa|7||||lt|lt
  liepos|7||||lt|lt
  lin|||||fil|
  linggo||||6|fil|
  lip|7|||||
  lipanj|6||||hr|hr
  lipc|7|||||
  lipca|7||||pl|pl
  lipi|7|||||
  lipiec|7||||pl|pl
  lipnja|6||||hr|hr
  lis|11|||||
  list|11|||||
  listopad|11||||cs hr pl|cs hr pl
  listopada|11||||hr pl|hr pl
  listopadu|11||||cs|cs
  llun|||||cy|
  lok|10||||fi|
  loka|10|||||
  lokakuu|10||||fi|fi
  lokakuuta|10||||fi|fi
  lr|||||eu|
  luan|||||ga|
  lug|7||||it|
  lugl|7|||||
  luglio|7||||it|it
  lun|||0||es fil fr it ro|
  lundi|||0||fr|fr
  lunedì|||0||it|it
  lunes|||0|0|es fil|es
  luni|||0||ro|ro
  luns||||0|gl|
  lut|2||||pl|
  lute|2|||||
  lutego|2||||pl|pl
  luty|2||||pl|pl
  lör|||5||sv|
  lördag|||5||sv|sv
  lør|||5||da nb|
  lørdag|||5||da nb|da nb
  lúnasa||8|||ga|
  ma|||0||af fi nl|
  maa|3||0||fi nl|
  maal|3|||||
  maaliskuu|3||||fi|fi
  maaliskuuta|3||||fi|fi
  maanantai|||0|||
  maanantaina|||0||fi|fi
  maandag|||0|0|af nl|nl
  maar|3|||||
  maart|3|3|||af nl|nl
  mac|||||ms|
  machi||3|||sw|
  mag|5|||||
  magg|5|||||
  maggio|5||||it|it
  mai|5|5|||cy de et fr nb pt ro|et fr nb ro
  maiatza||5|||eu|
  maig|5||||ca|ca
  maijs|5||||lv|lv
  maio|5|5|||gl pt|pt
  maj|5|5|||bs da pl sl sq sr-Latn sv|da pl sl sv
  maja|5||||pl|pl
  man|||0||da nb|
  mandag|||0||da nb|da nb
  mar|3||1||da en es fi fil fr gl it nb pl pt ro sq sv|
  marc|3||||en|
  marca|3||||pl sk|pl sk
  march|||||en|
  mardi|||1||fr|fr
  marec|3||||sk sl|sk sl
  maret|3||||id|
  marr|11|||||
  marraskuu|11||||fi|fi
  marraskuuta|11||||fi|fi
  mars|3|3|||fr is nb sq sv|fr nb sv
  marso||3|||fil|
  mart|3|3|||bs sr-Latn tr|
  martedì|||1||it|it
  martes|||1|1|es fil gl|es
  martie|3||||ro|ro
  marts|3||||da lv|da lv
  martxoa||3|||eu|
  marz|3|||||
  marzec|3||||pl|pl
  marzo|3|3|||es gl it|es it
  març|3||||ca|ca
  março|3||||pt|pt
  marți|||1||ro|ro
  maw|||||cy|
  mawrth||3|||cy|
  may|5||||en es|
  mayo|5|5|||es fil|es
  mayıs|5||||tr|
  maí||5|||is|
  medi||9|||cy|
  mehefin||6|||cy|
  mei|5|5|||af id ms nl sw|nl
  meitheamh||6|||ga|
  mer|||2||cy fr it|
  mercoledì|||2||it|it
  mercredi|||2||fr|fr
  meán|||||ga|
  meán fómhair||9||||
  mi|||2||de|
  mie|||||ro|
  miercuri|||2||ro|ro
  min|||||id|
  minggu|||6||id|
  mit|||2|||
  mittwoch|||2||de|
  miy|||||fil|
  miyerkules||||2|fil|
  mié|||2||es|
  miércoles|||2||es|es
  mið|||||is|
  miðvikudagur||||2|is|
  mo|||0||de|
  mon|||0||en|
  monday|||||en|
  montag|||0||de|
  mrt|3|||||
  máirt|||||ga|
  máj|5||||sk|sk
  mája|5||||sk|sk
  május|5||||hu|hu
  mán|||||is|
  mánudagur||||0|is|
  március|3||||hu|hu
  márta||3|||ga|
  mär|3||||de|
  märts|3||||et|et
  märz|3||||de|
  mån|||0||sv|
  måndag|||0||sv|sv
  mér|||||gl|
  mércores||||2|gl|
  mër|||||sq|
  nap|||||hu|
  nd|||6|||
  ne|||||cs sk|
  ned|||||bs hr sl sr-Latn|
  nedelja|||6|6|sl sr-Latn|sl
  nedeľa|||6||sk|sk
  nedjelja|||6|6|bs hr|hr
  neděle|||6||cs|cs
  neljapäev|||3||et|et
  nie|||6|||
  niedz|||6||pl|
  niedziela|||6||pl|pl
  nis|4|||||
  nisan|4||||tr|
  nobyembre||11|||fil|
  noiembrie|11||||ro|ro
  nollaig||12|||ga|
  nov|11||||da de en es fr it nb nl pt sv|
  nove|11||||en|
  novemba||11|||sw|
  novembar||11|||bs sr-Latn|
  november|11|11|||af da de en et hu id ms nb nl sk sl sv|da et hu nb nl sk sl sv
  novembra|11||||sk|sk
  novembre|11||||ca fr it|ca fr it
  novembris|11||||lv|lv
  novembro|11|11|||gl pt|pt
  novi|11|||||
  noviembre|11||||es|es
  nëntor||11|||sq|
  nóvember||11|||is|
  oca|1|||||
  ocak|1||||tr|
  oct|10||||en es fr|
  octo|10||||en|
  october|||||en|
  octobre|10||||fr|fr
  octombrie|10||||ro|ro
  octu|10|||||
  octubre|10||||ca es|ca es
  og|||||eu|
  ogos||8|||ms|
  okt|10||||da de nb nl sv|
  okto|10|||||
  oktoba||10|||sw|
  oktobar||10|||bs sr-Latn|
  oktober|10|10|||af da de id ms nb nl sl sv|da nb nl sl sv
  oktobris|10||||lv|lv
  oktoober|10||||et|et
  oktubre||10|||fil|
  október|10|10|||hu is sk|hu sk
  októbra|10||||sk|sk
  ons|||2||da nb sv|
  onsdag|||2||da nb sv|da nb sv
  or|||||eu|
  osteguna||||3|eu|
  ostirala||||4|eu|
  otrd|||||lv|
  otrdiena|||1||lv|lv
  otsaila||2|||eu|
  ott|10||||it|
  otto|10|||||
  ottobre|10||||it|it
  out|10|||||
  outu|10|||||
  outubro|10|10|||gl pt|pt
  ožujak|3||||hr|hr
  ožujka|3||||hr|hr
  paz|||||tr|
  pazar|||6||tr|
  pazartesi|||0||tr|
  paź|10||||pl|
  paźd|10|||||
  październik|10||||pl|pl
  października|10||||pl|pl
  pe|||||fi|
  pebrero||2|||fil|
  penktadienis|||4||lt|lt
  per|||-1||tr|
  perjantai|||4|||
  perjantaina|||4||fi|fi
  perşembe|||3||tr|
  pet|||||bs hr sl sr-Latn|
  petak|||4|4|bs hr sr-Latn|hr
  petek|||4||sl|sl
  pi|||||sk|
  piatok|||4||sk|sk
  piektd|||||lv|
  piektdiena|||4||lv|lv
  pirmadienis|||0||lt|lt
  pirmd|||||lv|
  pirmdiena|||0||lv|lv
  pią|||4|||
  piątek|||4||pl|pl
  pn|||||lt|
  po|||||cs sk|
  pon|||0||bs hr pl sl sr-Latn|
  pondelok|||0||sk|sk
  pondělí|||0||cs|cs
  ponedeljak||||0|sr-Latn|
  ponedeljek|||0||sl|sl
  ponedjeljak|||0|0|bs hr|hr
  poniedziałek|||0||pl|pl
  pr|||||lt|
  pre|||||sq|
  prill||4|||sq|
  prosinac|12||||hr|hr
  prosinca|12||||hr|hr
  prosince|12||||cs|cs
  prosinec|12||||cs|cs
  pt|||4||pl|
  pzt|||||tr|
  pá|||||cs|
  pátek|||4||cs|cs
  päivä|||||fi|
  péntek|||4||hu|hu
  pühapäev|||6||et|et
  qershor||6|||sq|
  qua|||2||pt|
  quarta|||2||pt|
  quarta-feira||||||pt
  qui|||3||pt|
  quinta|||3||pt|
  quinta-feira||||||pt
  rab|||||id ms|
  rabu|||2|2|id ms|
  reede|||4||et|et
  rhagfyr||12|||cy|
  rugpjūtis|8||||lt|lt
  rugpjūčio|8||||lt|lt
  rugsėjis|9||||lt|lt
  rugsėjo|9||||lt|lt
  rujan|9||||hr|hr
  rujna|9||||hr|hr
  sa|||5||af de|
  sab|||5||fil id it ms|
  sabado||||5|fil|
  sabato|||5||it|it
  sabtu|||5|5|id ms|
  sad|||||cy|
  sal|||||tr|
  salı|||1||tr|
  sam|||5||fr|
  samedi|||5||fr|fr
  samhain||11|||ga|
  samstag|||5||de|
  sat|||||en|
  saterdag||||5|af|
  sath|||||ga|
  saturday|||||en|
  sausio|1||||lt|lt
  sausis|1||||lt|lt
  seg|||0||pt|
  segunda|||0||pt|
  segunda-feira||||||pt
  sekmadienis|||6||lt|lt
  sel|||||id ms|
  selasa|||1|1|id ms|
  semaine|||||fr|
  sen|||||id|
  senin|||0||id|
  sep|9||||da de en es fr nb nl sv|
  sept|9||||en|
  septemba||9|||sw|
  septembar||9|||bs sr-Latn|
  september|9|9|||af da de en et id is ms nb nl sk sl sv|da et nb nl sk sl sv
  septembra|9||||sk|sk
  septembre|9||||fr|fr
  septembrie|9||||ro|ro
  septembris|9||||lv|lv
  septiembre|9||||es|es
  sestd|||||lv|
  sestdiena|||5||lv|lv
  set|9|||||
  sete|9|||||
  setembre|9||||ca|ca
  setembro|9|9|||gl pt|pt
  sett|9|||||
  settembre|9||||it|it
  settimana|||||it|
  setyembre||9|||fil|
  sex|||4||pt|
  sexta|||4||pt|
  sexta-feira||||||pt
  shkurt||2|||sq|
  sht|||||sq|
  shtator||9|||sq|
  sie|8||||pl|
  sier|8|||||
  sierpień|8||||pl|pl
  sierpnia|8||||pl|pl
  siječanj|1||||hr|hr
  siječnja|1||||hr|hr
  sk|||||lt|
  so|||6||af cs de sk|
  sob|||5||pl sl|
  sobota|||5||cs pl sk sl|cs pl sk sl
  son|||6|||
  sondag||||6|af|
  sonntag|||6||de|
  spalio|10||||lt|lt
  spalis|10||||lt|lt
  sre|||||sl sr-Latn|
  sreda|||2|2|sl sr-Latn|sl
  sri|||||bs hr|
  srijeda|||2|2|bs hr|hr
  srp|8|||||
  srpanj|7||||hr|hr
  srpen|8||||cs|cs
  srpna|8||||cs|cs
  srpnja|7||||hr|hr
  st|||||cs sk|
  streda|||2||sk|sk
  studeni|11||||hr|hr
  studenoga|11||||hr|hr
  sty|1||||pl|
  styc|1|||||
  styczeń|1||||pl|pl
  stycznia|1||||pl|pl
  středa|||2||cs|cs
  su|||||fi|
  sub|||||bs hr sr-Latn|
  subota|||5|5|bs hr sr-Latn|hr
  sul|||||cy|
  sun|||6||en is|
  sunday|||||en|
  sunnudagur||||6|is|
  sunnuntai|||6||fi|fi
  svibanj|5||||hr|hr
  svibnja|5||||hr|hr
  svētd|||||lv|
  svētdiena|||6||lv|lv
  syy|9||||fi|
  syys|9|||||
  syyskuu|9||||fi|fi
  syyskuuta|9||||fi|fi
  sze|||||hu|
  szeptember|9||||hu|hu
  szerda|||2||hu|hu
  szo|||||hu|
  szombat|||5||hu|hu
  sáb|||5||es gl pt|
  sábado|||5|5|es gl pt|es pt
  sâm|||||ro|
  sâmbătă|||5||ro|ro
  sön|||6||sv|
  söndag|||6||sv|sv
  søn|||6||da nb|
  søndag|||6||da nb|da nb
  săptămâna|||||ro|
  tachwedd||11|||cy|
  tag|||||de|
  tam|1||||fi|
  tamm|1|||||
  tammikuu|1||||fi|fi
  tammikuuta|1||||fi|fi
  teisipäev|||1||et|et
  tem|7|||||
  temmuz|7||||tr|
  ter|||1||pt|
  terça|||1||pt|
  terça-feira||||||pt
  tetor||10|||sq|
  thu|||||en|
  thursday|||||en|
  ti|||||fi|
  tii|||1|||
  tiistai|||1|||
  tiistaina|||1||fi|fi
  tir|||1||nb|
  tirs|||1||da|
  tirsdag|||1||da nb|da nb
  tis|||1||sv|
  tisdag|||1||sv|sv
  tjedan|||||hr|
  tor|||3||nb sl|
  torek|||1||sl|sl
  tors|||3||da sv|
  torsdag|||3||da nb sv|da nb sv
  torstai|||3|||
  torstaina|||3||fi|fi
  tou|5||||fi|
  touk|5|||||
  toukokuu|5||||fi|fi
  toukokuuta|5||||fi|fi
  tr|||||lt|
  travanj|4||||hr|hr
  travnja|4||||hr|hr
  trečiadienis|||2||lt|lt
  trešd|||||lv|
  trešdiena|||2||lv|lv
  tue|||||en|
  tuesday|||||en|
  tydzień|||||pl|
  týden|||||cs|
  týždeň|||||sk|
  uge|||||da|
  uke|||||nb|
  urria||10|||eu|
  urtarrila||1|||eu|
  ut|||||sk|
  uto|||||bs hr sr-Latn|
  utorak|||1|1|bs hr sr-Latn|hr
  utorok|||1||sk|sk
  uztaila||7|||eu|
  vasario|2||||lt|lt
  vasaris|2||||lt|lt
  vasárnap|||6||hu|hu
  vecka|||||sv|
  veebruar|2||||et|et
  veljača|2||||hr|hr
  veljače|2||||hr|hr
  ven|||4||fr gl it|
  vendredi|||4||fr|fr
  venerdì|||4||it|it
  venres||||4|gl|
  vie|||4||es|
  viernes|||4||es|es
  viikko|||||fi|
  vin|||||ro|
  vineri|||4||ro|ro
  vr|||4||af nl|
  vri|||4|||
  vrijdag|||4||nl|nl
  vrydag||||4|af|
  wed|||||en|
  wednesday|||||en|
  week|||||en|
  wo|||2||af nl|
  woche|||||de|
  woe|||2|||
  woensdag|||2|2|af nl|nl
  wrz|9||||pl|
  wrze|9|||||
  wrzesień|9||||pl|pl
  września|9||||pl|pl
  wt|||1||pl|
  wto|||1|||
  wtorek|||1||pl|pl
  xaneiro||1|||gl|
  xov|||||gl|
  xoves||||3|gl|
  xullo||7|||gl|
  xuño||6|||gl|
  za|||5||nl|
  zat|||5|||
  zaterdag|||5||nl|nl
  ziua|||||ro|
  zo|||6||nl|
  zon|||6|||
  zondag|||6||nl|nl
  zář|9|||||
  září|9||||cs|cs
  Çarşamba||||||tr
  ágúst||8|||is|
  április|4||||hu|hu
  çar|||||tr|
  çarşamba|||2||tr|
  úno|2|||||
  únor|2||||cs|cs
  února|2||||cs|cs
  út|||||cs|
  úterý|||1||cs|cs
  þri|||||is|
  þriðjudagur||||1|is|
  červen|6||||cs|cs
  července|7||||cs|cs
  červenec|7||||cs|cs
  června|6||||cs|cs
  čet|||||bs hr sl sr-Latn|
  četrtek|||3||sl|sl
  četvrtak|||3|3|bs hr sr-Latn|hr
  čt|||||cs|
  čtvrtek|||3||cs|cs
  čvc|7|||||
  čvn|6|||||
  říj|10|||||
  říjen|10||||cs|cs
  října|10||||cs|cs
  śr|||2||pl|
  śro|||2|||
  środa|||2||pl|pl
  Şubat||||||tr
  şub|2|||||
  şubat|2||||tr|
  šeštadienis|||5||lt|lt
  št|||||lt sk|
  štvrtok|||3||sk|sk
  Απρίλιος||||||el
  Απριλίου||||||el
  Αυγούστου||||||el
  Αύγουστος||||||el
  Δεκέμβριος||||||el
  Δεκεμβρίου||||||el
  Δευτέρα||||||el
  Ιανουάριος||||||el
  Ιανουαρίου||||||el
  Ιουλίου||||||el
  Ιουνίου||||||el
  Ιούλιος||||||el
  Ιούνιος||||||el
  Κυριακή||||||el
  Μάιος||||||el
  Μάρτιος||||||el
  Μαΐου||||||el
  Μαρτίου||||||el
  Νοέμβριος||||||el
  Νοεμβρίου||||||el
  Οκτωβρίου||||||el
  Οκτώβριος||||||el
  Πέμπτη||||||el
  Παρασκευή||||||el
  Σάββατο||||||el
  Σεπτέμβριος||||||el
  Σεπτεμβρίου||||||el
  Τετάρτη||||||el
  Τρίτη||||||el
  Φεβρουάριος||||||el
  Φεβρουαρίου||||||el
  απρ|4|||||
  απρίλιος|4||||el|
  απριλίου|4||||el|
  απριλιοσ|4|||||
  απριλιου|4|||||
  αυγ|8|||||
  αυγουστοσ|8|||||
  αυγουστου|8|||||
  αυγούστου|8||||el|
  αύγουστος|8||||el|
  δεκ|12|||||
  δεκέμβριος|12||||el|
  δεκεμβρίου|12||||el|
  δεκεμβριοσ|12|||||
  δεκεμβριου|12|||||
  δευ|||||el|
  δευτέρα|||0||el|
  εβδομάδα|||||el|
  ημέρα|||||el|
  ιαν|1|||||
  ιανουάριος|1||||el|
  ιανουαρίου|1||||el|
  ιανουαριοσ|1|||||
  ιανουαριου|1|||||
  ιουλ|7|||||
  ιουλίου|7||||el|
  ιουλιοσ|7|||||
  ιουλιου|7|||||
  ιουν|6|||||
  ιουνίου|6||||el|
  ιουνιοσ|6|||||
  ιουνιου|6|||||
  ιούλιος|7||||el|
  ιούνιος|6||||el|
  κυρ|||||el|
  κυριακή|||6||el|
  μάιος|5||||el|
  μάρτιος|3||||el|
  μαΐου|5||||el|
  μαι|5|||||
  μαιοσ|5|||||
  μαρ|3|||||
  μαρτίου|3||||el|
  μαρτιοσ|3|||||
  μαρτιου|3|||||
  νοέμβριος|11||||el|
  νοε|11|||||
  νοεμβρίου|11||||el|
  νοεμβριοσ|11|||||
  νοεμβριου|11|||||
  οκτ|10|||||
  οκτωβρίου|10||||el|
  οκτωβριοσ|10|||||
  οκτωβριου|10|||||
  οκτώβριος|10||||el|
  πέμ|||||el|
  πέμπτη|||3||el|
  παρ|||||el|
  παρασκευή|||4||el|
  σάβ|||||el|
  σάββατο|||5||el|
  σεπ|9|||||
  σεπτέμβριος|9||||el|
  σεπτεμβρίου|9||||el|
  σεπτεμβριοσ|9|||||
  σεπτεμβριου|9|||||
  τετ|||||el|
  τετάρτη|||2||el|
  τρί|||||el|
  τρίτη|||1||el|
  φεβ|2|||||
  φεβρουάριος|2||||el|
  φεβρουαρίου|2||||el|
  φεβρουαριοσ|2|||||
  φεβρουαριου|2|||||
  авг|8||||ru|
  авгу|8|||||
  август|8|8|||bg mk ru sr|bg ru
  августа|8||||ru|ru
  апр|4||||ru|
  апре|4|||||
  апрель|4||||ru|ru
  апреля|4||||ru|ru
  април|4|4|||bg mk sr|bg
  аў|||||be|
  аўторак||||1|be|
  ақпан||2|||kk|
  бейсенбі||||3|kk|
  бер|3|||||
  березень|3||||uk|uk
  березня|3||||uk|uk
  бс|||||kk|
  вер|9|||||
  верасень||9|||be|
  верасня||9|||be|
  вересень|9||||uk|uk
  вересня|9||||uk|uk
  вос|||6|||
  воскресенье|||6||ru|ru
  вс|||6||ru|
  вт|||1||bg ru uk|
  вто|||1||mk|
  вторник|||1|1|bg mk ru|bg ru
  вівторок|||1||uk|uk
  гру|12|||||
  грудень|12||||uk|uk
  грудня|12||||uk|uk
  дек|12||||ru|
  дека|12|||||
  декабрь|12||||ru|ru
  декабря|12||||ru|ru
  декември|12|12|||bg mk|bg
  децембар||12|||sr|
  дс|||||kk|
  дүйсенбі||||0|kk|
  жексенбі||||6|kk|
  желтоқсан||12|||kk|
  жм|||||kk|
  жнівень||8|||be|
  жніўня||8|||be|
  жов|10|||||
  жовтень|10||||uk|uk
  жовтня|10||||uk|uk
  жс|||||kk|
  жұма||||4|kk|
  июл|7||||ru|
  июль|7||||ru|ru
  июля|7||||ru|ru
  июн|6||||ru|
  июнь|6||||ru|ru
  июня|6||||ru|ru
  кастрычнік||10|||be|
  кастрычніка||10|||be|
  кві|4|||||
  квітень|4||||uk|uk
  квітня|4||||uk|uk
  красавік||4|||be|
  красавіка||4|||be|
  лип|7|||||
  липень|7||||uk|uk
  липня|7||||uk|uk
  листоп|11|||||
  листопад|11||||uk|uk
  листопада|11||||uk|uk
  лют|2|||||
  лютага||2|||be|
  лютий|2||||uk|uk
  лютого|2||||uk|uk
  люты||2|||be|
  ліпень||7|||be|
  ліпеня||7|||be|
  лістапад||11|||be|
  лістапада||11|||be|
  май|5|5|||be bg ru|bg ru
  мамыр||5|||kk|
  мар|3||||ru|
  март|3|3|||bg mk ru sr|bg ru
  марта|3||||ru|ru
  маусым||6|||kk|
  мая|5|5|||be ru|ru
  мај||5|||mk sr|
  наурыз||3|||kk|
  нд|||6||be bg uk|
  нед|||||mk sr|
  недела||||6|mk|
  неделя|||6||bg ru|bg
  недеља||||6|sr|
  неділя|||6||uk|uk
  новембар||11|||sr|
  ноември|11|11|||bg mk|bg
  ноя|11||||ru|
  нояб|11|||||
  ноябрь|11||||ru|ru
  ноября|11||||ru|ru
  нядзеля||||6|be|
  окт|10||||ru|
  октобар||10|||sr|
  октомври|10|10|||bg mk|bg
  октя|10|||||
  октябрь|10||||ru|ru
  октября|10||||ru|ru
  пʼятниця|||4||uk|uk
  панядзелак||||0|be|
  пет|||||mk sr|
  петак||||4|sr|
  петок||||4|mk|
  петък|||4||bg|bg
  пн|||0||be bg ru uk|
  пон|||0||mk sr|
  понеделник|||0|0|bg mk|bg
  понедельник|||0||ru|ru
  понедељак||||0|sr|
  понеділок|||0||uk|uk
  пт|||4||be bg ru uk|
  пят|||4|||
  пятница|||4||ru|ru
  пятніца||||4|be|
  саб|||||mk|
  сабота||||5|mk|
  сакавік||3|||be|
  сакавіка||3|||be|
  сб|||5||be bg kk ru uk|
  сейсенбі||||1|kk|
  сен|9||||ru|
  сенбі||||5|kk|
  сент|9|||||
  сентябрь|9||||ru|ru
  сентября|9||||ru|ru
  септембар||9|||sr|
  септември|9|9|||bg mk|bg
  сер|8|||||
  серада||||2|be|
  середа|||2||uk|uk
  серпень|8||||uk|uk
  серпня|8||||uk|uk
  снежань||12|||be|
  снежня||12|||be|
  ср|||2||be bg kk ru uk|
  сре|||2||mk sr|
  среда|||2|2|mk ru sr|ru
  сряда|||2||bg|bg
  сс|||||kk|
  студзень||1|||be|
  студзеня||1|||be|
  суб|||5||sr|
  суббота|||5||ru|ru
  субота|||5|5|be sr uk|uk
  събота|||5||bg|bg
  січ|1|||||
  січень|1||||uk|uk
  січня|1||||uk|uk
  сәрсенбі||||2|kk|
  сәуір||4|||kk|
  тамыз||8|||kk|
  тиждень|||||uk|
  тра|5|||||
  травень|5||||uk|uk
  травня|5||||uk|uk
  уто|||||sr|
  уторак||||1|sr|
  фебруар||2|||sr|
  фев|2||||ru|
  февр|2|||||
  февраль|2||||ru|ru
  февраля|2||||ru|ru
  февруари|2|2|||bg mk|bg
  чацвер||||3|be|
  чер|6|||||
  червень|6||||uk|uk
  червня|6||||uk|uk
  чет|||3||mk sr|
  четвер|||3||uk|uk
  четверг|||3||ru|ru
  четвртак||||3|sr|
  четврток||||3|mk|
  четвъртък|||3||bg|bg
  чт|||3||bg ru uk|
  чц|||||be|
  чэрвень||6|||be|
  чэрвеня||6|||be|
  шілде||7|||kk|
  юли|7||||bg|bg
  юни|6||||bg|bg
  янв|1||||ru|
  янва|1|||||
  январь|1||||ru|ru
  января|1||||ru|ru
  януари|1||||bg|bg
  јануар||1|||sr|
  јануари||1|||mk|
  јул||7|||sr|
  јули||7|||mk|
  јун||6|||sr|
  јуни||6|||mk|
  қазан||10|||kk|
  қараша||11|||kk|
  қаңтар||1|||kk|
  қыркүйек||9|||kk|
  ապրիլ||4|||hy|
  ապրիլի||4|||hy|
  դեկտեմբեր||12|||hy|
  դեկտեմբերի||12|||hy|
  երեքշաբթի||||1|hy|
  երկ|||||hy|
  երկուշաբթի||||0|hy|
  երք|||||hy|
  կիր|||||hy|
  կիրակի||||6|hy|
  հինգշաբթի||||3|hy|
  հնգ|||||hy|
  հոկտեմբեր||10|||hy|
  հոկտեմբերի||10|||hy|
  հուլիս||7|||hy|
  հուլիսի||7|||hy|
  հունիս||6|||hy|
  հունիսի||6|||hy|
  հունվար||1|||hy|
  հունվարի||1|||hy|
  մայիս||5|||hy|
  մայիսի||5|||hy|
  մարտ||3|||hy|
  մարտի||3|||hy|
  նոյեմբեր||11|||hy|
  նոյեմբերի||11|||hy|
  շաբաթ||||5|hy|
  շբթ|||||hy|
  ուր|||||hy|
  ուրբաթ||||4|hy|
  չորեքշաբթի||||2|hy|
  չրք|||||hy|
  սեպտեմբեր||9|||hy|
  սեպտեմբերի||9|||hy|
  փետրվար||2|||hy|
  փետրվարի||2|||hy|
  օգոստոս||8|||hy|
  օգոստոսի||8|||hy|
  אוגוסט|8||||he|he
  אוקטובר|10||||he|he
  אפריל|4||||he|he
  דצמבר|12||||he|he
  חמישי|||3|||
  יולי|7||||he|he
  יום|||||he|
  יום חמישי||||||he
  יום ראשון||||||he
  יום רביעי||||||he
  יום שבת||||||he
  יום שישי||||||he
  יום שלישי||||||he
  יום שני||||||he
  יוני|6||||he|he
  ינואר|1||||he|he
  מאי|5||||he|he
  מרץ|3||||he|he
  נובמבר|11||||he|he
  ספטמבר|9||||he|he
  פברואר|2||||he|he
  ראשון|||6|||
  רביעי|||2|||
  שבוע|||||he|
  שבת|||5||he|
  שישי|||4|||
  שלישי|||1|||
  שני|||0|||
  آب|8|||||
  آذار|3|||||
  آوریل|4||||fa|fa
  أبريل|4||||ar|ar
  أحد|||||ar|
  أربعاء|||||ar|
  أغسطس|8||||ar|ar
  أكتوبر|10||||ar|ar
  أيار|5|||||
  أيلول|9|||||
  اثنين|||||ar|
  الأحد|||6||ar|ar
  الأربعاء|||2||ar|ar
  الإثنين|||0|||
  الاثنين|||0||ar|ar
  الاحد|||6|||
  الاربعاء|||2|||
  الثلاثاء|||1||ar|ar
  الجمعة|||4||ar|ar
  الخميس|||3||ar|ar
  السبت|||5||ar|ar
  اليوم|||||ar|
  اوت|8||||fa|fa
  اکتبر|10||||fa|fa
  تموز|7|||||
  ثلاثاء|||||ar|
  جمعة|||||ar|
  جمعه|||4||fa|fa
  حزيران|6|||||
  خميس|||||ar|
  دسامبر|12||||fa|fa
  دوشنبه|||0||fa|fa
  ديسمبر|12||||ar|ar
  روز|||||fa|
  سبت|||||ar|
  سبتمبر|9||||ar|ar
  سه‌شنبه|||1||fa|fa
  سپتامبر|9||||fa|fa
  شباط|2|||||
  شنبه|||5||fa|fa
  فبراير|2||||ar|ar
  فوریه|2||||fa|fa
  مارس|3||||ar fa|ar fa
  مايو|5||||ar|ar
  مه|5||||fa|fa
  نوامبر|11||||fa|fa
  نوفمبر|11||||ar|ar
  نيسان|4|||||
  يناير|1||||ar|ar
  يوليو|7||||ar|ar
  يونيو|6||||ar|ar
  پنجشنبه|||3||fa|fa
  چهارشنبه|||2||fa|fa
  ژانویه|1||||fa|fa
  ژوئن|6||||fa|fa
  ژوئیه|7||||fa|fa
  یکشنبه|||6||fa|fa
  अक्टूबर|10|||||
  अक्तूबर|10||||hi|hi
  अगस्त|8||||hi|hi
  अप्रैल|4||||hi|hi
  गुरु|||||hi|
  गुरुवार|||3||hi|hi
  जनवरी|1||||hi|hi
  जुलाई|7||||hi|hi
  जून|6||||hi|hi
  दिन|||||hi|
  दिसंबर|12||||hi|hi
  नवंबर|11||||hi|hi
  फ़रवरी|2||||hi|hi
  बुध|||||hi|
  बुधवार|||2||hi|hi
  मंगल|||||hi|
  मंगलवार|||1||hi|hi
  मई|5||||hi|hi
  मार्च|3||||hi|hi
  रवि|||||hi|
  रविवार|||6||hi|hi
  शनि|||||hi|
  शनिवार|||5||hi|hi
  शुक्र|||||hi|
  शुक्रवार|||4||hi|hi
  सप्ताह|||||hi|
  सितंबर|9||||hi|hi
  सोम|||||hi|
  सोमवार|||0||hi|hi
  ก.ค|7|||||
  ก.พ|2|||||
  ก.ย|9|||||
  กรกฎาคม|7||||th|th
  กันยายน|9||||th|th
  กุมภาพันธ์|2||||th|th
  ต.ค|10|||||
  ตุลาคม|10||||th|th
  ธ.ค|12|||||
  ธันวาคม|12||||th|th
  พ.ค|5|||||
  พ.ย|11|||||
  พฤ|||||th|
  พฤศจิกายน|11||||th|th
  พฤษภาคม|5||||th|th
  ม.ค|1|||||
  มกราคม|1||||th|th
  มิ.ย|6|||||
  มิถุนายน|6||||th|th
  มี.ค|3|||||
  มีนาคม|3||||th|th
  วันจันทร์|||0||th|th
  วันที่|||||th|
  วันพฤหัสบดี|||3||th|th
  วันพุธ|||2||th|th
  วันศุกร์|||4||th|th
  วันอังคาร|||1||th|th
  วันอาทิตย์|||6||th|th
  วันเสาร์|||5||th|th
  ส.ค|8|||||
  สัปดาห์|||||th|
  สิงหาคม|8||||th|th
  อา|||||th|
  เม.ย|4|||||
  เมษายน|4||||th|th
  აგვისტო||8|||ka|
  აპრილი||4|||ka|
  დეკემბერი||12|||ka|
  თებერვალი||2|||ka|
  იანვარი||1|||ka|
  ივლისი||7|||ka|
  ივნისი||6|||ka|
  კვი|||||ka|
  კვირა||||6|ka|
  მაისი||5|||ka|
  მარტი||3|||ka|
  ნოემბერი||11|||ka|
  ოთხ|||||ka|
  ოთხშაბათი||||2|ka|
  ორშ|||||ka|
  ორშაბათი||||0|ka|
  ოქტომბერი||10|||ka|
  პარ|||||ka|
  პარასკევი||||4|ka|
  სამ|||||ka|
  სამშაბათი||||1|ka|
  სექტემბერი||9|||ka|
  შაბ|||||ka|
  შაბათი||||5|ka|
  ხუთ|||||ka|
  ხუთშაბათი||||3|ka|
  """#
