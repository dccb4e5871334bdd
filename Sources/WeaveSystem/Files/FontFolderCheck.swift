// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The reason why a folder of fonts must not be read, as a sentence; nil if there is none.
///
/// fontconfig follows every link and opens every file. A pipe would block it, and a link to a folder can lead it
/// through the whole machine or in circles. Both are rejected in advance, and so are more files than anyone has fonts.
public func problem(ofFontFolder path: String) -> String? {
  var folders = [path]
  var count = 0
  while let folder = folders.popLast() {
    guard let names = try? names(inFolder: folder) else { continue }
    for name in names {
      count += 1
      guard count <= mostFontFiles else { return "`\(path)` has more than \(mostFontFiles) files" }
      let path = "\(folder)/\(name)"
      var info = stat()
      guard unsafe lstat(path, &info) == 0 else { continue }
      let isLink = info.st_mode & S_IFMT == S_IFLNK
      // A broken link is skipped.
      if isLink { guard unsafe stat(path, &info) == 0 else { continue } }
      switch info.st_mode & S_IFMT {
      case S_IFREG: continue
      case S_IFDIR where isLink: return "`\(path)` is a link to a folder, which is not followed"
      case S_IFDIR: folders.append(path)
      default: return "`\(path)` is not a file"
      }
    }
  }
  return nil
}

private let mostFontFiles = 20_000
