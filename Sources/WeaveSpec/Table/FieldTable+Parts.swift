// SPDX-License-Identifier: MIT

import WeaveSchema

extension FieldTable {
  static let actionBar = ObjectType(
    "ActionBar", "The buttons at the bottom of a widget.",
    [
      Field(
        "actions", .array(.object("Action"), atMost: ActionBarSpec.capacity), required: true, origin: .app(since: 6),
        "The buttons."),
      Field(
        "style", .token(ActionBarSpec.Style.self), required: true, default: "\"prominent\"", origin: .app(since: 6),
        "How they look."),
    ])

  static let action = ObjectType(
    "Action", "A button that changes a variable.",
    [
      Field("id", .uuid, required: true, origin: .app(since: 6), "The button's identity."),
      Field(
        "title", .string, required: true, origin: .app(since: 6),
        "At most 24 characters; a blank one becomes `+1` or `Done`."),
      Field("systemImage", .string, origin: .app(since: 6), "A symbol before the title."),
      Field("kind", .token(ActionBarSpec.Action.Kind.self), required: true, origin: .app(since: 6), "What it does."),
      Field("variableKey", .string, required: true, origin: .app(since: 6), "The variable that it changes."),
      Field(
        "incrementAmount", .integer(-99...99), required: true, default: "1", origin: .app(since: 6),
        "What `incrementVariable` adds; 0 counts as 1."),
      Field(
        "nowFormat", .token(ActionBarSpec.Action.NowFormat.self), required: true, default: "\"iso8601\"",
        origin: .app(since: 6), "How `setVariableToNow` writes the moment."),
    ])

  static let matchedSet = ObjectType(
    "MatchedSet", "What a design shows instead in some sizes. A size without a variant shows the design itself.",
    [
      Field("small", .object("MatchedVariant"), origin: .app(since: 5), "The small size."),
      Field("medium", .object("MatchedVariant"), origin: .app(since: 5), "The medium size."),
      Field("large", .object("MatchedVariant"), origin: .app(since: 5), "The large size."),
      Field("extraLarge", .object("MatchedVariant"), "The extra large size; without it, `large` is used."),
    ])

  static let matchedVariant = ObjectType(
    "MatchedVariant", "The texts, symbol, photo and layout of one size. What is missing here is absent in that size.",
    [
      Field("primaryText", .template, required: true, origin: .app(since: 5), "The main text."),
      Field("secondaryText", .template, origin: .app(since: 5), "The text below it."),
      Field("symbol", .object("SymbolSpec"), origin: .app(since: 5), "The symbol."),
      Field("image", .object("ImageSpec"), origin: .app(since: 5), "The photo."),
      Field("layout", .object("LayoutSpec"), required: true, default: "{}", origin: .app(since: 5), "The layout."),
    ])

  static let remindersConfig = ObjectType(
    "RemindersConfig", "What template `reminders` lists, and how.",
    [
      Field(
        "mode", .token(RemindersConfig.Mode.self), default: "\"today\"", origin: .app(since: 7), "Which reminders."),
      Field(
        "presentation", .token(RemindersConfig.Presentation.self), default: "\"dense\"", origin: .app(since: 7),
        "Many rows, few large rows, or rows by section."),
      Field(
        "selectedListIDs", .array(.string), default: "[]", origin: .app(since: 7), "Only these lists; none means all."),
      Field(
        "hideCompleted", .bool, default: "true", origin: .app(since: 7), "Whether completed reminders are left out."),
      Field("showDueTimes", .bool, default: "true", origin: .app(since: 7), "Whether rows show their time."),
      Field(
        "showProgressBadge", .bool, default: "true", origin: .app(since: 7),
        "Whether the number of completed reminders is shown."),
      Field(
        "soonWindowMinutes", .integer(15...44_640), default: "1440", origin: .app(since: 7),
        "The window of mode `soon` in minutes; only for version 1 of the rules."),
      Field(
        "includeStartDatesInToday", .bool, default: "true", origin: .app(since: 7),
        "Whether a start date counts; only for version 1 of the rules."),
      Field(
        "smartStackKitVersion", .integer(1...Int.max), default: "1", origin: .app(since: 8),
        "The version of the rules: 1, or 2 for Smart Stack."),
      Field(
        "showsDesignTitleInWidget", .bool, default: "true", origin: .app(since: 8),
        "Whether the design's name is the title; only for version 2 of the rules."),
    ])

  static let clockConfig = ObjectType(
    "ClockConfig", "Face and colours of template `clockIcon`.",
    [
      Field(
        "theme", .token(ClockConfig.Theme.self), default: "\"classic\"", origin: .app(since: 8), foldsCase: true,
        "The colour scheme."),
      Field(
        "face", .token(ClockConfig.Face.self), default: "\"ceramic\"", origin: .app(since: 8),
        "The face. A clock without any `clockConfig` has face `icon`, before version 8 `ceramic`."),
      Field(
        "iconDialColourToken", .token(ClockConfig.Theme.self), origin: .app(since: 8), foldsCase: true,
        "The dial's own scheme; only for face `icon`."),
      Field(
        "iconSecondHandColourToken", .token(ClockConfig.SecondHand.self), origin: .app(since: 8), foldsCase: true,
        "The colour of the second hand. Default: red. Each dial allows five."),
    ])

  static let exchange = ObjectType(
    "Exchange", "An exchange file (`.wwdesign`): designs with their photos.",
    [
      Field(
        "magic", .token([SpecDocument.magic]), required: true, origin: .app(since: 1),
        "Marks the file as an exchange file."),
      Field(
        "formatVersion", .integer(1...1), required: true, default: "1", origin: .app(since: 1), "The form."),
      Field("createdAt", .date, required: true, origin: .app(since: 1), "When it was made."),
      Field("specs", .array(.object("WidgetSpec")), required: true, origin: .app(since: 1), "The designs."),
      Field(
        "images", .array(.object("ExchangeImage")), required: true, default: "[]", origin: .app(since: 1), "The photos."
      ),
    ])

  static let exchangeImage = ObjectType(
    "ExchangeImage", "A photo inside an exchange file.",
    [
      Field(
        "originalFileName", .string, required: true, origin: .app(since: 1), "The name by which designs refer to it."),
      Field("data", .string, required: true, origin: .app(since: 1), "The bytes of the file in standard base64."),
    ])
}
