import Foundation

/// The thread of a logical queue.
final class Worker: @unchecked Sendable {
  // Unchecked because everything that changes is reached with the clock's monitor locked.
  let key: QueueKey
  let signal: Signal
  /// The next work to run, under the virtual clock.
  var assigned: Work?
  /// True if it can take work: it has nothing to do, or waits and serves its queue meanwhile.
  var isFree = true
  /// The waits that its thread is in, the innermost last.
  var waits: [Waiter] = []

  init(key: QueueKey, monitor: Monitor) {
    self.key = key
    signal = Signal(monitor)
  }
}

/// Role of the calling thread for a clock.
final class ThreadRole {
  /// The thread's worker, if it is one.
  var worker: Worker?
  /// The name of the executor whose work it runs.
  var executorName = "background"
  /// True while it runs work of an executor other than the main one.
  var isBackground = false
  /// Body that it runs on behalf of another thread.
  var coroutine: Coroutine?

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    #if canImport(Darwin)
      pthread_key_create(&key) { Unmanaged<ThreadRole>.fromOpaque($0).release() }
    #else
      pthread_key_create(&key) { pointer in
        if let pointer { Unmanaged<ThreadRole>.fromOpaque(pointer).release() }
      }
    #endif
    return key
  }()

  static var current: ThreadRole {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<ThreadRole>.fromOpaque(pointer).takeUnretainedValue()
    }
    let role = ThreadRole()
    pthread_setspecific(key, Unmanaged.passRetained(role).toOpaque())
    return role
  }
}
