// SPDX-License-Identifier: MIT

import WeaveNative
public import WeaveStore

extension SnapshotFolder {
  /// Where this user's snapshots are kept; nil without a home folder.
  public static var standard: SnapshotFolder? { standard { environmentVariable($0) } }
}
