/// The languages that a list's own letters tell.

extension [Prompt] {
  /// The language of words whose letters one language has, and `en` for words in plain letters; `nil` where
  /// letters tell that it is another one, but not which.
  ///
  /// Most letters have to be of a script that is not Latin. Languages of India, and others that share one,
  /// cannot be told.
  var languageOfWords: String? {
    var counts: [Script: Int] = [:]
    var special: Set<Unicode.Scalar> = []
    var letters = 0
    for scalar in lazy.flatMap(\.texts).joined().unicodeScalars where scalar.properties.isAlphabetic
    {
      letters += 1
      guard !scalar.isASCII, let script = Script(scalar) else { continue }
      counts[script, default: 0] += 1
      if script == .cyrillic || script == .arabic { special.insert(scalar) }
    }
    func has(_ letters: String) -> Bool { letters.unicodeScalars.contains(where: special.contains) }
    // A few signs of Japanese stand among many Chinese characters.
    if let kana = counts[.kana], (kana + counts[.han, default: 0]) * 2 > letters,
      kana * 20 > letters
    {
      return "ja"
    }
    if let han = counts[.han], han * 2 > letters, counts[.kana] == nil,
      let chinese = chineseOfSigns(lazy.flatMap(\.texts).joined())
    {
      return chinese
    }
    guard let (script, count) = counts.max(by: { $0.value < $1.value }), count * 2 > letters else {
      return languageOfLatinLetters
    }
    switch script {
    case .hangul: return "ko"
    case .greek: return "el"
    case .hebrew: return "he"
    case .thai: return "th"
    case .arabic: return has("ٹڈڑںےھ") ? nil : has("پچژگ") ? "fa" : "ar"
    case .cyrillic: return has("іїєґ") ? "uk" : has("ыэё") ? "ru" : nil
    case .kana, .han, .other: return nil
    }
  }

  /// The same for words in Latin letters.
  ///
  /// English has words such as "piñata" and "crème brûlée", so a few do not count.
  private var languageOfLatinLetters: String? {
    // "Pokémon" in all prompts is one word.
    var known: Set<Substring> = []
    let foreign = map { prompt in
      let text = prompt.texts.joined(separator: " ").lowercased()
      guard text.unicodeScalars.contains(where: \.isForeignLatin) else { return [] }
      let words = text.split { !$0.isLetter }.filter {
        $0.unicodeScalars.contains(where: \.isForeignLatin) && known.insert($0).inserted
      }
      return Set(words.joined().unicodeScalars.filter(\.isForeignLatin))
    }.filter { (letters: Set<Unicode.Scalar>) in !letters.isEmpty }
    // Two words are enough of letters that no English word has.
    let rare = foreign.count { letters in letters.contains { !lettersOfLoans.contains($0) } }
    guard
      foreign.count >= 4 && foreign.count * 7 >= count || rare >= 2 && rare * 3 >= count
    else { return "en" }
    let counts = ownLetters.map { own in
      (language: own.language, count: foreign.count { !$0.isDisjoint(with: own.letters) })
    }.sorted { $0.count > $1.count }
    // Neighbours share some letters, and names of other languages are drawn, too.
    return counts[0].count >= 2 && counts[0].count > 2 * counts[1].count
      ? counts[0].language : nil
  }
}

/// Returns the Chinese language whose own signs a text has; `nil` where Japanese could be meant.
package func chineseOfSigns(_ text: some Sequence<Character>) -> String? {
  let signs = Set(text)
  let (simplified, traditional) = (
    signs.intersection(simplifiedSigns).count, signs.intersection(traditionalSigns).count
  )
  // One sign alone may be a name.
  guard max(simplified, traditional) > (min(simplified, traditional) == 0 ? 1 : 2) else {
    return nil
  }
  return simplified > traditional ? "zh" : "zh-Hant"
}

/// Whether a title or labels are Japanese, where words of Chinese characters leave it open.
package func isJapanese(title: String, labels: [String]) -> Bool {
  title.unicodeScalars.count { Script($0) == .kana } > 1
    || labels.contains { label in
      // Chinese has "星期四" and "第1天" instead of "木曜" and "1日目", and other days in brackets.
      label.contains("曜") || label.contains("日目")
        || label.drop { !"(（".contains($0) }.dropFirst().first.map("月火水木金土".contains) == true
    }
}

/// Signs of simplified Chinese that Japanese does not write.
private let simplifiedSigns = Set(
  "龙鸟鱼马门风树桥梦剑飞车书见长东头给时问这说发过还进远运连边贝丝纸红绿蓝银镜铁钟钥锁鸡鸭鹰凤齿龟伞兰钓饮饭馆骑谜鸽猎枫烛坟铃锅髅缠绕锚题灵战绘们为难让谁谢请读写岁丽乐园爱气颜脸雾阳阴"
)

/// Signs of traditional Chinese that Japanese writes in another form.
private let traditionalSigns = Set(
  "燈寶劍氣鐵鑰雞齒龜鴿獵貓說發邊綠國圖圍圓學實寫對將屬廣彎應戰戲擊舊樓樂歡歸殘讀變豐")

/// Letters that one language has, among those in which challenges run.
private let ownLetters: [(language: String, letters: Set<Unicode.Scalar>)] = [
  ("cs", "řů"), ("de", "ß"), ("es", "ñ"), ("hu", "őű"), ("is", "þð"), ("lt", "ėįų"),
  ("lv", "ģķļņ"),
  ("pl", "łśźżń"), ("pt", "ãõ"), ("ro", "șțţ"), ("sk", "ľĺŕ"), ("tr", "ğış"),
  ("vi", "ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệịỉọỏốồổỗộớờởỡợụủứừửữựỳỷỹỵ"),
].map { ($0.0, Set($0.1.unicodeScalars)) }

/// Letters of words that English has from other languages, such as "piñata" and "crème brûlée".
private let lettersOfLoans = Set("éèêëàâäáåãçñöôóòüûúùïíìîøæœ".unicodeScalars)

extension Unicode.Scalar {
  /// Whether it is a Latin letter that English does not have.
  fileprivate var isForeignLatin: Bool {
    switch value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: true
    default: false
    }
  }
}

/// A script that few languages share.
private enum Script {
  case kana, han, hangul, greek, hebrew, thai, arabic, cyrillic
  /// Any that is not Latin, and whose languages are not told apart.
  case other

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x4FF: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F: self = .arabic
    case 0xE00...0xE7F: self = .thai
    case 0x1100...0x11FF, 0xAC00...0xD7AF: self = .hangul
    case 0x3040...0x30FF: self = .kana
    case 0x3400...0x9FFF: self = .han
    case 0x530...0x58F, 0x700...0xDFF, 0xE80...0x10FF, 0x1200...0x13FF, 0x1780...0x18AF:
      self = .other
    default: return nil
    }
  }
}
