// SPDX-License-Identifier: MIT

/// W0400 to W0449: photos and other files that a design names.
extension DiagnosticCode {
  public static let imageMissing = DiagnosticCode(
    "W0400", .error, "no such image",
    """
    The design names an image that is not there. File names are relative to the folder of the design, or to the \
    folders given with `--assets`; capital and small letters differ. Put the file there, or mend the name.
    """)

  public static let imageOutside = DiagnosticCode(
    "W0401", .error, "image outside the design's folder",
    """
    An image name may not begin with `/` or climb out by `..`: a design from a stranger could otherwise read any file. \
    Copy the image beside the design, or name its folder with `--assets`.
    """)

  public static let imageUnreadable = DiagnosticCode(
    "W0402", .error, "image cannot be read",
    "The file is there, but is a folder or a pipe, or its permissions do not let it be read.")

  public static let imageUnknownFormat = DiagnosticCode(
    "W0403", .error, "not an image",
    """
    Images are JPEG, PNG, WebP or SVG, told by their first bytes, not by the ending of their name. Convert the file \
    to one of these.
    """)

  public static let imageDamaged = DiagnosticCode(
    "W0404", .error, "damaged image",
    """
    The image is cut short or broken, so a part of it would be missing from the picture. Export or download it again.
    """)

  public static let imageTooLarge = DiagnosticCode(
    "W0405", .error, "image too large",
    """
    The file, or the number of pixels that its header claims, is over the limit. Nothing was decoded. Scale the image \
    down: a widget shows less than 3 megapixels at three times the scale.
    """)

  public static let imageUnsafeSVG = DiagnosticCode(
    "W0406", .error, "unsafe SVG",
    """
    The SVG names other files or entities, nests or copies more elements than the limits allow, or holds a picture \
    that is too large when decoded. Such files can read what they should not, or take gigabytes of memory. Embed small \
    pictures as PNG or JPEG in base64, and remove document types and links to other files.
    """)

  public static let imageTooMany = DiagnosticCode(
    "W0407", .error, "too many images",
    "One design may show a limited number of images. Remove some, or split the design.")

  public static let imageEnlarged = DiagnosticCode(
    "W0408", .warning, "image has too few pixels",
    """
    The image is drawn much larger than its own pixels and will look soft. Use a larger original, or show it smaller.
    """)

  public static let filterUnknown = DiagnosticCode(
    "W0409", .warning, "unknown photo filter",
    "Filters are noir, mono, chrome, fade, instant, process, transfer and sepia; any other is dropped.")

  /// The codes of this file.
  static let assets: [DiagnosticCode] = [
    imageMissing, imageOutside, imageUnreadable, imageUnknownFormat, imageDamaged, imageTooLarge, imageUnsafeSVG,
    imageTooMany, imageEnlarged, filterUnknown,
  ]
}
