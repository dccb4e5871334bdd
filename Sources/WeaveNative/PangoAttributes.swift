// SPDX-License-Identifier: MIT

internal import CPango

/// A `PangoAttrList` with the attributes that matter to shaping.
@safe
final class PangoAttributes {
  let list: OpaquePointer?

  init() { unsafe list = pango_attr_list_new() }

  deinit { unsafe pango_attr_list_unref(list) }

  /// Sets the font and the OpenType features of a range.
  func add(description: OpaquePointer?, features: String, bytes: Range<Int>) {
    if let description = unsafe description { unsafe insert(pango_attr_font_desc_new(description), bytes) }
    if !features.isEmpty { unsafe insert(pango_attr_font_features_new(features), bytes) }
  }

  /// Sets the language of a range.
  func add(language: OpaquePointer, bytes: Range<Int>) {
    unsafe insert(pango_attr_language_new(language), bytes)
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ bytes: Range<Int>) {
    guard let attribute = unsafe attribute else { return }
    unsafe attribute.pointee.start_index = guint(clamping: bytes.lowerBound)
    unsafe attribute.pointee.end_index = guint(clamping: bytes.upperBound)
    unsafe pango_attr_list_insert(list, attribute)
  }
}
