// SPDX-License-Identifier: MIT

extension FactTable {
  static let calendar: [FactKey] = []
}
