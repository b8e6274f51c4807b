import Foundation

/// Limit of a session's memory, beyond which its program is stopped before the system ends the process.
package struct MemoryBudget: Sendable {
  /// Limit in bytes.
  package let limit: Int

  package init(limit: Int) { self.limit = limit }

  /// A quarter of the available memory, because growing storage is copied; at most four gigabytes, at least a quarter
  /// of one.
  package static var ofThisMachine: MemoryBudget {
    let available = available ?? Int(clamping: ProcessInfo.processInfo.physicalMemory)
    return MemoryBudget(limit: min(max(resident + available / 4, 1 << 28), 4 << 30))
  }

  /// Resident memory of the process; 0 if it is not known.
  package static var resident: Int {
    guard let statistics = text(of: "/proc/self/statm") else { return 0 }
    let fields = statistics.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }

  package var fault: Trap {
    .fault("out of memory: the program takes more than \(limit >> 20) megabytes")
  }

  /// Memory that the machine and the container leave to this process.
  private static var available: Int? {
    let free = text(of: "/proc/meminfo").flatMap { number(after: "MemAvailable:", in: $0) }.map { $0 << 10 }
    let container = text(of: "/sys/fs/cgroup/memory.max").flatMap { Int($0.filter { !$0.isWhitespace }) }
    return [free, container].compactMap { $0 }.min()
  }

  /// Read byte by byte, because the first prompt waits for it.
  private static func number(after label: StaticString, in text: String) -> Int? {
    let label = UnsafeBufferPointer(start: label.utf8Start, count: label.utf8CodeUnitCount)
    var rest = text.utf8[...]
    while !rest.starts(with: label) {
      guard let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      rest = rest[rest.index(after: lineEnd)...]
    }
    let digits = rest.dropFirst(label.count).drop { $0 == UInt8(ascii: " ") }.prefix {
      $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")
    }
    return Int(Substring(digits))
  }

  /// Reads a file without Foundation, which does much more; on any thread, also after an allocation has failed.
  private static func text(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}

/// Memory checks for texts of native code, without access to a runtime.
package enum TextBudget {
  /// Checks the memory for a concatenated text; throws a fault if it would not fit.
  @inline(__always)
  package static func joined(_ first: String, _ second: String) throws -> String {
    let count = first.utf8.count + second.utf8.count
    if count >= 1 << 26 { try makeRoom(for: count) }
    return first + second
  }

  /// Checks the memory for an appended text, for which the storage may be copied into one twice as large.
  @inline(__always)
  package static func makeRoom(for text: String, growingBy added: String) throws {
    let count = text.utf8.count + added.utf8.count
    if count >= 1 << 26 { try makeRoom(for: count * 2) }
  }

  /// Returns a text repeated, made in pieces so that the program can be stopped meanwhile.
  package static func repeated(_ text: String, _ count: Int, _ runtime: Runtime) throws -> String {
    let length = text.utf8.count
    if length == 0 || count * length < 1 << 16 { return String(repeating: text, count: count) }
    try runtime.makeRoom(for: count * length, of: 1)
    let perPiece = max(1, (1 << 16) / length)
    let piece = String(repeating: text, count: perPiece)
    var result = ""
    result.reserveCapacity(count * length)
    for _ in 0..<count / perPiece {
      try runtime.check()
      result += piece
    }
    return result + String(repeating: text, count: count % perPiece)
  }

  @inline(never)
  private static func makeRoom(for bytes: Int) throws {
    try EvaluationThread.current.runtime?.makeRoom(for: bytes, of: 1)
  }
}

extension Runtime {
  /// Checks the memory for a large allocation; throws a fault if it would not fit.
  package func makeRoom(for count: Int, of stride: Int) throws {
    let (bytes, overflow) = count.multipliedReportingOverflow(by: stride)
    if !overflow, bytes < 1 << 26 { return }
    guard let budget = host.memoryBudget else { return }
    if overflow || bytes > budget.limit - MemoryBudget.resident { throw budget.fault }
  }
}
