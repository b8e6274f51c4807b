import Foundation

/// Growth of the C library's heap. It is a setting of the process: main programs make it once, before they start
/// threads.
package enum Heap {
  /// Makes the heaps of threads grow in large steps. On Linux such a heap grows by single pages, each with a system
  /// call that blocks the page faults of all other threads: hundreds of them until a pasted program is checked. Space
  /// reserved ahead takes no memory until it is used.
  package static func growInLargeSteps() {
    #if canImport(Glibc)
      // Declared in <malloc.h>, which the importer does not know.
      typealias Setting = @convention(c) (Int32, Int32) -> Int32
      let (trimThreshold, topPad, mapThreshold): (Int32, Int32, Int32) = (-1, -2, -3)
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let set = unsafeBitCast(symbol, to: Setting.self)
      _ = set(topPad, 4 << 20)
      // Unset, these two would adapt to the program; setting one fixes all of them.
      _ = set(mapThreshold, 1 << 20)
      _ = set(trimThreshold, 16 << 20)
    #endif
  }
}
