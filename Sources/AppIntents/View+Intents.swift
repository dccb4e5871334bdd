// SPDX-License-Identifier: MIT

public import SwiftUI

extension Button {
  /// A button that runs an intent: a picture shows its label.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) { self.init(content: label()) }
  /// A button that runs an intent.
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, content: label())
  }
}

extension Button where Label == Text {
  /// A button with words that runs an intent.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, content: Text(titleKey))
  }
  /// A button with words that runs an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, content: Text(title))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with words and a symbol that runs an intent.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
  ) { self.init(role: role, content: SwiftUI.Label(titleKey, systemImage: systemImage)) }
  /// A button with words and a symbol that runs an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, content: SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Toggle {
  /// A switch that runs an intent.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, content: label())
  }
}

extension Toggle where Label == Text {
  /// A switch with words that runs an intent.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: isOn, content: Text(titleKey))
  }
  /// A switch with words that runs an intent.
  @_disfavoredOverload
  public init<I: AppIntent>(_ title: some StringProtocol, isOn: Bool, intent: I) {
    self.init(isOn: isOn, content: Text(title))
  }
}
