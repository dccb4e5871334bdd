// SPDX-License-Identifier: MIT

extension DiagnosticCode {
  /// Every code, ordered by name.
  public static let all: [DiagnosticCode] =
    (syntaxCodes + specCodes + textCodes + contentCodes + assetCodes + layoutCodes + viewCodes + contrastCodes
    + exchangeCodes
    + factCodes + snapshotCodes + dataCodes + testCodes + feedCodes + feedSettingsCodes + panelCodes
    + boardCodes + displayCodes)
    .sorted { $0.name < $1.name }
}
