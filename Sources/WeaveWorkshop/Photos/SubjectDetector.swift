// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveGraphics
import WeaveJSON
import WeaveSchema
import WeaveSpec
public import WeaveSystem

/// A program that finds faces, bodies and animals in photos, such as `tools/detect-subjects`.
///
/// Its last argument is the name of a grey picture, and it prints boxes in fractions of the picture. It never sees
/// the photo itself: it decodes a temporary binary PGM file made here.
public struct SubjectDetector: Sendable {
  /// The program and its arguments, run without a shell.
  public let words: [String]
  /// The time limit for one photo, in seconds.
  static let seconds = 30.0
  /// The longer side of the grey picture in pixels, as in the app.
  static let side = 1_024
  /// The largest number of subjects of a kind. Stops: a program that sees faces everywhere.
  private static let limit = 50

  /// A detector that runs a command; the program comes first.
  public init(_ words: [String]) { self.words = words }

  /// The subjects in a photo.
  ///
  /// - Throws: if the program cannot be started, takes too long, or prints something else.
  public func subjects(of photo: PixelBuffer) throws(FileError) -> SmartCrop.Subjects {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = "\(folder.path)/photo.pgm"
    try writeFile(Self.grey(photo), to: file)
    let printed = try output(of: words + [file], within: Self.seconds, limit: 1 << 20)
    return try read(printed)
  }

  /// Reads the program's output.
  func read(_ bytes: [UInt8]) throws(FileError) -> SmartCrop.Subjects {
    let parsed = JSONParser.parse(SourceText(name: words.first ?? "", bytes: bytes))
    guard !parsed.hasErrors, let root = parsed.output, root.members != nil else {
      throw .failed(words.first ?? "", reason: "what it prints is no JSON object")
    }
    var subjects = SmartCrop.Subjects()
    subjects.faces = Self.boxes(root["faces"])
    subjects.bodies = Self.boxes(root["bodies"])
    subjects.animals = Self.boxes(root["animals"])
    return subjects
  }

  /// The boxes in a list; entries that are not boxes, or lie outside the photo, are left out.
  private static func boxes(_ node: JSONNode?) -> [SmartPhotoSpec.CropRect] {
    (node?.elements ?? []).prefix(limit).compactMap { element in
      let parts = (element.elements ?? []).compactMap(\.numberValue)
      guard parts.count == 4, parts.allSatisfy({ (0...1).contains($0) }), parts[2] > 0, parts[3] > 0,
        parts[0] + parts[2] <= 1.000_1, parts[1] + parts[3] <= 1.000_1
      else { return nil }
      return .init(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }
  }

  /// The photo in greys as a binary PGM file; each pixel is the mean of the pixels it covers.
  ///
  /// - Source: luma of ITU-R BT.601, which detectors of OpenCV were trained with.
  static func grey(_ photo: PixelBuffer) -> [UInt8] {
    let longer = max(photo.width, photo.height, 1)
    let width = max(1, longer > side ? photo.width * side / longer : photo.width)
    let height = max(1, longer > side ? photo.height * side / longer : photo.height)
    var bytes = Array("P5 \(width) \(height) 255\n".utf8)
    bytes.reserveCapacity(bytes.count + width * height)
    for row in 0..<height {
      let rows = row * photo.height / height..<max(row * photo.height / height + 1, (row + 1) * photo.height / height)
      for column in 0..<width {
        let first = column * photo.width / width
        var sum = 0
        var count = 0
        for y in rows where y < photo.height {
          for x in first..<max(first + 1, (column + 1) * photo.width / width) where x < photo.width {
            let p = photo.pixel(x: x, y: y)
            sum += 299 * Int(p.red) + 587 * Int(p.green) + 114 * Int(p.blue)
            count += 1_000
          }
        }
        bytes.append(UInt8(clamping: count > 0 ? sum / count : 0))
      }
    }
    return bytes
  }
}
