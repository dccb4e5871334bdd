// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveJSON
import WeaveSchema

extension ObjectWriter {
  func image(_ image: ImageSpec) -> JSONNode {
    .object([
      ("accessibilityLabel", image.accessibilityLabel.map { .text($0) }),
      ("contentMode", token(image.contentMode)),
      ("cornerRadius", .number(image.cornerRadius)),
      // Builds of the app from December 2025 know the mode by this name.
      ("crop", token(image.contentMode)),
      ("fileName", .text(image.fileName)),
      ("filter", image.filter.map(filter)),
      ("height", .number(image.height)),
      ("smartPhoto", image.smartPhoto.map(smartPhoto)),
    ])
  }

  private func filter(_ filter: ImageSpec.Filter) -> JSONNode {
    .object([("intensity", .number(filter.intensity)), ("token", token(filter.token))])
  }

  private func smartPhoto(_ photo: SmartPhotoSpec) -> JSONNode {
    .object([
      ("algorithmVersion", .integer(photo.algorithmVersion)),
      ("large", photo.large.map(rendering)),
      ("masterFileName", .text(photo.masterFileName)),
      ("medium", photo.medium.map(rendering)),
      ("preparedAt", date(photo.preparedAt)),
      ("shuffleManifestFileName", photo.shuffleManifestFileName.map { .text($0) }),
      ("small", photo.small.map(rendering)),
    ])
  }

  private func rendering(_ variant: SmartPhotoSpec.Variant) -> JSONNode {
    let crop = variant.cropRect
    return .object([
      (
        "cropRect",
        .object([
          ("height", .number(crop.height)), ("width", .number(crop.width)), ("x", .number(crop.x)),
          ("y", .number(crop.y)),
        ])
      ),
      (
        "pixelSize",
        .object([("height", .integer(variant.pixelSize.height)), ("width", .integer(variant.pixelSize.width))])
      ),
      ("renderFileName", .text(variant.renderFileName)),
      ("rotationQuarterTurns", variant.rotationQuarterTurns.map { .integer($0) }),
      ("straightenDegrees", variant.straightenDegrees.map { .number($0) }),
    ])
  }

  func actionBar(_ bar: ActionBarSpec) -> JSONNode {
    .object([("actions", .array(bar.actions.map(action))), ("style", token(bar.style))])
  }

  private func action(_ action: ActionBarSpec.Action) -> JSONNode {
    .object([
      ("id", .text(action.id.uuidString)),
      ("incrementAmount", .integer(action.incrementAmount)),
      ("kind", token(action.kind)),
      ("nowFormat", token(action.nowFormat)),
      ("systemImage", action.systemImage.map { .text($0) }),
      ("title", .text(action.title)),
      ("variableKey", .text(action.variableKey)),
    ])
  }

  func reminders(_ config: RemindersConfig) -> JSONNode {
    .object([
      ("hideCompleted", .flag(config.hideCompleted)),
      ("includeStartDatesInToday", .flag(config.includeStartDatesInToday)),
      ("mode", token(config.mode)),
      ("presentation", token(config.presentation)),
      ("selectedListIDs", .array(config.selectedListIDs.map { .text($0) })),
      ("showDueTimes", .flag(config.showDueTimes)),
      ("showProgressBadge", .flag(config.showProgressBadge)),
      ("showsDesignTitleInWidget", .flag(config.showsDesignTitleInWidget)),
      ("smartStackKitVersion", .integer(config.smartStackKitVersion)),
      ("soonWindowMinutes", .integer(config.soonWindowMinutes)),
    ])
  }

  func clock(_ config: ClockConfig) -> JSONNode {
    .object([
      ("face", token(config.face)),
      ("iconDialColourToken", config.iconDialColourToken.map(token)),
      ("iconSecondHandColourToken", config.iconSecondHandColourToken.map(token)),
      ("theme", token(config.theme)),
    ])
  }
}
