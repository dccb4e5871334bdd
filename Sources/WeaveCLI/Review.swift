// SPDX-License-Identifier: MIT

import WeaveGolden

enum Review {
  static func serve(_ report: TestReport, in folder: ReportFolder, golden: String, port: Int) throws {}
}
