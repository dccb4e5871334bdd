// SPDX-License-Identifier: MIT

internal import CCairo

/// What can be drawn on: the owner of a Cairo surface and its context. It stays on the thread that made it.
@safe
public class DrawingSurface {
  let surface: OpaquePointer
  let context: OpaquePointer

  /// Takes over a surface, and makes its context.
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

  /// Throws what went wrong in any drawing since the surface was made.
  public func check() throws(CairoError) {
    if let error = unsafe CairoError(cairo_status(context)) { throw error }
    if let error = unsafe CairoError(cairo_surface_status(surface)) { throw error }
  }

  /// Runs `body`, then brings transform and clip back.
  public func withSavedState<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    return try body()
  }
}
