// SPDX-License-Identifier: MIT

/// One key of one object of a file. The validator, the JSON Schema and the reference are generated from these.
public struct Field: Sendable {
  /// Who reads the key.
  public enum Origin: Sendable, Hashable {
    /// WidgetWeaver, from this version of the format on.
    case app(since: Int)
    /// Only weave; the app ignores it.
    case weave
  }

  /// The exact spelling in a file, including upper and lower case.
  public var key: String
  /// The type of its value.
  public var type: FieldType
  /// Whether the object cannot be used without it.
  public var isRequired: Bool
  /// The value of a missing key as JSON text (`8`, `"blue"`); nil if missing means absent.
  public var standard: String?
  /// What the key does, in a sentence or two of Markdown.
  public var summary: String
  /// Who reads the key, and from which version on.
  public var origin: Origin
  /// Other accepted spellings of a token, each with the word that it means (`center`: `centre`).
  public var spellings: [String: String]
  /// Whether a token is read regardless of case and surrounding spaces.
  public var foldsCase: Bool
  /// What to do instead of using the key, if it is no longer read; nil for a key in use.
  public var deprecation: String?
  /// The units that the key ends in: `temperatureC` has siblings `temperatureF` and `temperatureK`. Nil for plain keys.
  public var measure: Measure?

  /// A key from its name, type and description.
  ///
  /// - Parameters:
  ///   - standard: the value of a missing key as JSON text; nil if missing means absent.
  ///   - spellings: other spellings of a word, each with the word that it means.
  ///   - foldsCase: whether words are read regardless of case.
  ///   - deprecation: what to do instead of using the key.
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

/// The type of a key's value.
public indirect enum FieldType: Sendable {
  /// `true` or `false`.
  case bool
  /// Any string.
  case string
  /// A string that may contain `{{…}}`.
  case template
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A number in a range, both ends included.
  case number(ClosedRange<Double>)
  /// One of these words.
  case token([String])
  /// A string of 32 hexadecimal digits in five groups (RFC 9562).
  case uuid
  /// A moment with its zone, `2026-02-01T09:30:00Z`, or seconds since 2001.
  case date
  /// A moment with its zone, as a text.
  case moment
  /// A day, `2026-03-28`.
  case day
  /// An object of the table, by its name; `node` is a node of a content tree.
  case object(String)
  /// A list of one type; only the first `atMost` elements are read, nil for all.
  case array(FieldType, atMost: Int? = nil)
  /// An object whose keys are defined by the author.
  case map(FieldType)
  /// Any of several forms, for keys with a short and a long form.
  case anyOf([FieldType])
  /// A value of the given type; or a string with an expression, `"=…"`; or an object with a value per size
  /// (`small`, `medium`, `large`, `extraLarge`, `default`) or per appearance (`light`, `dark`).
  case dynamic(FieldType)
  /// A colour: a token, `#RRGGBB[AA]`, either with `/opacity`.
  case color
  /// A part of the surrounding width or height: `50%`.
  case share
  /// Any JSON value.
  case any
}

/// One object of a file.
public struct ObjectType: Sendable {
  /// The name in `FieldType.object`, and the heading in the reference.
  public var name: String
  /// A description of the object, in a sentence of Markdown.
  public var summary: String
  /// Its keys, in the order of the reference.
  public var fields: [Field]

  /// An object from its name, its description and its keys.
  public init(_ name: String, _ summary: String, _ fields: [Field]) {
    self.name = name
    self.summary = summary
    self.fields = fields
  }

  /// The key with exactly this name; nil if there is none.
  public func field(_ key: String) -> Field? {
    // By index, because copying a field retains all of its strings.
    for place in fields.indices where fields[place].key == key { return fields[place] }
    return nil
  }
}
