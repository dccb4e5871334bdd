// SPDX-License-Identifier: MIT

extension FactTable {
  static let heat: [FactKey] = []
}
