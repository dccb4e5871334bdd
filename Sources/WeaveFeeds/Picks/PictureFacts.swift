// SPDX-License-Identifier: MIT

import WeaveData
public import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

extension FeedSource {
  /// The picture at an address. The picture is stored as it is; the variable holds the name of its file.
  static let picture = FeedSource("picture", "Picture", [.variables], read: pictureFacts)
  /// The photos of a folder in turn.
  static let photoFolder = FeedSource("folder", "Photos of a folder", [.variables], read: pictureFacts)
  /// The photos of an album in turn.
  static let immich = FeedSource("immich", "Immich", [.variables], read: pictureFacts)

  /// What is known of a picture besides its pixels: an object whose members are variables.
  private static let pictureFacts: Reader = { source, request in
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    var variables = FoundVariables()
    for member in root.members ?? [] { variables.set(member.key, member.value.stringValue.map { .text($0) } ?? .null) }
    return variables.checked(&reading)
  }
}

extension FeedPick {
  /// The address of the picture that a pick finds in an answer; nil if no pick asks for one, or if it finds none.
  public static func pictureAddress(_ picks: [FeedPick], in source: SourceText) -> String? {
    guard let pick = picks.first(where: { $0.kind == .picture }), let path = try? PickPath(pick.path),
      let root = JSONParser.parse(source).output
    else { return nil }
    return path.values(in: root, limit: 1).first?.stringValue
  }
}
