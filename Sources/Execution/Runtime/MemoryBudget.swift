import Foundation

/// How much memory a session's process may take before its program is told so, instead of the system ending the process.
package struct MemoryBudget: Sendable {
  /// In bytes.
  package let limit: Int

  package init(limit: Int) { self.limit = limit }

  /// A quarter of what the machine has to give at the moment, because what grows is copied as it grows; four gigabytes at
  /// most, a quarter of one at least.
  package static var ofThisMachine: MemoryBudget {
    let available = available ?? Int(clamping: ProcessInfo.processInfo.physicalMemory)
    return MemoryBudget(limit: min(max(resident + available / 4, 1 << 28), 4 << 30))
  }

  /// What the process takes at the moment; 0 where that is not known.
  package static var resident: Int {
    guard let statistics = text(of: "/proc/self/statm") else { return 0 }
    let fields = statistics.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }

  package var fault: Trap {
    .fault("out of memory: the program takes more than \(limit >> 20) megabytes")
  }

  /// What the machine and the container leave to this process.
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

  /// Without Foundation's file reading, which does much more; and on any thread, also one that finds no memory.
  private static func text(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}

/// Texts of native code, which has no runtime at hand for what every program does all the time.
package enum TextBudget {
  /// To be asked before a text is made of two: a fault where it would not fit.
  @inline(__always)
  package static func joined(_ first: String, _ second: String) throws -> String {
    let count = first.utf8.count + second.utf8.count
    if count >= 1 << 26 { try makeRoom(for: count) }
    return first + second
  }

  /// To be asked before something is added at the end of a text, which may be copied into one twice as large.
  @inline(__always)
  package static func makeRoom(for text: String, growingBy added: String) throws {
    let count = text.utf8.count + added.utf8.count
    if count >= 1 << 26 { try makeRoom(for: count * 2) }
  }

  /// A text over and over, made piece by piece so that the program can be stopped meanwhile.
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
  /// To be asked before something large is made at once: a fault where it would not fit.
  package func makeRoom(for count: Int, of stride: Int) throws {
    let (bytes, overflow) = count.multipliedReportingOverflow(by: stride)
    if !overflow, bytes < 1 << 26 { return }
    guard let budget = host.memoryBudget else { return }
    if overflow || bytes > budget.limit - MemoryBudget.resident { throw budget.fault }
  }
}
