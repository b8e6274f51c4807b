import Foundation

/// Identifier of the calling thread, to tell re-entrancy from contention.
@inline(__always)
var currentThreadID: UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    UInt(pthread_self())
  #endif
}

func yieldThread() { sched_yield() }
