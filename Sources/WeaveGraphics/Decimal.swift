// SPDX-License-Identifier: MIT

/// A number for users and dumps: rounded to two decimals, without unneeded digits, never `-0`.
public func decimal(_ value: Double) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  // Beyond this, the hundredths do not fit into an `Int`.
  guard abs(value) < 1e15 else { return "\(value)" }
  let hundredths = Int((value * 100).rounded())
  let sign = hundredths < 0 ? "-" : ""
  let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
  if part == 0 { return "\(sign)\(whole)" }
  return part % 10 == 0 ? "\(sign)\(whole).\(part / 10)" : "\(sign)\(whole).\(part / 10)\(part % 10)"
}
