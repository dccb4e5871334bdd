// SPDX-License-Identifier: MIT

extension TextFilter {
  /// What the reference says of a filter.
  public struct Reference: Sendable, Hashable {
    /// The arguments as one writes them after the name, brackets around what may be left out: `[:decimals]`.
    public var arguments: String
    /// What it does, a sentence of Markdown.
    public var summary: String
    /// A text that uses it, with no variables.
    public var example: String
    /// What the example prints in `en_US`, UTC, at 2026-02-01 14:05:30.
    public var result: String

    init(_ arguments: String, _ summary: String, _ example: String, _ result: String) {
      self.arguments = arguments
      self.summary = summary
      self.example = example
      self.result = result
    }
  }

  public var reference: Reference {
    switch self {
    case .upper: Reference("", "All letters as capitals.", "{{name|Ada||upper}}", "ADA")
    case .lower: Reference("", "All letters small.", "{{name|Ada||lower}}", "ada")
    case .trim: Reference("", "Without blanks at both ends.", "[{{name| Ada ||trim}}]", "[Ada]")
    case .title:
      Reference(
        "", "A capital at the start of each word, the rest small.", "{{name|ada LOVELACE||title}}", "Ada Lovelace")
    case .prefix: Reference(":text", "Puts a text in front.", "{{price|5||prefix:$}}", "$5")
    case .suffix:
      Reference(":text", "Puts a text behind; blanks in front of it count.", "{{far|5||suffix: km}}", "5 km")
    case .pad: Reference(":width", "Zeros in front, up to so many characters.", "{{n|7||pad:3}}", "007")
    case .number, .percent, .currency, .round, .floor, .ceil, .abs, .clamp: numberReference
    case .date, .relative, .daysUntil, .hoursUntil, .minutesUntil, .sinceDays, .sinceHours, .sinceMinutes:
      dateReference
    case .plural:
      Reference(
        ":one:many", "The first word for 1 and -1, else the second; the number is not printed.",
        "3 {{n|3||plural:day:days}}", "3 days")
    case .bar:
      Reference(
        "[:width]", "A bar of blocks for a fraction, or for percent beyond 1; ten blocks unless told.",
        "{{done|0.4||bar:5}}", "██░░░")
    }
  }

  private var numberReference: Reference {
    switch self {
    case .number:
      Reference(
        "[:decimals]", "A number with the locale's separators: so many decimals, or up to two.",
        "{{n|1234.5||number:2}}", "1,234.50")
    case .percent:
      Reference(
        "[:decimals]", "A percentage in the locale's form; numbers from -1 to 1 are fractions of the whole.",
        "{{n|0.42||percent:0}}", "42%")
    case .currency:
      Reference(
        "[:code]", "An amount in a currency of ISO 4217, or in the locale's own.",
        "{{n|1234.5||currency:EUR}}", "€1,234.50")
    case .round:
      Reference("[:decimals]", "Rounded, half away from zero; with decimals also grouped.", "{{n|2.5||round}}", "3")
    case .floor: Reference("", "The next integer below.", "{{n|2.7||floor}}", "2")
    case .ceil: Reference("", "The next integer above.", "{{n|2.1||ceil}}", "3")
    case .abs: Reference("", "Without the sign.", "{{n|-2.5||abs}}", "2.5")
    default: Reference(":low:high", "Kept between two numbers.", "{{n|12||clamp:0:10}}", "10")
    }
  }

  private var dateReference: Reference {
    switch self {
    case .date:
      Reference(
        "[:pattern]",
        "A date in a pattern of Unicode letters, in the locale's order of some fields (`yMMMd`), or of medium length.",
        "{{d|2026-02-10||date:EEE d MMM}}", "Tue 10 Feb")
    case .relative:
      Reference("", "How far a date is away, in words.", "{{d|2026-02-01 12:05||relative}}", "2 hours ago")
    case .daysUntil: Reference("", "Days until a date, begun ones in full.", "{{d|2026-02-10||daysuntil}}", "9")
    case .hoursUntil: Reference("", "Hours until a date, begun ones in full.", "{{d|18:30||hoursuntil}}", "5")
    case .minutesUntil: Reference("", "Minutes until a date, begun ones in full.", "{{d|18:30||minutesuntil}}", "265")
    case .sinceDays: Reference("", "Days since a date, begun ones in full.", "{{d|2026-01-30||sincedays}}", "3")
    case .sinceHours: Reference("", "Hours since a date, begun ones in full.", "{{d|12:00||sincehours}}", "3")
    default: Reference("", "Minutes since a date, begun ones in full.", "{{d|14:00||sinceminutes}}", "6")
    }
  }
}
