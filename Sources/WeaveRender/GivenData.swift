// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveExpressions
import WeaveJSON
public import WeaveResolve
import WeaveSpec
public import WeaveSystem

/// Values that a user gives to designs by `--data`, `--var-json` and `--var`, with their places in the input.
public struct GivenData: Sendable {
  /// A value and its place.
  private struct Item: Sendable {
    var node: JSONNode
    var source: SourceText
    /// The option that gave it.
    var option: String
  }

  private var items: [String: Item] = [:]
  /// By name as given.
  public private(set) var values: [String: Value] = [:]
  /// Names from a file that was given as a whole, which may contain more than a design reads.
  private var loose: Set<String> = []
  /// Diagnostics of the files and texts that the values were read from.
  public private(set) var reports: [DiagnosticReport] = []

  /// No data: designs show their samples.
  public init() {}

  /// Whether anything could not be read at all.
  public var hasErrors: Bool { reports.contains { $0.diagnostics.contains { $0.severity == .error } } }

  /// Sets a variable to a text.
  public mutating func add(text: String, named name: String) {
    let source = SourceText(name: "--var \(name)", text: text)
    set(name, JSONNode(.string(text), at: SourceRange(0, source.bytes.count)), .string(text), source, "--var")
  }

  /// Sets a variable to any JSON value.
  public mutating func add(json: String, named name: String) {
    let source = SourceText(name: "--var-json \(name)", text: json)
    let parsed = JSONParser.parse(source)
    note(parsed.diagnostics, source)
    guard let node = parsed.output, !parsed.hasErrors else { return }
    set(name, node, DataValue(node).value, source, "--var-json")
  }

  /// Adds a file: under the given name, otherwise each member of its object, otherwise the whole content under the name
  /// of the file.
  ///
  /// - Parameter argument: `FILE` or `NAME=FILE`; the file ends in `.json`, `.jsonl`, `.csv` or `.tsv`.
  /// - Throws: an error whose description names the file and the reason.
  public mutating func add(file argument: String) throws(FileError) {
    let (name, path) = Self.parts(of: argument)
    let source = SourceText(name: path, bytes: try Inputs.read(path, limit: Limits.designBytes))
    let read = DataFile.read(source)
    note(read.diagnostics, source)
    guard let root = read.output else { return }
    if let name { return set(name, root, DataValue(root).value, source, "--data") }
    guard let members = root.members else {
      return set(FilePath.stem(of: path), root, DataValue(root).value, source, "--data")
    }
    for member in members {
      set(member.key, member.value, DataValue(member.value).value, source, "--data")
      loose.insert(member.key)
    }
  }

  /// The file that an argument of `--data` names.
  public static func path(in argument: String) -> String { parts(of: argument).path }

  private static func parts(of argument: String) -> (name: String?, path: String) {
    // A path may contain an `=` after a slash or a dot; a name contains neither.
    guard let sign = argument.firstIndex(of: "="), sign > argument.startIndex,
      !argument[..<sign].contains(where: { $0 == "/" || $0 == "." })
    else { return (nil, argument) }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }

  private mutating func set(
    _ name: String, _ node: JSONNode, _ value: Value, _ source: SourceText, _ option: String
  ) {
    items[name] = Item(node: node, source: source, option: option)
    values[name] = value
    loose.remove(name)
  }

  /// The values that were given individually, which some design should read.
  public var namedValues: [String: Value] { values.filter { !loose.contains($0.key) } }

  /// The option that gave a value.
  public func option(of name: String) -> String { items[name]?.option ?? "--var" }

  private mutating func note(_ diagnostics: [Diagnostic], _ source: SourceText) {
    if !diagnostics.isEmpty { reports.append(DiagnosticReport(source: source, diagnostics: diagnostics)) }
  }

  // MARK: Types

  /// Values that do not match the types of the designs that read them, at their places in the data.
  public func typeMismatches(in widgets: [CompiledWidget]) -> [DiagnosticReport] {
    var types: [String: DataType] = [:]
    for widget in widgets {
      for (key, member) in widget.spec.variableTypes where types[key] == nil { types[key] = member.type }
    }
    let byName = items.sorted { $0.key < $1.key }
    return byName.compactMap { name, item in
      guard let type = types[VariableScope.canonicalKey(name)] else { return nil }
      let found = DataFit(called: name).misfits(of: item.node, as: type)
      return found.isEmpty ? nil : DiagnosticReport(source: item.source, diagnostics: found)
    }
  }
}
