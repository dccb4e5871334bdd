// SPDX-License-Identifier: MIT

extension Fixture {
  /// 64 × 48 pixels in four quarters, from the top left: #DC2828, #28B43C, #283CD2 and #E6C828. Written by heif-enc 1.15,
  /// as a grid of one tile that is larger than the picture.
  static let heic = decode(
    """
    AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5w\
    aXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAABEgACAAEAAAAAAAAAAQAAAAAA\
    AAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAA\
    dmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAAD\
    AB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAA\
    AAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAARptZGF0AAAB\
    DigBrwY4Wve237F7///WUfof09fonRW/GlY2qvb0rfflDd//jECPd90v/8K+8JrjqsVl//x99zldHN/h1evo34gwrit/vP32mzP8cbiu\
    gHxrC9NLkEExcAN6wMgfrn97T//gn3/9BL4WsJLZzvsL5/9Yt3XogNoD199f9iR8feH9YhefeWTk+B/cmUKSYXpSRbR9e3V0Q3Zs4+bX\
    r5FGPri5reQOILsYVq9eHG8bjTQdZxhvcsfmevMJJn5U309Dz0z1qZBVwfI19yoP3erN+EQg+/tvzpH+s/mf+c+ZZnllbaklnvIEvd5S\
    h6hziEDsnpZuZKfvZeobTf9hfO/X8P3n7Bk5leAmnz0a//UnQA==
    """)

  /// The same, shown turned by 270° to the left; its Exif block names orientation 6 and the place "GPS HOME".
  static let turnedHEIC = decode(
    """
    AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWljAAAB0W1ldGEAAAAAAAAAIWhkbHIAAAAAAAAAAHBpY3QAAAAAAAAAAAAAAAAAAAAADnBpdG0A\
    AAAAAAIAAABAaWxvYwEAAABEAAADAAEAAAAAAAEAAAHxAAABEgACAAEAAAABAAAAAAAAAAgAAwAAAAAAAQAAAwMAAAAmAAAATWlpbmYA\
    AAAAAAMAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAAAVaW5mZQIAAAAAAwAARXhpZgAAAAAoaXJlZgAA\
    AAAAAAAOZGltZwACAAEAAQAAAA5jZHNjAAMAAQACAAAA0WlwcnAAAACvaXBjbwAAAHZodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMg\
    AAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQAqQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbq5Ka5uBAQMCAAAAMAIAAAAwAhIgAB\
    AAZEAcFzwIkAAAAUaXNwZQAAAAAAAABAAAAAQAAAABRpc3BlAAAAAAAAAEAAAAAwAAAACWlyb3QDAAAAGmlwbWEAAAAAAAAAAgABAoEC\
    AAICA4QAAAAQaWRhdAAAAAAAQAAwAAABQG1kYXQAAAEOKAGvBjha97bfsXv//9ZR+h/T1+idFb8aVjaq9vSt9+UN3/+MQI933S//wr7w\
    muOqxWX//H33OV0c3+HV6+jfiDCuK3+8/fabM/xxuK6AfGsL00uQQTFwA3rAyB+uf3tP/+Cff/0EvhawktnO+wvn/1i3deiA2gPX31/2\
    JHx94f1iF595ZOT4H9yZQpJhelJFtH17dXRDdmzj5tevkUY+uLmt5A4guxhWr14cbxuNNB1nGG9yx+Z68wkmflTfT0PPTPWpkFXB8jX3\
    Kg/d6s34RCD7+2/Okf6z+Z/5z5lmeWVtqSWe8gS93lKHqHOIQOyelm5kp+9l6htN/2F879fw/efsGTmV4CafPRr/9SdAAAAAAE1NACoA\
    AAAIAAEBEgADAAAAAQAGAAAAAAAAR1BTIEhPTUU=
    """)

  /// The same as `heic` with another size in its header.
  static func heic(width: UInt32, height: UInt32) -> [UInt8] {
    var bytes = heic
    let size = [width, height].flatMap { v in [24, 16, 8, 0].map { UInt8(v >> $0 & 0xFF) } }
    // The first size is that of the tile.
    let places = bytes.indices.dropLast(12).filter { bytes[$0..<$0 + 4].elementsEqual("ispe".utf8) }
    if let place = places.last { bytes.replaceSubrange(place + 8..<place + 16, with: size) }
    return bytes
  }

  /// The beginning of a file of the ISO media format with these brands, of which the first is the major one.
  static func fileType(_ brands: [String]) -> [UInt8] {
    var bytes: [UInt8] = [0, 0, 0, UInt8(brands.count * 4 + 12)]
    bytes += Array("ftyp".utf8) + Array(brands[0].utf8) + [0, 0, 0, 0]
    return bytes + brands.dropFirst().flatMap { Array($0.utf8) }
  }
}
