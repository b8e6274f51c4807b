/// The inputs of earlier sessions and of those that run beside this one, in readline's own format with time
/// stamps, which keeps inputs of several lines whole.
package struct HistoryFile {
  package struct Entry: Equatable, Sendable {
    package var time: Int
    package var text: String
    /// True if the input had an error.
    package var hadError = false
  }

  package let path: String
  private let capacity: Int

  package init(path: String, capacity: Int = 5000) {
    self.path = path
    self.capacity = capacity
  }

  /// A longer entry is not kept, in bytes.
  static let longestEntry = 64 << 10
  /// The newest part of the file, which alone is read, in bytes.
  private static let newestPart = 1 << 20
  /// A larger file is replaced by its newest part, in bytes.
  private static let largestFile = 4 << 20

  /// The entries in the newest part of the file; of a file that has grown large the rest is dropped.
  package func load() -> [Entry] {
    guard let newest = Self.newest(of: path) else { return [] }
    let entries = latest(newest)
    if newest.size > Self.largestFile {
      _ = locked { file in
        guard let present = Self.newest(of: file), present.size > Self.largestFile else { return true }
        let kept = present.size == newest.size ? entries : latest(present)
        return Self.replace(file, with: Self.format(kept))
      }
    }
    return entries
  }

  /// Of what was entered several times the latest stays.
  private func latest(_ newest: Newest) -> [Entry] {
    var seen = Set<String>()
    var entries: [Entry] = []
    for part in Self.parts(newest.bytes, isCut: newest.isCut).reversed() where entries.count < capacity {
      let text = String(decoding: newest.bytes[part.lines], as: UTF8.self)
      let entry = Entry(time: part.stamp.time, text: text, hadError: part.stamp.hadError)
      if seen.insert(entry.text).inserted { entries.append(entry) }
    }
    return entries.reversed()
  }

  /// Adds an entry to whatever the file holds by now. An entry that was there before is dropped when the file is read.
  /// - Returns: false when the entry is too long, or the file could not be written; it is then as it was.
  @discardableResult
  package func record(_ text: String, time: Int, hadError: Bool = false) -> Bool {
    if text.utf8.count > Self.longestEntry { return false }
    return locked { Self.append(Entry(time: time, text: text, hadError: hadError), to: $0) }
  }

  /// Runs the body with the path of the file that a link leads to, while no other session changes it.
  private func locked(_ body: (String) -> Bool) -> Bool {
    let target = realpath(path, nil).map { resolved in
      defer { free(resolved) }
      return String(cString: resolved)
    }
    let file = target ?? path
    let directory = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    guard StateDirectory.create(directory) else { return false }
    // The directory is the lock: the file itself may be replaced, and a lock file would only lie about.
    let lock = open(directory, O_RDONLY | O_CLOEXEC)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    flock(lock, LOCK_EX)
    return body(file)
  }

  private static func append(_ entry: Entry, to path: String) -> Bool {
    let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    var last: UInt8 = 0
    let endsLine =
      status.st_size == 0 || pread(descriptor, &last, 1, status.st_size - 1) == 1 && last == UInt8(ascii: "\n")
    if writeAll((endsLine ? [] : [UInt8(ascii: "\n")]) + format([entry]), to: descriptor) { return true }
    _ = ftruncate(descriptor, status.st_size)
    return false
  }

  static func parse(_ bytes: [UInt8]) -> [Entry] {
    parts(bytes, isCut: false).map { part in
      let text = String(decoding: bytes[part.lines], as: UTF8.self)
      return Entry(time: part.stamp.time, text: text, hadError: part.stamp.hadError)
    }
  }

  /// The times of entries, and where their lines are.
  ///
  /// - Parameter isCut: True if the bytes begin in the middle of an entry, which is omitted.
  private static func parts(_ bytes: [UInt8], isCut: Bool) -> [(stamp: Stamp, lines: Range<Int>)] {
    var parts: [(stamp: Stamp, lines: Range<Int>)] = []
    var time: Stamp?
    var isLeftOut = isCut
    // The lines of the entry that is being read.
    var lines: Range<Int>?
    func close() {
      if let lines, lines.count <= longestEntry { parts.append((time ?? Stamp(time: 0), lines)) }
      lines = nil
    }
    var start = 0
    while start < bytes.count {
      let end = endOfLine(bytes, start)
      if let stamp = stamp(bytes[start..<end]) {
        close()
        time = stamp
        isLeftOut = false
      } else if !isLeftOut {
        // Without stamps, as another program may have written it, each line is an entry.
        if time == nil { close() }
        lines = (lines?.lowerBound ?? start)..<end
      }
      start = end + 1
    }
    close()
    return parts
  }

  private static func endOfLine(_ bytes: [UInt8], _ start: Int) -> Int {
    bytes.withUnsafeBytes { bytes in
      let base = bytes.baseAddress!
      guard let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start) else { return bytes.count }
      return UnsafeRawPointer(found) - base
    }
  }

  static func format(_ entries: [Entry]) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in entries {
      bytes += "#\(entry.hadError ? "0" : "")\(entry.time)\n".utf8
      for line in entry.text.split(separator: "\n", omittingEmptySubsequences: false) {
        // A line that looks like a stamp would cut its entry in two.
        if stamp(Array(line.utf8)[...]) != nil { bytes.append(UInt8(ascii: " ")) }
        bytes += line.utf8
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    return bytes
  }

  private struct Stamp {
    var time: Int
    var hadError = false
  }

  /// Reads the time stamp of the lines behind it, `#` and digits. A leading zero marks an input that had an error; other programs
  /// read the same time.
  private static func stamp(_ line: ArraySlice<UInt8>) -> Stamp? {
    guard line.first == UInt8(ascii: "#"), 2...20 ~= line.count else { return nil }
    let digits = line.dropFirst()
    guard digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
    guard let time = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
    return Stamp(time: time, hadError: digits.count > 1 && digits.first == UInt8(ascii: "0"))
  }

  /// The end of a file.
  private struct Newest {
    let bytes: [UInt8]
    /// True if the bytes begin in the middle of an entry.
    let isCut: Bool
    /// The size of the whole file, in bytes.
    let size: Int
  }

  /// Nil where there is no file that ends: a device or a pipe may give bytes for ever, or none.
  private static func newest(of path: String) -> Newest? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    let start = max(size - newestPart, 0)
    guard var bytes = part(of: descriptor, from: start, count: size - start) else { return nil }
    if start == 0 { return Newest(bytes: bytes, isCut: false, size: size) }
    // Without stamps each line is an entry, and only the first one is not whole.
    let head = part(of: descriptor, from: 0, count: 32) ?? []
    let isStamped = stamp(head.prefix { $0 != UInt8(ascii: "\n") }) != nil
    if !isStamped { bytes = Array(bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst()) }
    return Newest(bytes: bytes, isCut: isStamped, size: size)
  }

  /// Nil where the file cannot be read.
  private static func part(of descriptor: Int32, from start: Int, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let count = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress! + filled, count - filled, off_t(start + filled))
      }
      if count < 0, errno != EINTR { return nil }
      if count == 0 { break }
      filled += max(count, 0)
    }
    return Array(bytes.prefix(filled))
  }

  private static func replace(_ path: String, with bytes: [UInt8]) -> Bool {
    let temporary = "\(path).\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let isWritten = writeAll(bytes, to: descriptor)
    if close(descriptor) == 0 && isWritten && rename(temporary, path) == 0 { return true }
    unlink(temporary)
    return false
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + offset, bytes.count - offset) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return false }
      offset += count
    }
    return true
  }
}
