// SPDX-License-Identifier: MIT

internal import CCairo

/// A surface to draw on: the owner of a Cairo surface and its context. It stays on the thread that created it.
@safe
public class DrawingSurface {
  let surface: OpaquePointer
  let context: OpaquePointer

  /// Takes ownership of a surface and creates its context.
  init(owning made: OpaquePointer?) throws(CairoError) {
    guard let surface = unsafe made else { throw CairoError("out of memory") }
    if let error = unsafe CairoError(cairo_surface_status(surface)) {
      unsafe cairo_surface_destroy(surface)
      throw error
    }
    guard let context = unsafe cairo_create(surface) else {
      unsafe cairo_surface_destroy(surface)
      throw CairoError("out of memory")
    }
    if let error = unsafe CairoError(cairo_status(context)) {
      unsafe cairo_destroy(context)
      unsafe cairo_surface_destroy(surface)
      throw error
    }
    unsafe self.surface = surface
    unsafe self.context = context
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
  }

  /// Throws the first error of any drawing since the surface was created.
  public func check() throws(CairoError) {
    if let error = unsafe CairoError(cairo_status(context)) { throw error }
    if let error = unsafe CairoError(cairo_surface_status(surface)) { throw error }
  }

  /// Runs `body`, then restores the transform and the clip.
  public func withSavedState<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    return try body()
  }
}
