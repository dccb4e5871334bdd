// SPDX-License-Identifier: MIT

/// The language whose forms of Han characters a reader expects.
struct HanLanguage {
  let name: String

  /// - Parameter language: a BCP 47 tag such as `zh-hant-hk`, in any letter case.
  /// - Source: CLDR, likely subtags: traditional characters in Taiwan, Hong Kong and Macau, and wherever the tag's
  ///   script says so.
  init(_ language: String?) {
    let parts = (language ?? "").lowercased().split { $0 == "-" || $0 == "_" }
    let isTraditional = parts.contains("hant")
    let isSimplified = parts.contains("hans")
    switch parts.first {
    case "ja", "ain", "ryu": name = "ja"
    case "ko": name = "ko"
    case "yue" where !isSimplified && !parts.contains("cn"): name = "zh-hk"
    case "zh", "yue", "nan", "hak", "wuu", "gan", "hsn":
      if isSimplified {
        name = "zh-cn"
      } else if parts.contains("hk") || parts.contains("mo") {
        name = "zh-hk"
      } else {
        name = isTraditional || parts.contains("tw") ? "zh-tw" : "zh-cn"
      }
    default: name = "zh-cn"
    }
  }
}
