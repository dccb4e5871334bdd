// SPDX-License-Identifier: MIT

extension FactTable {
  static let location: [FactKey] = []
}
