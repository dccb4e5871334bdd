// SPDX-License-Identifier: MIT

/// One key of one object of a file. The validator, the JSON Schema and the reference are made from these.
public struct Field: Sendable {
  /// Who reads the key.
  public enum Origin: Sendable, Hashable {
    /// WidgetWeaver's format, from this version on.
    case app(since: Int)
    /// Ours; the app ignores it.
    case weave
  }

  /// As it is written in the file, upper and lower case included.
  public var key: String
  /// What the key may hold.
  public var type: FieldType
  /// Whether the object means nothing without it.
  public var isRequired: Bool
  /// The value of a missing key, as JSON text (`8`, `"blue"`); nil where missing means absent.
  public var standard: String?
  /// What the key does, in a sentence or two of Markdown.
  public var summary: String
  /// Which version of the app reads the key, or that it is ours.
  public var origin: Origin
  /// Other spellings that a token is read from, each with the word that it means (`center`: `centre`).
  public var spellings: [String: String]
  /// Whether a token is read without regard to case, and to spaces around it.
  public var foldsCase: Bool
  /// Why the key is of no use any more; nil for a key in use.
  public var deprecation: String?
  /// The units that the key ends in: `temperatureC` has siblings `temperatureF` and `temperatureK`. Nil for plain keys.
  public var measure: Measure?

  /// A key by its name, type and what it does.
  ///
  /// - Parameters:
  ///   - standard: the value of a missing key as JSON text; nil where missing means absent.
  ///   - spellings: other spellings of a word, each with the word that it means.
  ///   - foldsCase: whether words are read without regard to case.
  ///   - deprecation: why nobody needs the key any more.
  public init(
    _ key: String, _ type: FieldType, required isRequired: Bool = false, default standard: String? = nil,
    origin: Origin = .weave, spellings: [String: String] = [:], foldsCase: Bool = false, deprecation: String? = nil,
    measure: Measure? = nil, _ summary: String
  ) {
    self.key = key
    self.type = type
    self.isRequired = isRequired
    self.standard = standard
    self.summary = summary
    self.origin = origin
    self.spellings = spellings
    self.foldsCase = foldsCase
    self.deprecation = deprecation
    self.measure = measure
  }
}

/// What a key may hold.
public indirect enum FieldType: Sendable {
  /// `true` or `false`.
  case bool
  /// Any string.
  case string
  /// A string that may hold `{{…}}`.
  case template
  /// A whole number of a range.
  case integer(ClosedRange<Int>)
  /// A number of a range, both ends included.
  case number(ClosedRange<Double>)
  /// One of some words.
  case token([String])
  /// A string of 32 hexadecimal digits in five groups, as RFC 9562 has it.
  case uuid
  /// A moment with its zone, `2026-02-01T09:30:00Z`, or seconds since 2001.
  case date
  /// A moment with its zone, as a text.
  case moment
  /// A day, `2026-03-28`.
  case day
  /// An object of the table, by its name; `node` is a node of a content tree.
  case object(String)
  /// A list of one type; `atMost` is the number of elements that are read, nil for all.
  case array(FieldType, atMost: Int? = nil)
  /// An object whose keys are the author's own.
  case map(FieldType)
  /// Any of several forms, for keys with a short and a long form.
  case anyOf([FieldType])
  /// A value of the given type; or a string with an expression, `"=…"`; or an object with a value per size
  /// (`small`, `medium`, `large`, `extraLarge`, `default`) or per appearance (`light`, `dark`).
  case dynamic(FieldType)
  /// A colour: a token, `#RRGGBB[AA]`, either with `/opacity`.
  case color
  /// A part of the width or height of what is around: `50%`.
  case share
  /// Any JSON value.
  case any
}

/// One object of a file.
public struct ObjectType: Sendable {
  /// What `FieldType.object` calls it, and the heading in the reference.
  public var name: String
  /// What the object is, in a sentence of Markdown.
  public var summary: String
  /// Its keys, in the order of the reference.
  public var fields: [Field]

  /// An object by its name, what it is, and its keys.
  public init(_ name: String, _ summary: String, _ fields: [Field]) {
    self.name = name
    self.summary = summary
    self.fields = fields
  }

  /// The key of that name, letter by letter; nil where the object has none.
  public func field(_ key: String) -> Field? {
    // By their places: a copy of a field counts references to all that it says.
    for place in fields.indices where fields[place].key == key { return fields[place] }
    return nil
  }
}
