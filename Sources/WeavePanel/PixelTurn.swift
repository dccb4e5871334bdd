// SPDX-License-Identifier: MIT

/// The map from a picture as people see it to the device's pixel order: rotated clockwise, then mirrored left to right.
struct PixelTurn {
  /// The size of the device.
  let width, height: Int
  private let rotation: Panel.Rotation
  private let isMirrored: Bool

  /// - Parameters:
  ///   - width: of the picture.
  ///   - height: of the picture.
  init(width: Int, height: Int, _ rotation: Panel.Rotation, isMirrored: Bool) {
    (self.width, self.height) = rotation.isSideways ? (height, width) : (width, height)
    self.rotation = rotation
    self.isMirrored = isMirrored
  }

  /// Whether nothing changes.
  var isIdentity: Bool { rotation == .none && !isMirrored }

  /// The values of a picture in the order of the device.
  func turned<Value>(_ values: [Value]) -> [Value] {
    if isIdentity { return values }
    let pictureWidth = rotation.isSideways ? height : width
    var turned: [Value] = []
    turned.reserveCapacity(values.count)
    for y in 0..<height {
      for column in 0..<width {
        let x = isMirrored ? width - 1 - column : column
        let from: (x: Int, y: Int) =
          switch rotation {
          case .none: (x, y)
          case .quarter: (y, width - 1 - x)
          case .half: (width - 1 - x, height - 1 - y)
          case .threeQuarters: (height - 1 - y, x)
          }
        turned.append(values[from.y * pictureWidth + from.x])
      }
    }
    return turned
  }
}
