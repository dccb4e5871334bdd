// SPDX-License-Identifier: MIT

import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveNative
import WeaveStore

// A writer for the tests to end at any moment: `store-writer FOLDER KEY`.
//
// It adds 1 to the variables KEY and `sum`, both in one update, again and again, and prints KEY's value on a line once the
// update is done. So `sum` is the sum over all writers as long as no update is lost.

let folder = SnapshotFolder(path: CommandLine.arguments.dropFirst().first ?? "")
let key = CommandLine.arguments.last ?? ""

/// Adds 1 to a variable and gives its new value.
func increment(_ key: String, _ editor: inout JSONTextEditor) throws(StoreError) -> Int {
  let path = JSONPath([.key("values"), .key(key)])
  let value = (editor[path]?.numberValue ?? 0) + 1
  do throws(EditError) { try editor.set(path, to: .number(value)) } catch { throw .edit(error, path: folder.path) }
  return Int(exactly: value) ?? 0
}

func update() throws(StoreError) -> Int {
  var count = 0
  try folder.update(.variables) { old throws(StoreError) in
    let source = old ?? SourceText(name: folder.path, text: #"{"version": 1, "values": {}}"#)
    guard var editor = JSONTextEditor(source) else {
      throw .damaged(DiagnosticReport(source: source, diagnostics: []))
    }
    count = try increment(key, &editor)
    _ = try increment("sum", &editor)
    return editor.source.text(in: SourceRange(0, editor.source.bytes.count))
  }
  return count
}

do {
  while try StandardStream.output.write(Array("\(try update())\n".utf8)) {}
} catch {
  _ = try? StandardStream.error.write(Array("store-writer: \(error)\n".utf8))
}
