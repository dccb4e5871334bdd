// SPDX-License-Identifier: MIT

extension DiagnosticCode {
  /// Every code, in the order of their names.
  public static let all: [DiagnosticCode] =
    (syntaxCodes + specCodes + textCodes + contentCodes + assetCodes + layoutCodes + contrastCodes + exchangeCodes
    + factCodes + snapshotCodes + dataCodes + testCodes + feedCodes + feedSettingsCodes + panelCodes
    + boardCodes + displayCodes)
    .sorted { $0.name < $1.name }
}
