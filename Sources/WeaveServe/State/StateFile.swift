// SPDX-License-Identifier: MIT

import FoundationEssentials
import GRDB
import WeaveSystem

/// What a server remembers over a restart, in one SQLite database.
///
/// A write that returns is on disk; an interrupted write has no effect.
struct StateFile: Sendable {
  /// The name of the file in the state folder.
  static let name = "state.sqlite"

  private let database: DatabaseQueue
  /// Whether the file had lost its contents before it was opened, as after a fault of the disk.
  let wasEmptied: Bool

  /// Opens the database in a folder. A missing folder is created, readable by its owner only.
  init(folder: String) throws(StateError) {
    do throws(FileError) {
      if !isFolder(folder) { try makePrivateFolder(folder) }
    } catch { throw StateError(error) }
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.journalMode = .wal
    configuration.prepareDatabase { database in
      // A power cut loses no acknowledged write.
      try database.execute(sql: "PRAGMA synchronous = FULL")
      // Everything is read once, so a quarter of a megabyte of pages is enough.
      try database.execute(sql: "PRAGMA cache_size = -256")
    }
    let path = "\(folder)/\(Self.name)"
    // A database in the making has no pages either; its first write is in the log.
    let log = "\(path)-wal"
    wasEmptied = Self.isEmpty(path) && (fileStamp(log) == nil || Self.isEmpty(log))
    do {
      database = try DatabaseQueue(path: path, configuration: configuration)
      try Self.migrations.migrate(database)
    } catch { throw StateError(error) }
  }

  private static func isEmpty(_ path: String) -> Bool { (try? readFile(path, limit: 0)) != nil }

  private static var migrations: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(
        sql: """
          CREATE TABLE value (name TEXT PRIMARY KEY, json TEXT NOT NULL);
          CREATE TABLE sighting (display TEXT PRIMARY KEY, json TEXT NOT NULL);
          CREATE TABLE line (id INTEGER PRIMARY KEY, display TEXT NOT NULL, at REAL NOT NULL, text TEXT NOT NULL);
          CREATE INDEX line_of_display ON line (display, id);
          CREATE TABLE token (owner TEXT PRIMARY KEY, hash BLOB NOT NULL);
          CREATE TABLE device (address TEXT PRIMARY KEY, json TEXT NOT NULL);
          CREATE TABLE setting (name TEXT PRIMARY KEY, value BLOB NOT NULL);
          """)
    }
    migrator.registerMigration("2") { database in
      try database.execute(
        sql: """
          CREATE TABLE picture (look TEXT PRIMARY KEY, bytes BLOB NOT NULL, type TEXT NOT NULL, tag TEXT NOT NULL,
          modified INTEGER NOT NULL, until REAL NOT NULL, alt TEXT NOT NULL) WITHOUT ROWID;
          """)
    }
    migrator.registerMigration("3") { database in
      try database.execute(
        sql: """
          ALTER TABLE token ADD COLUMN made REAL;
          ALTER TABLE token ADD COLUMN used REAL;
          ALTER TABLE token ADD COLUMN until REAL;
          """)
    }
    migrator.registerMigration("4") { database in
      try database.execute(
        sql: """
          ALTER TABLE picture ADD COLUMN entry TEXT;
          ALTER TABLE picture ADD COLUMN appeared INTEGER;
          """)
    }
    return migrator
  }

  // MARK: Values from outside

  func values() throws(StateError) -> [String: String] { try pairs("SELECT name, json FROM value") }

  /// Stores values, and removes those that are nil, all or nothing.
  func set(values: [String: String?]) throws(StateError) {
    try write { database in
      for (name, json) in values {
        if let json {
          try database.execute(sql: "INSERT OR REPLACE INTO value VALUES (?, ?)", arguments: [name, json])
        } else {
          try database.execute(sql: "DELETE FROM value WHERE name = ?", arguments: [name])
        }
      }
    }
  }

  // MARK: Displays

  func sightings() throws(StateError) -> [String: Sighting] { try decoded("SELECT display, json FROM sighting") }

  /// Writes what displays reported, all or nothing, and keeps the last hundred lines of each.
  func record(_ sightings: [String: Sighting], _ lines: [String: [DisplayLine]]) throws(StateError) {
    var encoded: [String: String] = [:]
    for (display, sighting) in sightings { encoded[display] = try Self.text(of: sighting) }
    try write { database in
      for (display, json) in encoded {
        try database.execute(sql: "INSERT OR REPLACE INTO sighting VALUES (?, ?)", arguments: [display, json])
      }
      for (display, lines) in lines {
        for line in lines {
          try database.execute(
            sql: "INSERT INTO line (display, at, text) VALUES (?, ?, ?)",
            arguments: [display, line.at.timeIntervalSince1970, line.text])
        }
        try database.execute(
          sql: """
            DELETE FROM line WHERE display = ? AND id NOT IN
            (SELECT id FROM line WHERE display = ? ORDER BY id DESC LIMIT 100)
            """, arguments: [display, display])
      }
    }
  }

  /// The last lines of a display, newest first.
  func lines(of display: String) throws(StateError) -> [DisplayLine] {
    try read { database in
      try Row.fetchAll(
        database, sql: "SELECT at, text FROM line WHERE display = ? ORDER BY id DESC LIMIT 100", arguments: [display]
      ).map { DisplayLine(at: Date(timeIntervalSince1970: $0["at"]), text: $0["text"]) }
    }
  }

  // MARK: Pictures

  /// The last picture of a look; nil if there is none.
  func picture(_ look: String) throws(StateError) -> StoredPicture? {
    try read { database in
      try Row.fetchOne(
        database, sql: "SELECT bytes, type, tag, modified, until, alt, entry, appeared FROM picture WHERE look = ?",
        arguments: [look]
      ).map { row in
        StoredPicture(
          bytes: [UInt8](row["bytes"] as Data), mediaType: row["type"], tag: row["tag"], modified: row["modified"],
          until: Date(timeIntervalSince1970: row["until"]), altText: row["alt"], entry: row["entry"],
          appeared: row["appeared"])
      }
    }
  }

  /// Stores the last pictures of looks, all or nothing, and removes the oldest ones beyond a limit.
  func set(pictures: [String: StoredPicture]) throws(StateError) {
    try write { database in
      for (look, picture) in pictures {
        try database.execute(
          sql: "INSERT OR REPLACE INTO picture VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
          arguments: [
            look, Data(picture.bytes), picture.mediaType, picture.tag, picture.modified,
            picture.until.timeIntervalSince1970, picture.altText, picture.entry, picture.appeared,
          ])
      }
      try database.execute(
        sql: "DELETE FROM picture WHERE look NOT IN (SELECT look FROM picture ORDER BY until DESC LIMIT 4000)")
    }
  }

  // MARK: Devices and tokens

  func devices() throws(StateError) -> [String: PairedDevice] { try decoded("SELECT address, json FROM device") }

  /// Stores a device and its token, if it has one, together, instead of the tokens of some owners.
  func add(
    _ device: PairedDevice, at address: String, token: TokenRecord?, replacing owners: [String]
  ) throws(StateError) {
    let json = try Self.text(of: device)
    try write { database in
      try database.execute(sql: "INSERT OR REPLACE INTO device VALUES (?, ?)", arguments: [address, json])
      try Self.remove(owners, in: database)
      if let token { try Self.store(token, in: database) }
    }
  }

  /// Stores what is known of a device.
  func set(_ device: PairedDevice, at address: String) throws(StateError) {
    try add(device, at: address, token: nil, replacing: [])
  }

  func tokens() throws(StateError) -> [TokenRecord] {
    try read { database in
      try Row.fetchAll(database, sql: "SELECT owner, hash, made, used, until FROM token ORDER BY owner").map { row in
        TokenRecord(
          owner: row["owner"], hash: [UInt8](row["hash"] as Data), made: Self.date(row["made"]),
          used: Self.date(row["used"]), until: Self.date(row["until"]))
      }
    }
  }

  /// Stores a token instead of those of some owners.
  func set(token: TokenRecord, replacing owners: [String]) throws(StateError) {
    try write { database in
      try Self.remove(owners, in: database)
      try Self.store(token, in: database)
    }
  }

  /// Stores when tokens were last used, by their owners.
  func set(uses: [String: Date]) throws(StateError) {
    try write { database in
      for (owner, date) in uses {
        try database.execute(
          sql: "UPDATE token SET used = ? WHERE owner = ?", arguments: [date.timeIntervalSince1970, owner])
      }
    }
  }

  func removeTokens(of owners: some Sequence<String>) throws(StateError) {
    let owners = Array(owners)
    try write { try Self.remove(owners, in: $0) }
  }

  private static func remove(_ owners: [String], in database: Database) throws {
    for owner in owners { try database.execute(sql: "DELETE FROM token WHERE owner = ?", arguments: [owner]) }
  }

  private static func store(_ token: TokenRecord, in database: Database) throws {
    try database.execute(
      sql: "INSERT OR REPLACE INTO token (owner, hash, made, used, until) VALUES (?, ?, ?, ?, ?)",
      arguments: [
        token.owner, Data(token.hash), token.made?.timeIntervalSince1970, token.used?.timeIntervalSince1970,
        token.until?.timeIntervalSince1970,
      ])
  }

  private static func date(_ seconds: Double?) -> Date? { seconds.map(Date.init(timeIntervalSince1970:)) }

  /// Random bytes that are made once and then kept.
  func secret(_ make: () -> [UInt8]) throws(StateError) -> [UInt8] {
    try write { database in
      if let known = try Data.fetchOne(database, sql: "SELECT value FROM setting WHERE name = 'secret'") {
        return [UInt8](known)
      }
      let made = make()
      try database.execute(sql: "INSERT INTO setting VALUES ('secret', ?)", arguments: [Data(made)])
      return made
    }
  }

  // MARK: The house

  /// The displays that an MQTT broker was told of.
  func announced() throws(StateError) -> Set<String> {
    try read { database in
      let names = try Data.fetchOne(database, sql: "SELECT value FROM setting WHERE name = 'announced'") ?? Data()
      return Set(String(decoding: names, as: UTF8.self).split(separator: " ").map(String.init))
    }
  }

  /// Stores which displays an MQTT broker is told of.
  func set(announced names: Set<String>) throws(StateError) {
    let text = names.sorted().joined(separator: " ")
    try write { database in
      try database.execute(
        sql: "INSERT OR REPLACE INTO setting VALUES ('announced', ?)", arguments: [Data(text.utf8)])
    }
  }

  /// A number that changes after each write by another process.
  func version() throws(StateError) -> Int { try read { try Int.fetchOne($0, sql: "PRAGMA data_version") ?? 0 } }

  // MARK: Rows

  private func pairs(_ sql: String) throws(StateError) -> [String: String] {
    try read { database in
      Dictionary(try Row.fetchAll(database, sql: sql).map { ($0[0], $0[1]) }) { first, _ in first }
    }
  }

  private func decoded<Value: Decodable>(_ sql: String) throws(StateError) -> [String: Value] {
    let decoder = JSONDecoder()
    return try pairs(sql).compactMapValues { try? decoder.decode(Value.self, from: Data($0.utf8)) }
  }

  private static func text(of value: some Encodable) throws(StateError) -> String {
    do { return String(decoding: try JSONEncoder().encode(value), as: UTF8.self) } catch { throw StateError(error) }
  }

  private func read<Value>(_ body: (Database) throws -> Value) throws(StateError) -> Value {
    do { return try database.read(body) } catch { throw StateError(error) }
  }

  private func write<Value>(_ body: (Database) throws -> Value) throws(StateError) -> Value {
    do { return try database.write(body) } catch { throw StateError(error) }
  }
}

/// Why the database cannot be read or written, in the words of SQLite or the system.
struct StateError: Error, CustomStringConvertible {
  let description: String

  init(_ error: some Error) { description = "\(error)" }
}
