// SPDX-License-Identifier: MIT

extension FactTable {
  static let reminders: [FactKey] = []
}
