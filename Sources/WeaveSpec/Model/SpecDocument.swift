// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// What one file holds: designs, and the photos that travel with them.
public struct SpecDocument: Sendable, Hashable {
  /// The form of the file.
  public enum Shape: Sendable, Hashable {
    /// An exchange file (`.wwdesign`): designs and photos in an envelope.
    case envelope
    /// An array of designs.
    case array
    /// One design.
    case single
    /// An array of designs as the app stores it, with dates as seconds since 2001.
    case storage
  }

  /// What the envelope of an exchange file says of itself.
  public static let magic = "com.conornolan.widgetweaver.exchange"
  /// The newest form of exchange file that is known here.
  public static let formatVersion = 1

  /// Which of the three forms of files it is.
  public var shape: Shape
  /// The designs, in the order of the file.
  public var specs: [WidgetSpec]
  /// Photos of an exchange file, in its order.
  public var images: [ExchangeImage]
  /// When the exchange file was made.
  public var createdAt: Date?

  /// A file of designs; photos and a moment are those of an exchange file.
  public init(_ shape: Shape, specs: [WidgetSpec], images: [ExchangeImage] = [], createdAt: Date? = nil) {
    self.shape = shape
    self.specs = specs
    self.images = images
    self.createdAt = createdAt
  }

  /// The photo of that name; the last where two have it.
  public func image(named name: String) -> ExchangeImage? { images.last { $0.originalFileName == name } }
}

/// A photo inside an exchange file.
public struct ExchangeImage: Sendable, Hashable {
  /// The name by which designs show it.
  public var originalFileName: String
  /// The bytes of the file: JPEG, PNG or another form.
  public var bytes: [UInt8]

  /// A photo by its name and the bytes of its file.
  public init(originalFileName: String, bytes: [UInt8]) {
    self.originalFileName = originalFileName
    self.bytes = bytes
  }
}
