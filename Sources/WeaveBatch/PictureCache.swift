// SPDX-License-Identifier: MIT

import Weave
import WeaveDiagnostics
import WeaveJSON
import WeaveNative

/// A folder of pictures by content, which several batches may use at once: `ab/abcdef….png`.
///
/// A picture that shows facts or photos has a note beside it that says which, and is used only while they are the same.
struct PictureCache: Sendable {
  let folder: String

  /// The file of a picture whose inputs are current; nil where there is none.
  func path(of key: String, _ format: PictureFormat, isCurrent: (PictureInputs) -> Bool) -> (
    String, PictureInputs
  )? {
    var inputs = PictureInputs()
    if let note = try? readFile(place(key, "inputs.json"), limit: 1 << 20) {
      guard let root = JSONParser.parse(SourceText(name: key, bytes: note)).output else { return nil }
      inputs = PictureInputs(root)
    }
    guard isCurrent(inputs) else { return nil }
    return (place(named(key, inputs), format.rawValue), inputs)
  }

  /// Keeps a picture.
  func add(_ bytes: [UInt8], _ key: String, _ inputs: PictureInputs, _ format: PictureFormat) throws(FileError) {
    let path = place(named(key, inputs), format.rawValue)
    try makeFolder("\(folder)/\(key.prefix(2))")
    if !inputs.isEmpty { try writeFileSoon(Array(inputs.json.utf8), to: place(key, "inputs.json")) }
    try writeFileSoon(bytes, to: path)
  }

  private func place(_ key: String, _ ending: String) -> String { "\(folder)/\(key.prefix(2))/\(key).\(ending)" }

  /// Pictures of one key with other facts or photos lie beside each other.
  private func named(_ key: String, _ inputs: PictureInputs) -> String {
    inputs.isEmpty ? key : "\(key)-\(Checksum(of: Array(inputs.json.utf8)).description.prefix(16))"
  }
}
