// SPDX-License-Identifier: MIT

import WeaveData
import WeaveDiagnostics
import WeaveFeeds
import WeaveSchema

/// The keys of `feeds.json`, each defined once.
public enum FeedSettingsTable {
  static let settings = ObjectType(
    "Feeds", "Where facts come from, and how often.",
    [
      Field("$schema", .string, "The JSON Schema of this file, for editors."),
      Field("version", .integer(1...Int.max), default: "1", "The version of this form of the file; the newest is 1."),
      Field(
        "contact", .string,
        "A mail address or a page by which services may reach you; they are told it with each question, and some ask for it."
      ),
      Field("places", .map(.object("FeedPlace")), default: "{}", "Places by the names that feeds call them."),
      Field("geocoding", .string, "Another server that finds places by name, if not Open-Meteo’s."),
      Field("feeds", .map(.object("Feed")), required: true, "The feeds by their names."),
    ])

  static let place = ObjectType(
    "FeedPlace", "Where on Earth. Services are told four decimals, which is about ten metres.",
    [
      Field("name", .string, default: "\"\"", "What people call it."),
      Field("latitude", .number(-90...90), required: true, "Degrees, north positive."),
      Field("longitude", .number(-180...180), required: true, "Degrees, east positive."),
      Field("elevationM", .number(-1_000...10_000), "Metres above the sea."),
      Field("timeZone", .string, "Its zone, `Europe/Paris`."),
    ])

  static let feed = ObjectType(
    "Feed", "One origin of facts.",
    [
      Field(
        "source", .token(ServiceTable.all.map(\.name)), required: true,
        "What is asked: `weave feed sources` lists them."),
      Field(
        "place", .anyOf([.object("FeedPlace"), .string]),
        "Where the facts are to hold: a place, the name of one of `places`, or `\"random\"` for another one at each refresh."
      ),
      Field(
        "also", .array(.string, atMost: 20), default: "[]",
        "Names of more `places` that the same question asks about. What is said of them is kept for the profiles of their names: `weave render --profile lisbon`, and slots of boards."
      ),
      Field(
        "search", .string,
        "The name of a place, instead of `place`. It is looked up once a month; where that fails, the place that was found before holds, else that of `location.json` if it is younger than a day."
      ),
      Field(
        "url", .anyOf([.string, .object("Secret")]),
        """
        The address that is asked. For services with an address of their own, another server that answers as they do. An address \
        that is a secret by itself, as that of a private calendar, is named like a password.
        """),
      Field("file", .string, "A file of this machine, instead of an address."),
      Field(
        "command", .array(.string, atMost: 100), default: "[]", "A program with its arguments, whose output is read."),
      Field(
        "every", .string,
        "How often, such as `\"30m\"` or `\"2h\"`; never more often than the source and its answers allow."),
      Field(
        "key", .object("Secret"), "The key that a service asks for; of `weatherkit` the file with the key (`.p8`)."),
      Field("keyID", .string, "The name of the key of `weatherkit`, ten letters and digits."),
      Field("teamID", .string, "The team that the key of `weatherkit` belongs to, ten letters and digits."),
      Field("serviceID", .string, "The service that the key of `weatherkit` is for, such as `org.example.weather`."),
      Field(
        "entities", .array(.string, atMost: 100), default: "[]",
        "What `home-assistant` is asked for, such as `sensor.outside`."),
      Field("query", .string, "What `prometheus` is asked."),
      Field("user", .string, "Who logs in."),
      Field("password", .object("Secret"), "With what."),
      Field("token", .object("Secret"), "Sent as `Authorization: Bearer`."),
      Field("certificates", .string, "A file in PEM with certificates that are trusted beside those of the system."),
      Field("timeout", .number(1...600), default: "30", "Seconds for one whole answer."),
      Field("label", .string, "What a calendar or list is called, before what its file says."),
      Field("color", .string, "A calendar’s colour as `#RRGGBB`, before what its file says."),
      Field("days", .integer(1...3_660), default: "60", "Days ahead whose events are read."),
      Field("prefer", .array(.string, atMost: 20), default: "[]", "Counters of steps that go before the others."),
      Field("picks", .array(.object("Pick"), atMost: 500), default: "[]", "What `json` and `csv` take out."),
    ])

  static let pick = ObjectType(
    "Pick", "A value of an answer that becomes a variable.",
    [
      Field("variable", .string, required: true, "The variable."),
      Field("path", .string, required: true, "A path, `$.state`, or the heading of a column."),
      Field(
        "kind", .token(FeedPick.Kind.allCases.map(\.rawValue)), "What the value has to be; as it stands if missing."),
      Field("row", .token(["first", "last"]), default: "\"last\"", "Which row of a table."),
      Field("where", .object("RowMatch"), "The first row with this value, instead of `row`."),
      Field("factor", .number(-1e12...1e12), default: "1", "What a number is multiplied with."),
      Field("offset", .number(-1e12...1e12), default: "0", "What is added after that."),
      Field("unit", .string, "Written after the number: the variable is a text then."),
    ])

  static let rowMatch = ObjectType(
    "RowMatch", "A row of a table by one of its values.",
    [
      Field("column", .string, required: true, "The heading of the column."),
      Field("value", .string, required: true, "What stands there."),
    ])

  static let secret = ObjectType(
    "Secret", "Where a secret is kept: one of these.",
    [
      Field("env", .string, "The name of a variable of the environment."),
      Field("file", .string, "A file with nothing else in it, of mode 0600 or 0400."),
      Field("credential", .string, "The name of a credential that systemd hands over (`LoadCredential=`)."),
    ])

  static let vocabulary = Vocabulary(
    "feeds", root: settings.name, [settings, place, feed, pick, rowMatch, secret],
    codes: Vocabulary.Codes(
      unknownKey: .feedsUnknownKey, misplacedKey: .feedsMisplacedKey, missingKey: .feedsMissingKey,
      wrongType: .feedsWrongType, unknownToken: .feedsUnknownWord, outOfRange: .feedsOutOfRange,
      notInteger: .feedsNotInteger, invalidDate: .feedsInvalidDate, tooManyElements: .feedsTooMany),
    excess: .dropped)

  // MARK: For people and editors

  /// The JSON Schema of the file.
  ///
  /// - Source: JSON Schema, draft 2020-12.
  public static var schema: String {
    var writer = SchemaWriter()
    let strict: [(key: String, value: SchemaValue)] = [("additionalProperties", .raw("false"))]
    let inner: [(key: String, value: SchemaValue)] = [place, feed, pick, rowMatch, secret].map {
      ($0.name, .object(writer.members(of: $0) + strict))
    }
    let members: [(key: String, value: SchemaValue)] =
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("$id", .string("urn:weave:schema:feeds")), ("title", .string("weave feeds")),
      ] + writer.members(of: settings) + strict + [("$defs", .object(inner))]
    return SchemaValue.object(members).text() + "\n"
  }

  /// The keys as Markdown tables.
  public static var reference: String {
    let table = ReferenceTable(vocabulary, widest: .greatestFiniteMagnitude)
    return vocabulary.objects.map { object in
      (object.name == settings.name ? "" : "### \(object.name)\n\n") + table.section(of: object)
    }.joined(separator: "\n")
  }
}
