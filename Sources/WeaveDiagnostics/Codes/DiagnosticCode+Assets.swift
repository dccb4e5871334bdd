// SPDX-License-Identifier: MIT

/// W04: photos and symbols.
extension DiagnosticCode {
  /// A photo's file was not found in any of the places where it may be. Raised when the picture is resolved; the
  /// picture is not drawn.
  public static let assetMissingImage = DiagnosticCode(
    "W0401", .error, "a missing photo",
    """
    The design names a file that is neither among the photos inside its own file, nor in its folder, nor in the folder \
    given with `--assets`. Names are case-sensitive.
    """)
  /// A photo's path is absolute, contains `..`, or leads out of the design's folder through a link. Raised before the
  /// file is opened.
  public static let assetImageOutside = DiagnosticCode(
    "W0402", .error, "a photo outside the design's folder",
    """
    A design may use photos in its own folder, in folders below it, and in the folder given with `--assets`. Absolute \
    paths, paths with `..` and links that lead elsewhere are refused, so that a design from a stranger cannot read \
    other files.
    """)
  /// The system refuses to read a photo's file, usually because of its permissions.
  public static let assetUnreadableImage = DiagnosticCode(
    "W0403", .error, "a photo that cannot be read",
    "The file exists, but the system refuses to read it. Check its permissions, and that it is not a folder.")
  /// A photo has more pixels, a longer side or more bytes than `Limits` allow. Raised from its header, before anything
  /// is decoded.
  public static let assetImageTooLarge = DiagnosticCode(
    "W0404", .error, "a photo beyond the limits",
    """
    A photo may have at most \(Limits.imagePixels / 1_000_000) megapixels, \(Limits.imageSide) pixels a side and \
    \(Limits.imageBytes >> 20) MB. weave reads the size from the header, and refuses a larger photo before decoding it: \
    a file of a few kilobytes can claim gigabytes. It also refuses a photo that decodes to more than \
    \(Limits.imageMemory >> 20) MB and to more than \(Limits.imageMemoryPerByte) times its file, or that has more than \
    \(Limits.imagePixelsOfAnyFile / 1_000_000) megapixels plus \(Limits.imagePixelsPerByte) pixels for each byte. \
    Drawing an SVG may use at most \(Limits.svgMemory >> 20) MB; all SVGs of a picture may use \
    \(Int(Limits.svgSeconds)) s of CPU time, and all other photos \(Int(Limits.photoSeconds)) s. Scale the \
    photo down; a large widget at 3x shows 1014 × 1062 pixels.
    """)
  /// A photo's first bytes match no supported format; the file's name does not count.
  public static let assetNotAnImage = DiagnosticCode(
    "W0405", .error, "a file that is not a photo",
    "Photos are JPEG, PNG, WebP, HEIC or SVG. The content of the file decides, not its name.")
  /// A decoder failed on a photo whose header was valid, for example because the file ends early.
  public static let assetDamagedImage = DiagnosticCode(
    "W0406", .error, "a damaged photo",
    "The file begins like a photo but cannot be decoded to its end. The download or copy may be incomplete.")
  /// No symbol with this name can be drawn. Raised when the content is resolved; a dashed square stands in its place.
  public static let assetUnknownSymbol = DiagnosticCode(
    "W0450", .warning, "a symbol that does not exist",
    """
    Symbols have the names of SF Symbols, such as `flame.fill` or `cloud.sun.fill`. weave cannot draw this one, so a \
    dashed square stands in its place. The message suggests the nearest name. Most pictures come from Debian's package \
    `bootstrap-icons`; if it is not installed, the message says so.
    """)

  /// The codes of photos and symbols, W0401 to W0499.
  public static let assetCodes: [DiagnosticCode] = [
    assetMissingImage, assetImageOutside, assetUnreadableImage, assetImageTooLarge, assetNotAnImage,
    assetDamagedImage, assetUnknownSymbol,
  ]
}
