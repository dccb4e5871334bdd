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
      Field("version", .integer(1...Int.max), default: "1", "The version of the file format; the newest is 1."),
      Field(
        "contact", .string,
        "A mail address or web page where services can reach you. It is sent with each request; some services require it."
      ),
      Field("places", .map(.object("FeedPlace")), default: "{}", "Places, by the names that feeds use."),
      Field("geocoding", .string, "Another server that finds places by name, instead of Open-Meteo’s."),
      Field("feeds", .map(.object("Feed")), required: true, "The feeds, by name."),
    ])

  static let place = ObjectType(
    "FeedPlace", "A place on Earth. Services get at most four decimals, about ten metres.",
    [
      Field("name", .string, default: "\"\"", "The name for people."),
      Field("latitude", .number(-90...90), required: true, "Degrees, north positive."),
      Field("longitude", .number(-180...180), required: true, "Degrees, east positive."),
      Field("elevationM", .number(-1_000...10_000), "Metres above sea level."),
      Field("timeZone", .string, "Its time zone, such as `Europe/Paris`."),
    ])

  static let feed = ObjectType(
    "Feed", "One source of facts.",
    [
      Field(
        "source", .token(ServiceTable.all.map(\.name)), required: true,
        "The service or the kind of file; `weave feed sources` lists them."),
      Field(
        "place", .anyOf([.object("FeedPlace"), .string]),
        "The place of the facts: a place, the name of one of `places`, or `\"random\"` for a different one at each refresh."
      ),
      Field(
        "also", .array(.string, atMost: 20), default: "[]",
        "Names of more `places` for the same request. Their facts are stored in the profiles of the same names, for `weave render --profile lisbon` and slots of boards."
      ),
      Field(
        "search", .string,
        "The name of a place, instead of `place`. It is looked up once a month. If that fails, the place found before is used, or else the one in `location.json` if it is less than a day old."
      ),
      Field(
        "url", .anyOf([.string, .object("Secret")]),
        """
        The address to request. For services with an address of their own, another server with the same interface. A \
        secret address, such as that of a private calendar, is given like a password. `{yyyy}`, `{MM}`, `{dd}`, `{M}` \
        and `{d}` stand for the year, month and day of the request.
        """),
      Field("file", .string, "A local file, instead of an address; for `folder`, a folder of photos."),
      Field(
        "command", .array(.string, atMost: 100), default: "[]", "A program and its arguments; its output is read."),
      Field(
        "every", .string,
        "The time between two requests, such as `\"30m\"` or `\"2h\"`; at least what the source and its answers require."
      ),
      Field(
        "key", .object("Secret"), "The key that a service requires; for `weatherkit`, the key file (`.p8`)."),
      Field("keyID", .string, "The identifier of the `weatherkit` key, ten letters and digits."),
      Field("teamID", .string, "The team that the `weatherkit` key belongs to, ten letters and digits."),
      Field("serviceID", .string, "The service that the `weatherkit` key is for, such as `org.example.weather`."),
      Field(
        "entities", .array(.string, atMost: 100), default: "[]",
        "The entities to request from `home-assistant`, such as `sensor.outside`, and the calendars to request from "
          + "`home-assistant-calendar`, such as `calendar.family`, the to-do lists for `home-assistant-lists`, such as "
          + "`todo.ana`, and the meters for `home-assistant-energy`, with what they measure, such as `solar=sensor.roof`."
      ),
      Field(
        "query", .string,
        "The query for `prometheus`; the stops for `gtfs-realtime`, separated by commas; the album for `immich`."),
      Field(
        "schedule", .string,
        "The timetable for `gtfs-realtime`, which gives names of lines, destinations and stops: the zip file of GTFS, or a "
          + "folder with its files."),
      Field("user", .string, "The user name."),
      Field("password", .object("Secret"), "The password."),
      Field("token", .object("Secret"), "Sent as `Authorization: Bearer`."),
      Field(
        "headers", .map(.anyOf([.string, .object("Secret")])), default: "{}",
        "More headers of the request, by name. Keys and tokens are given like a password."),
      Field(
        "body", .any,
        "What to send with `POST`: a text, or any JSON. Without it the request is a `GET`."),
      Field(
        "save", .string,
        "The file into which the feed's picture is written, which designs name: beside them, with the ending of its kind."
      ),
      Field("certificates", .string, "A PEM file with certificates to trust besides those of the system."),
      Field("timeout", .number(1...600), default: "30", "The time limit for a whole answer, in seconds."),
      Field("label", .string, "The name of a calendar or list; it overrides the name in the file."),
      Field("color", .string, "A calendar’s colour as `#RRGGBB`; it overrides the colour in the file."),
      Field("days", .integer(1...3_660), default: "60", "The number of days ahead whose events are read."),
      Field(
        "prefer", .array(.string, atMost: 20), default: "[]",
        "Sources of steps that are preferred to others, best first."),
      Field("picks", .array(.object("Pick"), atMost: 500), default: "[]", "The values that `json` and `csv` pick."),
    ])

  static let pick = ObjectType(
    "Pick", "A value in an answer that becomes a variable.",
    [
      Field("variable", .string, required: true, "The variable."),
      Field("path", .string, required: true, "A path such as `$.state`, or the heading of a column."),
      Field(
        "kind", .token(FeedPick.Kind.allCases.map(\.rawValue)),
        "The type that the value must have; the value's own type if missing. `picture` is an address, whose picture goes into `save`; the variable then holds the name of that file."
      ),
      Field("row", .token(["first", "last"]), default: "\"last\"", "The row of a table to read."),
      Field("where", .object("RowMatch"), "The first row with this value, instead of `row`."),
      Field("factor", .number(-1e12...1e12), default: "1", "The factor by which a number is multiplied."),
      Field("offset", .number(-1e12...1e12), default: "0", "The number that is added after that."),
      Field("unit", .string, "The unit written after the number; the variable is then a text."),
    ])

  static let rowMatch = ObjectType(
    "RowMatch", "A row of a table, chosen by one of its values.",
    [
      Field("column", .string, required: true, "The heading of the column."),
      Field("value", .string, required: true, "The value in that column."),
    ])

  static let secret = ObjectType(
    "Secret", "Where a secret is stored: one of these.",
    [
      Field("env", .string, "The name of an environment variable."),
      Field("file", .string, "A file that contains nothing else, with mode 0600 or 0400."),
      Field("credential", .string, "The name of a credential that systemd provides (`LoadCredential=`)."),
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
