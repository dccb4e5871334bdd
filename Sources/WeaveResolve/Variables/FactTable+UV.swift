// SPDX-License-Identifier: MIT

extension FactTable {
  static let uv: [FactKey] = []
}
