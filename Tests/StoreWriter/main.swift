// SPDX-License-Identifier: MIT

import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveStore
import WeaveSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Writers for the tests to end at any moment: `store-writer FOLDER`.
//
// A letter `a` on standard input starts the writer of that name; `A` ends it with SIGKILL and says so in a line `x a`; a
// full stop ends the program. A writer adds 1 to the variables of its name and `sum`, both in one update, again and again, and says
// its own count in a line `a 7` once the update is done, or `! a` where it could not. So `sum` is the sum over all writers as long as none is lost.
//
// A writer is a copy of this process, as starting a program a thousand times would take most of the time.

let folder = SnapshotFolder(path: CommandLine.arguments.last ?? "")
// Nobody waits longer for a test.
alarm(900)

/// Adds 1 to a variable and gives its new value.
func increment(_ key: String, _ editor: inout JSONTextEditor) throws(StoreError) -> Int {
  let path = JSONPath([.key("values"), .key(key)])
  let value = (editor[path]?.numberValue ?? 0) + 1
  do throws(EditError) { try editor.set(path, to: .number(value)) } catch { throw .edit(error, path: folder.path) }
  return Int(exactly: value) ?? 0
}

func update(_ key: String) throws(StoreError) -> Int {
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

func say(_ line: String) -> Bool { (try? StandardStream.output.write(Array("\(line)\n".utf8))) ?? false }

func write(_ key: String) -> Never {
  do {
    while say("\(key) \(try update(key))") {}
  } catch {
    _ = try? StandardStream.error.write(Array("store-writer: \(error)\n".utf8))
    _ = say("! \(key)")
  }
  exit(1)
}

func end(_ process: pid_t) {
  kill(process, SIGKILL)
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0, errno == EINTR {}
}

var writers: [String: pid_t] = [:]
while case let byte = getchar(), byte != EOF, byte != UInt8(ascii: ".") {
  let letter = String(UnicodeScalar(UInt8(truncatingIfNeeded: byte)))
  let key = letter.lowercased()
  if letter == key {
    let process = fork()
    if process == 0 { write(key) }
    writers[key] = process
  } else if let old = writers.removeValue(forKey: key) {
    end(old)
    _ = say("x \(key)")
  }
}
for process in writers.values { end(process) }
