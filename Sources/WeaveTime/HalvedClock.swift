// SPDX-License-Identifier: MIT

/// Languages that count minutes to and from the half hour: `Fünf vor halb vier`, `Tien over half vier`.
struct HalvedClock: Sendable {
  /// Starting with twelve.
  var hours: [String]
  /// Starting with one. For a single minute, `oneMinute` is used instead.
  var numbers: [String]
  var oneMinute: String
  var quarter: String
  var half: String
  /// The last minute that is counted from the full hour, and the number of minutes counted to the next one. The minutes
  /// between are counted to and from the half hour.
  var lastPast: Int
  var past: String
  var toHalf: String
  var pastHalf: String
  var to: String
  /// The texts before and after a full hour, and the word for one there, if it differs.
  var fullLead = ""
  var fullEnding = ""
  var fullOne: String?
  /// The parts of the day, by the hour at which each begins; the first begins at 0.
  var dayParts: [(from: Int, text: String)]

  func words(_ hour: Int, _ minute: Int) -> ClockWords {
    let isNamedNext = minute > lastPast
    let named = (hour + (isNamedNext ? 1 : 0)) % 12
    let part = dayParts.last { $0.from <= hour }?.text ?? ""
    var words = ClockWords(hour: hours[named], dayPart: part)
    switch minute {
    case 0:
      if named == 1, let fullOne { words.hour = fullOne }
      (words.lead, words.ending) = (fullLead, fullEnding)
      words.brief = String(fullEnding.drop { $0 == " " })
    case 30: (words.number, words.joint, words.brief) = (half, " ", half)
    case ...lastPast: words.count(minute, past, self)
    case ..<30: words.count(30 - minute, toHalf, self)
    case ..<(60 - lastPast): words.count(minute - 30, pastHalf, self)
    default: words.count(60 - minute, to, self)
    }
    return words
  }
}

extension ClockWords {
  fileprivate mutating func count(_ count: Int, _ joint: String, _ table: HalvedClock) {
    let isQuarter = count == 15 && (joint == table.past || joint == table.to)
    number = isQuarter ? table.quarter : count == 1 ? table.oneMinute : table.numbers[count - 1]
    self.joint = " \(joint) "
    brief = "\(count) \(joint)"
  }
}

extension HalvedClock {
  static let tables: [String: HalvedClock] = [
    "de": german, "nl": dutch, "sv": swedish, "da": danish, "nb": norwegian,
  ]

  private static func list(_ words: String) -> [String] { words.split(separator: " ").map(String.init) }

  private static let german = HalvedClock(
    hours: list("zwölf eins zwei drei vier fünf sechs sieben acht neun zehn elf"),
    numbers: list(
      "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn "
        + "achtzehn neunzehn zwanzig"),
    oneMinute: "eine Minute", quarter: "Viertel", half: "halb", lastPast: 20, past: "nach", toHalf: "vor halb",
    pastHalf: "nach halb", to: "vor", fullEnding: " Uhr", fullOne: "ein",
    dayParts: [
      (0, "nachts"), (5, "morgens"), (10, "vormittags"), (12, "mittags"), (14, "nachmittags"), (18, "abends"),
      (22, "nachts"),
    ])

  private static let dutch = HalvedClock(
    hours: list("twaalf één twee drie vier vijf zes zeven acht negen tien elf"),
    numbers: list("één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien"),
    oneMinute: "één minuut", quarter: "kwart", half: "half", lastPast: 15, past: "over", toHalf: "voor half",
    pastHalf: "over half", to: "voor", fullEnding: " uur",
    dayParts: [(0, "’s\u{A0}nachts"), (6, "’s\u{A0}ochtends"), (12, "’s\u{A0}middags"), (18, "’s\u{A0}avonds")])

  private static let swedish = HalvedClock(
    hours: list("tolv ett två tre fyra fem sex sju åtta nio tio elva"),
    numbers: list(
      "en två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo"),
    oneMinute: "en minut", quarter: "kvart", half: "halv", lastPast: 20, past: "över", toHalf: "i halv",
    pastHalf: "över halv", to: "i", fullLead: "klockan ",
    dayParts: [
      (0, "på natten"), (5, "på morgonen"), (10, "på förmiddagen"), (12, "på dagen"), (13, "på eftermiddagen"),
      (18, "på kvällen"),
    ])

  private static let danish = HalvedClock(
    hours: list("tolv et to tre fire fem seks syv otte ni ti elleve"),
    numbers: list(
      "et to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve"),
    oneMinute: "et minut", quarter: "kvart", half: "halv", lastPast: 20, past: "over", toHalf: "i halv",
    pastHalf: "over halv", to: "i", fullLead: "klokken ",
    dayParts: [
      (0, "om natten"), (5, "om morgenen"), (9, "om formiddagen"), (12, "om middagen"), (13, "om eftermiddagen"),
      (18, "om aftenen"),
    ])

  private static let norwegian = HalvedClock(
    hours: list("tolv ett to tre fire fem seks sju åtte ni ti elleve"),
    numbers: list("ett to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten"),
    oneMinute: "ett minutt", quarter: "kvart", half: "halv", lastPast: 15, past: "over", toHalf: "på halv",
    pastHalf: "over halv", to: "på", fullLead: "klokken ",
    dayParts: [
      (0, "om natten"), (5, "om morgenen"), (10, "om formiddagen"), (12, "midt på dagen"), (13, "om ettermiddagen"),
      (18, "om kvelden"),
    ])
}
