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

extension Runtime {
  /// To be asked before something large is made at once: a fault where it would not fit.
  func makeRoom(for count: Int, of stride: Int) throws {
    let (bytes, overflow) = count.multipliedReportingOverflow(by: stride)
    if !overflow, bytes < 1 << 26 { return }
    guard let budget = host.memoryBudget else { return }
    if overflow || bytes > budget.limit - MemoryBudget.resident { throw budget.fault }
  }
}
