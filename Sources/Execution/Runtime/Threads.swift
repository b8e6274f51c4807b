import Foundation

/// Who is asking, for telling re-entry from contention.
@inline(__always)
var currentThreadID: UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    UInt(pthread_self())
  #endif
}

func yieldThread() { sched_yield() }
