// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveSchema

/// The keys of the object `crop`.
public enum CropKeys: KeyOwner {
  public static let objectName = "crop"
  public static let about = "The shown part of a picture, in parts of its size, from the top left."

  public static let x = numberKey(.x, in: 0...1, default: 0, "Left edge.")
  public static let y = numberKey(.y, in: 0...1, default: 0, "Top edge.")
  public static let width = numberKey(.width, in: 0...1, default: 1, "Width.")
  public static let height = numberKey(.height, in: 0...1, default: 1, "Height.")

  public static let keys: [any DeclaredKey] = [x, y, width, height]
}

/// The keys of the object `photoFilter`.
public enum PhotoFilterKeys: KeyOwner {
  public static let objectName = "photoFilter"
  public static let about = "A photo filter."

  public static let token = wordKey(.token, ImageSpec.Filter.Token.self, required: true, "Which one.")
  public static let intensity = numberKey(.intensity, in: 0...1, default: 1, "How much of it is mixed in.")

  public static let keys: [any DeclaredKey] = [token, intensity]
}
