// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveFeeds
import WeaveSystem
import WeaveWorkshop

/// Any bytes can be imported as an archive: its files are read one after the other, or the archive is refused.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzZip(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // Only files that begin like a zip file are read as archives.
  let mark: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
  if bytes.count >= mark.count { bytes.replaceSubrange(0..<mark.count, with: mark) }
  do throws(FileError) { try writeFile(bytes, to: path) } catch { preconditionFailure("\(error)") }
  defer { try? FileManager.default.removeItem(atPath: path) }
  let now = Date(timeIntervalSince1970: 1_774_706_400)
  let request = FeedRequest(now: now, timeZone: .gmt)
  var seen = 0
  let found = try? FileImport(request, nil).read(path) { file in
    seen += 1
    let report = DiagnosticReport(source: file.source, diagnostics: file.checked.diagnostics)
    precondition(!TerminalPrinter().text(for: [report]).contains("\0"), "a NUL byte is printed")
  }
  precondition(found.map { $0.count == seen && $0.allSatisfy { $0.source.bytes.isEmpty } } ?? true, "bytes are kept")
  precondition(seen <= Limits.archiveFiles + 1, "too many files")
  _ = FactImport.sourceName(of: path)
  return 0
}

/// In memory where the system has a folder for that.
private let path: String = {
  let shared = "/dev/shm"
  let folder = FileManager.default.isWritableFile(atPath: shared) ? shared : "/tmp"
  return "\(folder)/weave-fuzz-\(ProcessInfo.processInfo.processIdentifier).zip"
}()
