// SPDX-License-Identifier: MIT

/// Languages that add minutes to the hour and subtract the last 25 from the next hour: `Las tres y cuarto`, `Quatre
/// heures moins vingt`, `Vinte para as quatro`.
struct CountedClock: Sendable {
  /// The names of the 24 hours; some languages have special names for noon and midnight.
  var hours: [String]
  /// The numbers from one to thirty-four, in the form used for minutes.
  var numbers: [String]
  /// The word before an hour, such as `las `; used without minutes and with minutes that follow the hour.
  var lead: @Sendable (_ hour: Int) -> String = { _ in "" }
  /// The word after every hour: ` heures`.
  var unit: @Sendable (_ hour: Int) -> String = { _ in "" }
  /// An addition after a full hour: ` en punto`.
  var full: @Sendable (_ hour: Int) -> String = { _ in "" }
  /// The conjunction (`y`, `et`) before a quarter and a half, and the one before other minutes.
  var and: String
  var andNumber: String
  var quarter: String
  var half: @Sendable (_ hour: Int) -> String
  /// The word for subtracting from the next hour: `menos`; nil if minutes lead to the next hour.
  var less: String?
  var lessQuarter = ""
  /// The connection between minutes and the hour they lead to: `para as`.
  var to: @Sendable (_ hour: Int) -> String = { _ in "" }
  /// The parts of the day, by the named hour at which each begins, from midnight on; empty for noon and midnight in
  /// some languages.
  var dayParts: [(from: Int, text: String)]

  /// From this minute on, the next hour is named.
  private static let turn = 35

  func words(_ hour: Int, _ minute: Int) -> ClockWords {
    let isNext = minute >= Self.turn
    let named = (hour + (isNext ? 1 : 0)) % 24
    var words = ClockWords(hour: hours[named], dayPart: dayParts.last { $0.from <= named }?.text ?? "")
    if isNext, less == nil {
      words.number = numbers[60 - minute - 1]
      words.joint = " \(to(named)) "
      words.brief = "\(60 - minute) \(to(named))"
      return words
    }
    (words.lead, words.ending) = (lead(named), unit(named))
    switch minute {
    case 0:
      words.ending += full(named)
      words.brief = String(words.ending.drop { $0 == " " })
    case 15: words.add(and, quarter, brief: brief(minute, after: words.ending))
    case 30: words.add(and, half(named), brief: "\(and) \(half(named))")
    case 45: words.add(lessQuarter, quarter, brief: "\(less ?? "") 15")
    case Self.turn...: words.add(less ?? "", numbers[60 - minute - 1], brief: "\(less ?? "") \(60 - minute)")
    default: words.add(andNumber, numbers[minute - 1], brief: brief(minute, after: words.ending))
    }
    return words
  }

  /// The short form: `y 9`, `heures 9`, or `9` after noon.
  private func brief(_ minute: Int, after unit: String) -> String {
    let joint = andNumber.isEmpty ? String(unit.drop { $0 == " " }) : andNumber
    return joint.isEmpty ? "\(minute)" : "\(joint) \(minute)"
  }
}

extension ClockWords {
  fileprivate mutating func add(_ joint: String, _ count: String, brief: String) {
    ending += joint.isEmpty ? " " : " \(joint) "
    (added, self.brief) = (count, brief)
  }
}

extension CountedClock {
  static let tables: [String: CountedClock] = ["fr": french, "es": spanish, "it": italian, "pt": portuguese]

  private static func list(_ words: String) -> [String] { words.split(separator: " ").map(String.init) }

  private static func isNamed(_ hour: Int) -> Bool { hour % 12 == 0 }

  private static let french = CountedClock(
    hours: list("minuit une deux trois quatre cinq six sept huit neuf dix onze midi")
      + list("une deux trois quatre cinq six sept huit neuf dix onze"),
    numbers: list(
      "une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf "
        + "vingt") + ["vingt et une"]
      + list("vingt-deux vingt-trois vingt-quatre vingt-cinq vingt-six vingt-sept vingt-huit vingt-neuf trente")
      + ["trente et une"] + list("trente-deux trente-trois trente-quatre"),
    unit: { isNamed($0) ? "" : $0 % 12 == 1 ? " heure" : " heures" },
    and: "et", andNumber: "", quarter: "quart", half: { isNamed($0) ? "demi" : "demie" }, less: "moins",
    lessQuarter: "moins le",
    dayParts: [(0, ""), (1, "du matin"), (12, ""), (13, "de l’après-midi"), (18, "du soir")])

  private static let spanish = CountedClock(
    hours: list("doce una dos tres cuatro cinco seis siete ocho nueve diez once doce")
      + list("una dos tres cuatro cinco seis siete ocho nueve diez once"),
    numbers: list(
      "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho "
        + "diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho "
        + "veintinueve treinta") + ["uno", "dos", "tres", "cuatro"].map { "treinta y \($0)" },
    lead: { $0 % 12 == 1 ? "la " : "las " }, full: { _ in " en punto" },
    and: "y", andNumber: "y", quarter: "cuarto", half: { _ in "media" }, less: "menos", lessQuarter: "menos",
    dayParts: [
      (0, "de la noche"), (1, "de la madrugada"), (6, "de la mañana"), (12, "del mediodía"), (13, "de la tarde"),
      (20, "de la noche"),
    ])

  private static let italian = CountedClock(
    hours: list("mezzanotte l’una due tre quattro cinque sei sette otto nove dieci undici mezzogiorno")
      + list("l’una due tre quattro cinque sei sette otto nove dieci undici"),
    numbers: list(
      "uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette "
        + "diciotto diciannove venti ventuno ventidue ventitré ventiquattro venticinque ventisei ventisette ventotto "
        + "ventinove trenta trentuno trentadue trentatré trentaquattro"),
    lead: { $0 % 12 < 2 ? "" : "le " }, full: { isNamed($0) ? "" : " in punto" },
    and: "e", andNumber: "e", quarter: "un quarto", half: { $0 == 12 ? "mezzo" : "mezza" }, less: "meno",
    lessQuarter: "meno",
    dayParts: [
      (0, ""), (1, "di notte"), (5, "di mattina"), (12, ""), (13, "del pomeriggio"), (18, "di sera"),
    ])

  private static let portuguese = CountedClock(
    hours: list("meia-noite uma duas três quatro cinco seis sete oito nove dez onze meio-dia")
      + list("uma duas três quatro cinco seis sete oito nove dez onze"),
    numbers: list(
      "um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito "
        + "dezenove vinte") + list("um dois três quatro cinco seis sete oito nove").map { "vinte e \($0)" } + ["trinta"]
      + list("um dois três quatro").map { "trinta e \($0)" },
    full: { isNamed($0) ? "" : $0 % 12 == 1 ? " hora" : " horas" },
    and: "e", andNumber: "e", quarter: "quinze", half: { _ in "meia" },
    to: { $0 == 12 ? "para o" : $0 % 12 < 2 ? "para a" : "para as" },
    dayParts: [
      (0, ""), (1, "da madrugada"), (6, "da manhã"), (12, ""), (13, "da tarde"), (18, "da noite"),
    ])
}
