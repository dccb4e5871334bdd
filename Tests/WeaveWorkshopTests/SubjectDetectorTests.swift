// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveGraphics
import WeaveSpec
import WeaveSystem

@testable import WeaveWorkshop

/// Programs that find faces: what they get, and what is taken of what they say.
@Suite struct SubjectDetectorTests {
  /// A drawn face in the left half of a photo: head, eyes with brows, nose and mouth.
  private static let face: PixelBuffer = {
    let (width, height) = (640, 480)
    var grey = [UInt8](repeating: 120, count: width * height)
    let shapes: [(x: Int, y: Int, a: Int, b: Int, grey: UInt8)] = [
      (200, 240, 85, 115, 200), (165, 220, 18, 9, 90), (235, 220, 18, 9, 90),
      (165, 220, 8, 8, 25), (235, 220, 8, 8, 25), (165, 198, 24, 6, 70), (235, 198, 24, 6, 70), (200, 262, 14, 6, 140),
      (200, 300, 34, 9, 95),
    ]
    for shape in shapes {
      for y in 0..<height {
        for x in 0..<width {
          let (dx, dy) = (Double(x - shape.x) / Double(shape.a), Double(y - shape.y) / Double(shape.b))
          if dx * dx + dy * dy <= 1 { grey[y * width + x] = shape.grey }
        }
      }
    }
    return PixelBuffer(width: width, height: height, bytes: grey.flatMap { [$0, $0, $0, 255] })
  }()

  private static let tool = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "tools/detect-subjects").path

  private static let hasOpenCV =
    FileManager.default.fileExists(atPath: "/usr/share/opencv4/haarcascades")
    && (try? output(of: ["/usr/bin/python3", "-c", "import cv2"], within: 30, limit: 1)) != nil

  @Test(.enabled(if: hasOpenCV, "no opencv-data installed")) func aFaceIsFoundAndShown() throws {
    let subjects = try SubjectDetector([Self.tool]).subjects(of: Self.face)
    let face = try #require(subjects.faces.first)
    #expect(subjects.faces.count == 1)
    // Its middle is that of the drawn head, within a twelfth of the photo.
    #expect(abs(face.x + face.width / 2 - 200.0 / 640) < 0.08 && abs(face.y + face.height / 2 - 240.0 / 480) < 0.12)
    let crop = SmartCrop(Self.face, subjects: subjects).rect(for: .init(width: 476, height: 476))
    #expect(crop.x * 640 < 115 && (crop.x + crop.width) * 640 > 285)
  }

  /// The program gets a grey picture of at most 1,024 pixels a side, in a file that is gone afterwards.
  @Test func theProgramGetsGreysAlone() throws {
    var photo = PixelBuffer(width: 2_048, height: 2)
    for index in 0..<photo.bytes.count { photo.bytes[index] = 255 }
    #expect(Array(SubjectDetector.grey(photo).prefix(15)) == Array("P5 1024 1 255\n".utf8) + [255])
    let told = FileManager.default.temporaryDirectory.path + "/told-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: told) }
    let script =
      #"test "$(head -c 2 "$1")" = P5 && printf %s "$1" >"$0" && printf '{"faces": [[0.1, 0.2, 0.3, 0.4]], "bodies": []}'"#
    let subjects = try SubjectDetector(["sh", "-c", script, told]).subjects(of: Self.face)
    #expect(subjects.faces == [.init(x: 0.1, y: 0.2, width: 0.3, height: 0.4)])
    let file = try String(contentsOfFile: told, encoding: .utf8)
    #expect(file.contains("/weave-") && !FileManager.default.fileExists(atPath: file))
    #expect(!FileManager.default.fileExists(atPath: (file as NSString).deletingLastPathComponent))
  }

  /// What is no box, or lies outside, is left out; what is no answer is refused.
  @Test func strangeAnswers() throws {
    let detector = SubjectDetector(["x"])
    let text =
      #"{"faces": [[0, 0, 2, 1], "x", [0.5], [0.9, 0, 0.5, 0.5], [0, 0, 0, 1], [0.2, 0.2, 0.2, 0.2]], "animals": 3}"#
    #expect(try detector.read(Array(text.utf8)).faces == [.init(x: 0.2, y: 0.2, width: 0.2, height: 0.2)])
    for wrong in ["", "no", "[1]", "{"] {
      #expect(throws: FileError.self) { try detector.read(Array(wrong.utf8)) }
    }
    #expect(throws: FileError.self) { try SubjectDetector(["false"]).subjects(of: Self.face) }
    #expect(throws: FileError.self) { try SubjectDetector(["no-such-program-here"]).subjects(of: Self.face) }
  }
}
