// SPDX-License-Identifier: MIT

/// Recognises the headings of step counters in the languages that their exports are written in.
///
/// - Source: the exports of Fitbit, Garmin, Google Fit and Health Auto Export.
enum StepsHeadings {
  private static let days: Set = [
    "", "date", "day", "calendar date", "start", "start time", "timestamp", "date/time", "time", "datetime", "datum",
    "tag", "fecha", "día", "data", "giorno", "dia", "dato", "päivämäärä", "päivä", "dátum", "tarih", "dată",
    "dagsetning", "дата", "датум",
    "ημερομηνία", "תאריך", "التاريخ", "日付", "日期", "날짜", "ngày", "tanggal", "วันที่", "kuupäev", "datums",
  ]

  /// The beginnings of words for steps.
  private static let steps = [
    "step", "schritt", "stappen", "steg", "skridt", "skritt", "skref", "askel", "askeli", "krok", "korak", "lépés",
    "adım",
    "pași", "paşi", "шаг", "крок", "крач", "стъп", "βήμα", "βημά", "צעד", "خطو", "الخطو",
    "bước", "langkah", "ก้าว", "sammud", "soļ", "žingsn", "歩数", "步数", "步數", "걸음",
  ]
  /// Whole words for steps that would be beginnings of other words.
  private static let wholeSteps: Set = ["pas", "paso", "pasos", "passo", "passos", "passi", "actual", "totalsteps"]

  /// The beginnings of words that make a heading something else than a count.
  private static let others = [
    "goal", "target", "ziel", "objecti", "objeti", "obiettiv", "avg", "average", "length", "speed", "cadence",
    "asymmetry", "longueur", "länge", "longitud", "lunghezza", "minute", "streak",
  ]
  private static let wholeOthers: Set = ["meta", "doel", "mål", "cíl", "cel", "id"]

  static func isDay(_ heading: String) -> Bool { days.contains(heading.lowercased()) }

  /// Whether a heading means a number of steps: `Steps`, `Step Count (count)`, `Schrittzahl`, `Nombre de pas`.
  static func isSteps(_ heading: String) -> Bool {
    let words = heading.lowercased().split { !$0.isLetter }.map(String.init)
    let isOther = words.contains { word in wholeOthers.contains(word) || others.contains { word.hasPrefix($0) } }
    guard words.count <= 5, !isOther else { return false }
    return words.contains { word in wholeSteps.contains(word) || steps.contains { word.hasPrefix($0) } }
  }

  /// Whether a table lists single activities, whose steps are not those of a day: it has a kind or a title of each.
  static func areActivities(_ headings: [String]) -> Bool {
    headings.contains { heading in
      let words = heading.lowercased().split { !$0.isLetter }
      return words.contains { ["type", "typ", "tipo", "title", "titel", "titre", "título", "titolo"].contains($0) }
        || words.contains { $0.hasSuffix("typ") || $0.hasSuffix("type") }
    }
  }
}
