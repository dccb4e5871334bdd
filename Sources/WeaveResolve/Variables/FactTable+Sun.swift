// SPDX-License-Identifier: MIT

extension FactTable {
  static let sun: [FactKey] = []
}
