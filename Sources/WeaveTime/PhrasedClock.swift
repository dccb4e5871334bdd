// SPDX-License-Identifier: MIT

/// Languages in which the form of hours or minutes depends on the words before them or on what is counted: `Dwadzieścia
/// po trzeciej`, `Двадцять хвилин на четверту`, `Sabah yediyi beş geçiyor`, `午後三時二十分`.
struct PhrasedClock: Sendable {
  /// The words for an hour, 0 to 23, and a minute; not capitalized.
  var words: @Sendable (_ hour: Int, _ minute: Int) -> ClockWords

  static let tables: [String: PhrasedClock] = [
    "fi": finnish, "pl": polish, "cs": czech, "tr": turkish, "uk": ukrainian, "el": greek, "ja": japanese,
    "zh": chinese,
    "ko": korean, "ar": arabic, "he": hebrew,
  ]

  private static func list(_ words: String) -> [String] { words.split(separator: " ").map(String.init) }

  /// The text of the part of the day that contains an hour.
  private static func part(_ hour: Int, _ parts: [(from: Int, text: String)]) -> String {
    parts.last { $0.from <= hour }?.text ?? ""
  }
}

extension ClockWords {
  /// The minutes, then their connection to the hour.
  fileprivate static func before(
    _ hour: String, _ number: String, _ joint: String, _ part: String, brief: String
  ) -> ClockWords {
    var words = ClockWords(hour: hour, dayPart: part)
    (words.number, words.joint, words.brief) = (number, joint, brief)
    return words
  }

  /// The hour, then its minutes.
  fileprivate static func after(
    _ hour: String, _ ending: String, _ added: String, _ part: String, lead: String = "", brief: String? = nil
  ) -> ClockWords {
    var words = ClockWords(hour: hour, dayPart: part)
    (words.lead, words.ending, words.added) = (lead, ending, added)
    words.brief = brief ?? String((ending + added).drop { $0 == " " })
    return words
  }
}

// MARK: Of the European Union

extension PhrasedClock {
  private static let finnish = PhrasedClock { hour, minute in
    let part = part(
      hour,
      [(0, "yöllä"), (5, "aamulla"), (10, "aamupäivällä"), (12, "päivällä"), (13, "iltapäivällä"), (18, "illalla")])
    let now = finnishNumbers[hour % 12 == 0 ? 12 : hour % 12]
    let next = finnishNumbers[hour % 12 + 1]
    let rest = 60 - minute
    return switch minute {
    case 0: .after(now, "", "", part, lead: "kello ", brief: "")
    case 15: .before(now, "varttia", " yli ", part, brief: "15 yli")
    case 30: .before(next, "puoli", " ", part, brief: "puoli")
    case 45: .before(next, "varttia", " vaille ", part, brief: "15 vaille")
    case ..<30: .before(now, finnishNumbers[minute], " yli ", part, brief: "\(minute) yli")
    default: .before(next, finnishPartitives[rest], " vaille ", part, brief: "\(rest) vaille")
    }
  }

  private static let finnishNumbers = counted(
    list("yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen"), teens: "toista",
    twenty: "kaksikymmentä")
  /// The numbers in the form used with `vaille`.
  private static let finnishPartitives = counted(
    list("yhtä kahta kolmea neljää viittä kuutta seitsemää kahdeksaa yhdeksää kymmentä"), teens: "toista",
    twenty: "kahtakymmentä")

  /// The numbers from 0 (empty) to 29, built from the first ten.
  private static func counted(_ units: [String], teens: String, twenty: String) -> [String] {
    [""] + units + units.prefix(9).map { $0 + teens } + [twenty] + units.prefix(9).map { twenty + $0 }
  }

  private static let polish = PhrasedClock { hour, minute in
    let part = part(hour, [(0, "w nocy"), (5, "rano"), (12, "po południu"), (18, "wieczorem"), (22, "w nocy")])
    let now = polishHours[hour % 12]
    let next = polishHours[(hour + 1) % 12]
    let rest = 60 - minute
    return switch minute {
    case 0: .after(now + "a", "", "", part, brief: "")
    case 30: .before(polishAt(next), "wpół", " do ", part, brief: "wpół do")
    case ..<30: .before(polishAt(now), polishNumber(minute, isPast: true), " po ", part, brief: "\(minute) po")
    default: .before(next + "a", "za " + polishNumber(rest, isPast: false), " ", part, brief: "za \(rest)")
    }
  }

  private static let polishHours = list(
    "dwunast pierwsz drug trzeci czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast")

  /// `trzeciej`, `drugiej`, `czwartej`.
  private static func polishAt(_ hour: String) -> String { hour + (hour == "drug" ? "iej" : "ej") }

  private static func polishNumber(_ count: Int, isPast: Bool) -> String {
    if count == 15 { return "kwadrans" }
    if count == 1 { return isPast ? "minuta" : "minutę" }
    return tens(
      count,
      list(
        "jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście "
          + "szesnaście siedemnaście osiemnaście dziewiętnaście"), list("dwadzieścia trzydzieści"))
  }

  /// A number as words: a single word below twenty, tens and units from twenty on.
  private static func tens(_ count: Int, _ low: [String], _ tens: [String], joint: String = " ") -> String {
    if count < 20 { return low[count - 1] }
    let ten = tens[count / 10 - 2]
    return count % 10 == 0 ? ten : ten + joint + low[count % 10 - 1]
  }

  private static let czech = PhrasedClock { hour, minute in
    let part = part(
      hour, [(0, "v noci"), (4, "ráno"), (9, "dopoledne"), (12, "odpoledne"), (18, "večer"), (22, "v noci")])
    let next = (hour + 1) % 12
    switch minute {
    case 15: return .before(czechTowards[next], "čtvrt", " na ", part, brief: "čtvrt na")
    case 30: return .before(czechHalves[next], "půl", " ", part, brief: "půl")
    case 45: return .before(czechTowards[next], "třičtvrtě", " na ", part, brief: "3/4 na")
    default: break
    }
    let named = hour % 12
    let unit = named == 1 ? " hodina" : (2...4).contains(named) ? " hodiny" : " hodin"
    guard minute > 0 else { return .after(czechHours[named], unit, "", part) }
    let minutes = tens(
      minute,
      list(
        "jedna dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct "
          + "devatenáct"), list("dvacet třicet čtyřicet padesát"))
    let noun = minute == 1 ? " minuta" : (2...4).contains(minute) ? " minuty" : " minut"
    return .after(czechHours[named], unit + " a ", minutes + noun, part, brief: "\(minute) min")
  }

  private static let czechHours = list("dvanáct jedna dvě tři čtyři pět šest sedm osm devět deset jedenáct")
  private static let czechTowards = list("dvanáct jednu dvě tři čtyři pět šest sedm osm devět deset jedenáct")
  private static let czechHalves = list(
    "dvanácté jedné druhé třetí čtvrté páté šesté sedmé osmé deváté desáté jedenácté")

  private static let greek = PhrasedClock { hour, minute in
    let isNext = minute > 30
    let named = (hour + (isNext ? 1 : 0)) % 24
    let part = part(
      named, [(0, "τη νύχτα"), (5, "το πρωί"), (12, "το μεσημέρι"), (15, "το απόγευμα"), (20, "το βράδυ")])
    let name = greekHours[named % 12]
    let count = isNext ? 60 - minute : minute
    let number =
      count == 15
      ? "τέταρτο"
      : count == 30
        ? "μισή"
        : count == 0
          ? ""
          : tens(
            count,
            list(
              "ένα δύο τρία τέσσερα πέντε έξι επτά οκτώ εννέα δέκα έντεκα δώδεκα δεκατρία δεκατέσσερα δεκαπέντε δεκαέξι δεκαεπτά "
                + "δεκαοκτώ δεκαεννέα"), ["είκοσι"])
    if count == 0 { return .after(name, " ακριβώς", "", part) }
    let joint = isNext ? "παρά" : "και"
    return .after(name, " \(joint) ", number, part, brief: count == 30 ? "και μισή" : "\(joint) \(count)")
  }

  private static let greekHours = list("δώδεκα μία δύο τρεις τέσσερις πέντε έξι επτά οκτώ εννέα δέκα έντεκα")
}

// MARK: Elsewhere

extension PhrasedClock {
  private static let ukrainian = PhrasedClock { hour, minute in
    let part = part(hour, [(0, "ночі"), (4, "ранку"), (12, "дня"), (18, "вечора")])
    let (now, next) = (hour % 12, (hour + 1) % 12)
    let rest = 60 - minute
    return switch minute {
    case 0: .after(ukrainianHours[now], " година", "", part)
    case 15: .before(ukrainianTowards[next], "чверть", " на ", part, brief: "чверть на")
    case 30: .before(ukrainianTowards[next], "пів", " на ", part, brief: "пів на")
    case 45: .before(ukrainianHours[next], "за чверть", " ", part, brief: "за чверть")
    case ..<30:
      .before(ukrainianTowards[next], ukrainianMinutes(minute, isLess: false), " на ", part, brief: "\(minute) на")
    default: .before(ukrainianHours[next], "за " + ukrainianMinutes(rest, isLess: true), " ", part, brief: "за \(rest)")
    }
  }

  private static let ukrainianHours = list(
    "дванадцята перша друга третя четверта п’ята шоста сьома восьма дев’ята десята одинадцята")
  private static let ukrainianTowards = list(
    "дванадцяту першу другу третю четверту п’яту шосту сьому восьму дев’яту десяту одинадцяту")

  private static func ukrainianMinutes(_ count: Int, isLess: Bool) -> String {
    let number = tens(
      count,
      list(
        "\(isLess ? "одну" : "одна") дві три чотири п’ять шість сім вісім дев’ять десять одинадцять дванадцять тринадцять чотирнадцять "
          + "п’ятнадцять шістнадцять сімнадцять вісімнадцять дев’ятнадцять"), ["двадцять"])
    let last = count > 20 ? count % 10 : count
    let noun = last == 1 ? (isLess ? "хвилину" : "хвилина") : (2...4).contains(last) ? "хвилини" : "хвилин"
    return number + " " + noun
  }

  /// The part of the day comes first, the verb last.
  private static let turkish = PhrasedClock { hour, minute in
    let lead = part(
      hour, [(0, "gece "), (5, "sabah "), (12, "öğlen "), (13, "öğleden sonra "), (18, "akşam "), (22, "gece ")])
    let (now, next) = (hour % 12, (hour + 1) % 12)
    let rest = 60 - minute
    switch minute {
    case 0: return .after(turkishHours[now], "", "", "", lead: lead, brief: "")
    // Half an hour after twelve is `yarım`.
    case 30 where now == 0: return .after("yarım", "", "", "", lead: lead, brief: "")
    case 30: return .after(turkishHours[now], " ", "buçuk", "", lead: lead)
    case ..<30:
      return .after(turkishPast[now], " ", turkishNumber(minute), "geçiyor", lead: lead, brief: "\(minute) geçiyor")
    default: return .after(turkishTo[next], " ", turkishNumber(rest), "var", lead: lead, brief: "\(rest) var")
    }
  }

  private static let turkishHours = ["on iki"] + list("bir iki üç dört beş altı yedi sekiz dokuz on") + ["on bir"]
  private static let turkishPast =
    ["on ikiyi"] + list("biri ikiyi üçü dördü beşi altıyı yediyi sekizi dokuzu onu") + ["on biri"]
  private static let turkishTo =
    ["on ikiye"] + list("bire ikiye üçe dörde beşe altıya yediye sekize dokuza ona") + ["on bire"]

  private static func turkishNumber(_ count: Int) -> String {
    if count == 15 { return "çeyrek" }
    let units = list("bir iki üç dört beş altı yedi sekiz dokuz")
    return [["", "on", "yirmi"][count / 10], count % 10 == 0 ? "" : units[count % 10 - 1]].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private static let japanese = PhrasedClock { hour, minute in
    let name = (hour % 12 == 0 ? "零" : hanNumber(hour % 12)) + "時"
    let added = minute == 0 ? "" : minute == 30 ? "半" : hanNumber(minute) + "分"
    return .after(
      name, "", added, "", lead: hour < 12 ? "午前" : "午後", brief: minute == 0 ? "" : minute == 30 ? "半" : "\(minute)分")
  }

  private static let chinese = PhrasedClock { hour, minute in
    let lead = part(
      hour, [(0, "凌晨"), (5, "早上"), (8, "上午"), (12, "中午"), (13, "下午"), (18, "晚上")])
    let name = hour == 0 ? "零" : hour % 12 == 2 ? "两" : hanNumber(hour % 12 == 0 ? 12 : hour % 12)
    let added =
      switch minute {
      case 0: "整"
      case 15: "一刻"
      case 30: "半"
      case 45: "三刻"
      case ..<10: "零\(hanNumber(minute))分"
      default: hanNumber(minute) + "分"
      }
    let brief = minute == 0 ? "整" : minute == 30 ? "半" : "\(minute)分"
    return .after(name + "点", "", added, "", lead: lead, brief: brief)
  }

  /// 1 to 59 in Chinese numerals.
  private static func hanNumber(_ number: Int) -> String {
    let digits = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
    let ten = number / 10
    return (ten == 0 ? "" : (ten == 1 ? "" : digits[ten]) + "十") + digits[number % 10]
  }

  private static let korean = PhrasedClock { hour, minute in
    let name = koreanHours[hour % 12] + " 시"
    let lead = hour < 12 ? "오전 " : "오후 "
    guard minute > 0 else { return .after(name, "", "", "", lead: lead, brief: "") }
    if minute == 30 { return .after(name, " ", "반", "", lead: lead) }
    let digits = ["", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
    let ten = minute / 10
    let number = (ten == 0 ? "" : (ten == 1 ? "" : digits[ten]) + "십") + digits[minute % 10]
    return .after(name, " ", number + " 분", "", lead: lead, brief: "\(minute)분")
  }

  private static let koreanHours = list("열두 한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한")

  private static let arabic = PhrasedClock { hour, minute in
    let part = part(hour, [(0, "ليلًا"), (4, "صباحًا"), (12, "ظهرًا"), (15, "عصرًا"), (18, "مساءً")])
    let added =
      switch minute {
      case 0: ""
      case 15: "والربع"
      case 30: "والنصف"
      case 1: "ودقيقة"
      case 2: "ودقيقتان"
      case 3...10: "و\(arabicUnits[minute - 1]) دقائق"
      case 11...19: "و\(arabicTeens[minute - 11]) دقيقة"
      case _ where minute % 10 == 0: "و\(arabicTens[minute / 10 - 2]) دقيقة"
      default: "و\(arabicUnits[minute % 10 - 1]) و\(arabicTens[minute / 10 - 2]) دقيقة"
      }
    return .after(
      arabicHours[hour % 12], added.isEmpty ? "" : " ", added, part, lead: "الساعة ",
      brief: minute == 0 ? "" : minute == 15 || minute == 30 ? added : "و\(minute) د")
  }

  private static let arabicHours =
    ["الثانية عشرة"] + list("الواحدة الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة")
    + ["الحادية عشرة"]
  private static let arabicUnits = list("إحدى اثنتان ثلاث أربع خمس ست سبع ثمان تسع عشر")
  private static let arabicTeens =
    ["إحدى عشرة", "اثنتا عشرة"] + list("ثلاث أربع خمس ست سبع ثماني تسع").map { $0 + " عشرة" }
  private static let arabicTens = list("عشرون ثلاثون أربعون خمسون")

  private static let hebrew = PhrasedClock { hour, minute in
    let part = part(
      hour, [(0, "בלילה"), (5, "בבוקר"), (12, "בצהריים"), (15, "אחר הצהריים"), (18, "בערב"), (22, "בלילה")])
    let added =
      switch minute {
      case 0: "בדיוק"
      case 15: "ורבע"
      case 30: "וחצי"
      case 1: "ודקה"
      case 2: "ושתי דקות"
      case 3...10: "ו\(hebrewUnits[minute - 1]) דקות"
      case 11...19: "ו\(hebrewTeens[minute - 11]) דקות"
      case _ where minute % 10 == 0: "ו\(hebrewTens[minute / 10 - 2]) דקות"
      default: "ו\(hebrewTens[minute / 10 - 2]) ו\(hebrewUnits[minute % 10 - 1]) דקות"
      }
    return .after(
      hebrewHours[hour % 12], " ", added, part,
      brief: minute == 0 || minute == 15 || minute == 30 ? added : "ו־\(minute)")
  }

  private static let hebrewHours =
    ["שתים עשרה"] + list("אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר") + ["אחת עשרה"]
  private static let hebrewUnits = list("אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר")
  private static let hebrewTeens =
    ["אחת", "שתים", "שלוש", "ארבע", "חמש", "שש", "שבע", "שמונה", "תשע"].map { $0 + " עשרה" }
  private static let hebrewTens = list("עשרים שלושים ארבעים חמישים")
}
