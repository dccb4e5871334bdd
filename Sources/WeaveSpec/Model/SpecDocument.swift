// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// The contents of one file: designs, and the photos stored with them.
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

  /// The mark of an exchange file.
  public static let magic = "com.conornolan.widgetweaver.exchange"
  /// The newest supported form of exchange file.
  public static let formatVersion = 1

  /// The form of the file.
  public var shape: Shape
  /// The designs, in the order of the file.
  public var specs: [WidgetSpec]
  /// Photos of an exchange file, in its order.
  public var images: [ExchangeImage]
  /// When the exchange file was made.
  public var createdAt: Date?

  /// A file of designs; only exchange files have photos and a date.
  public init(_ shape: Shape, specs: [WidgetSpec], images: [ExchangeImage] = [], createdAt: Date? = nil) {
    self.shape = shape
    self.specs = specs
    self.images = images
    self.createdAt = createdAt
  }

  /// The photo with a name; the last one if two have it.
  public func image(named name: String) -> ExchangeImage? { images.last { $0.originalFileName == name } }
}

/// A photo inside an exchange file.
public struct ExchangeImage: Sendable, Hashable {
  /// The name by which designs refer to it.
  public var originalFileName: String
  /// The bytes of the file: JPEG, PNG or another format.
  public var bytes: [UInt8]

  /// A photo from its name and the bytes of its file.
  public init(originalFileName: String, bytes: [UInt8]) {
    self.originalFileName = originalFileName
    self.bytes = bytes
  }
}
