import Foundation

/// How the C library's heap grows, which is the process's business: main programs say it once, before they start threads.
package enum Heap {
  /// A thread's heap on Linux grows by the page that is needed next, each time with a call of the system that halts the memory
  /// faults of all other threads: hundreds of them until a pasted program has been checked. So it is given room ahead, which
  /// costs nothing until it is touched.
  package static func growInLargeSteps() {
    #if canImport(Glibc)
      // Of <malloc.h>, which the importer does not know.
      typealias Setting = @convention(c) (Int32, Int32) -> Int32
      let (trimThreshold, topPad, mapThreshold): (Int32, Int32, Int32) = (-1, -2, -3)
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let set = unsafeBitCast(symbol, to: Setting.self)
      _ = set(topPad, 4 << 20)
      // Left alone these two would follow what the program does; said one, all are fixed.
      _ = set(mapThreshold, 1 << 20)
      _ = set(trimThreshold, 16 << 20)
    #endif
  }
}
