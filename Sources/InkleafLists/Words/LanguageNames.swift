/// The tags of languages by their names, in small letters.
package let languageNames = [
  "english": "en", "englisch": "en", "inglés": "en", "anglais": "en", "deutsch": "de",
  "german": "de", "français": "fr", "french": "fr", "español": "es", "spanish": "es",
  "castellano": "es", "italiano": "it", "italian": "it", "português": "pt", "portuguese": "pt",
  "nederlands": "nl", "dutch": "nl", "svenska": "sv", "swedish": "sv", "dansk": "da",
  "danish": "da", "norsk": "nb", "norwegian": "nb", "suomi": "fi", "finnish": "fi", "polski": "pl",
  "polish": "pl", "русский": "ru", "russian": "ru", "日本語": "ja", "japanese": "ja", "中文": "zh",
  "chinese": "zh", "한국어": "ko", "korean": "ko",
]

/// The tags of languages by what people write for them: codes of countries, and of three letters.
package let codesOfLanguages = [
  "eng": "en", "us": "en", "gb": "en", "ger": "de", "deu": "de", "at": "de", "fra": "fr",
  "fre": "fr", "esp": "es", "spa": "es", "sp": "es", "mx": "es", "ita": "it", "por": "pt",
  "br": "pt-BR", "nld": "nl", "dut": "nl", "se": "sv", "swe": "sv", "dk": "da", "dan": "da",
  "no": "nb", "nor": "nb", "fin": "fi", "pol": "pl", "rus": "ru", "jp": "ja", "jpn": "ja",
  "jap": "ja", "cn": "zh", "chn": "zh", "chi": "zh", "zho": "zh", "tw": "zh-TW", "kr": "ko",
  "kor": "ko", "cz": "cs", "cs": "cs", "cze": "cs", "ces": "cs", "slk": "sk", "slo": "sk",
  "slv": "sl", "hrv": "hr", "srp": "sr", "bul": "bg", "ua": "uk", "ukr": "uk", "gr": "el",
  "el": "el", "gre": "el", "ell": "el", "tr": "tr", "tur": "tr", "hu": "hu", "hun": "hu",
  "rum": "ro", "ron": "ro", "cat": "ca", "il": "he", "heb": "he", "ara": "ar", "ir": "fa",
  "hin": "hi", "ind": "id", "tha": "th", "vn": "vi", "vie": "vi",
]

/// Returns the tag of a language that a person has named, as by "German", "de_AT" or "jp".
///
/// A code that is a tag of a language stays: "br" is Breton.
package func languageTag(writtenAs text: String) -> String {
  let tag = text.replacing("_", with: "-")
  let word = tag.lowercased()
  if let named = languageNames[word] { return named }
  let areTags: Set = ["br", "no", "se"]
  return areTags.contains(word) ? tag : codesOfLanguages[word] ?? tag
}
