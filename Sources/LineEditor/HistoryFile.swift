/// What was entered in earlier sessions and in those that run beside this one, in readline's own format with time
/// stamps, which keeps inputs of several lines whole.
package struct HistoryFile {
  package struct Entry: Equatable, Sendable {
    package var time: Int
    package var text: String
  }

  package let path: String
  private let capacity: Int

  package init(path: String, capacity: Int = 5000) {
    self.path = path
    self.capacity = capacity
  }

  package func load() -> [Entry] {
    Self.parse(Self.contents(of: path) ?? [])
  }

  /// Adds an entry to whatever the file holds by now and puts the result in its place at once.
  /// - Returns: false when the file could not be written; it is then as it was.
  @discardableResult
  package func record(_ text: String, time: Int) -> Bool {
    let target = realpath(path, nil).map { resolved in
      defer { free(resolved) }
      return String(cString: resolved)
    }
    let file = target ?? path
    let directory = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    guard StateDirectory.create(directory) else { return false }
    // The directory is the lock: the file itself is replaced and a lock file of its own would only lie about.
    let lock = open(directory, O_RDONLY | O_CLOEXEC)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    flock(lock, LOCK_EX)
    let written = Self.contents(of: file)
    // What cannot be read must not be replaced either.
    if written == nil, access(file, F_OK) == 0 { return false }
    let entries = Self.tidied(Self.parse(written ?? []) + [Entry(time: time, text: text)], capacity)
    return Self.replace(file, with: Self.format(entries))
  }

  /// Of what was entered several times the latest stays.
  static func tidied(_ entries: [Entry], _ capacity: Int) -> [Entry] {
    var seen = Set<String>()
    return entries.reversed().filter { seen.insert($0.text).inserted }.prefix(capacity).reversed()
  }

  static func parse(_ bytes: [UInt8]) -> [Entry] {
    var entries: [Entry] = []
    var time: Int?
    var lines: [Substring] = []
    func close() {
      if !lines.isEmpty { entries.append(Entry(time: time ?? 0, text: lines.joined(separator: "\n"))) }
      lines = []
    }
    let text = String(decoding: bytes, as: UTF8.self)
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    if rows.last?.isEmpty == true { rows.removeLast() }
    for line in rows {
      if let stamp = stamp(line) {
        close()
        time = stamp
      } else {
        // Without stamps, as another program may have written it, each line is an entry.
        if time == nil { close() }
        lines.append(line)
      }
    }
    close()
    return entries
  }

  static func format(_ entries: [Entry]) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in entries {
      bytes += "#\(entry.time)\n".utf8
      for line in entry.text.split(separator: "\n", omittingEmptySubsequences: false) {
        // A line that looks like a stamp would cut its entry in two.
        if stamp(line) != nil { bytes.append(UInt8(ascii: " ")) }
        bytes += line.utf8
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    return bytes
  }

  private static func stamp(_ line: Substring) -> Int? {
    line.first == "#" && line.utf8.count > 1 ? Int(line.dropFirst()).flatMap { $0 >= 0 ? $0 : nil } : nil
  }

  /// Nil where there is no file that ends: a device or a pipe may give bytes for ever, or none.
  private static func contents(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return count == 0 ? bytes : nil
      }
    }
  }

  private static func replace(_ path: String, with bytes: [UInt8]) -> Bool {
    let temporary = "\(path).\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + offset, bytes.count - offset) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      offset += count
    }
    let isWhole = close(descriptor) == 0 && offset == bytes.count
    if isWhole && rename(temporary, path) == 0 { return true }
    unlink(temporary)
    return false
  }
}
