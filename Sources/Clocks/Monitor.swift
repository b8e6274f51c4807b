import Foundation

/// A mutex with any number of conditions, timed by the monotonic clock.
///
/// `NSCondition` couples one condition to one mutex, and its timeouts are wall-clock dates.
final class Monitor: @unchecked Sendable {
  // Unchecked because the mutex makes it safe.
  fileprivate let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() { pthread_mutex_init(mutex, nil) }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }
  func unlock() { pthread_mutex_unlock(mutex) }

  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}

/// A condition of a monitor; every method is called with the monitor locked.
final class Signal: @unchecked Sendable {
  // Unchecked because pthread conditions are made for several threads.
  private let monitor: Monitor
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ monitor: Monitor) {
    self.monitor = monitor
    #if canImport(Darwin)
      pthread_cond_init(condition, nil)
    #else
      var attributes = pthread_condattr_t()
      pthread_condattr_init(&attributes)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
      pthread_cond_init(condition, &attributes)
      pthread_condattr_destroy(&attributes)
    #endif
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deallocate()
  }

  func wait() { pthread_cond_wait(condition, monitor.mutex) }

  /// Waits for at most the given number of nanoseconds.
  func wait(nanoseconds: Int) {
    // A day at a time: callers wait again, and no sum overflows.
    let bounded = min(max(nanoseconds, 0), 86_400_000_000_000)
    var time = timespec()
    #if canImport(Darwin)
      time.tv_sec = bounded / 1_000_000_000
      time.tv_nsec = bounded % 1_000_000_000
      pthread_cond_timedwait_relative_np(condition, monitor.mutex, &time)
    #else
      clock_gettime(CLOCK_MONOTONIC, &time)
      let sum = Int(time.tv_nsec) + bounded
      time.tv_sec += sum / 1_000_000_000
      time.tv_nsec = sum % 1_000_000_000
      pthread_cond_timedwait(condition, monitor.mutex, &time)
    #endif
  }

  func broadcast() { pthread_cond_broadcast(condition) }
}
