// SPDX-License-Identifier: MIT

internal import CPango

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The functions of librsvg in use, found when the first SVG photo is drawn.
///
/// Linked in the usual way, librsvg and the twenty libraries behind it would be loaded at every start, which costs more
/// than reading a design and laying it out; few designs hold an SVG photo.
///
/// - Source: the interface of librsvg 2.52 and later, `rsvg.h`, which its version number 2 freezes.
@unsafe
struct RsvgLibrary {
  typealias Handle = UnsafeMutableRawPointer
  typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
  typealias NewFromData = @convention(c) @Sendable (UnsafePointer<UInt8>, gsize, Failure) -> Handle?
  typealias SizeInPixels =
    @convention(c) @Sendable (Handle, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> gboolean
  /// Each of the last six may be nil. A rectangle is four doubles: x, y, width, height.
  typealias Dimensions =
    @convention(c) @Sendable (
      Handle, UnsafeMutablePointer<gboolean>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<gboolean>?,
      UnsafeMutableRawPointer?, UnsafeMutablePointer<gboolean>?, UnsafeMutablePointer<Double>?
    ) -> Void
  typealias Render = @convention(c) @Sendable (Handle, OpaquePointer, UnsafePointer<Double>, Failure) -> gboolean

  let newFromData: NewFromData
  let sizeInPixels: SizeInPixels
  let dimensions: Dimensions
  let render: Render

  /// nil where the machine has no librsvg, or one from before 2021.
  static let installed: RsvgLibrary? = {
    // Never closed: GObject keeps pointers to the types that a library has registered.
    guard let library = unsafe dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL),
      let newFromData = unsafe dlsym(library, "rsvg_handle_new_from_data"),
      let sizeInPixels = unsafe dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels"),
      let dimensions = unsafe dlsym(library, "rsvg_handle_get_intrinsic_dimensions"),
      let render = unsafe dlsym(library, "rsvg_handle_render_document")
    else { return nil }
    return unsafe RsvgLibrary(
      newFromData: unsafeBitCast(newFromData, to: NewFromData.self),
      sizeInPixels: unsafeBitCast(sizeInPixels, to: SizeInPixels.self),
      dimensions: unsafeBitCast(dimensions, to: Dimensions.self), render: unsafeBitCast(render, to: Render.self))
  }()
}
