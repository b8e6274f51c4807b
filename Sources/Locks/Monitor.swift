import Foundation

/// A mutex with any number of conditions, timed by the monotonic clock.
///
/// Neither the standard library's `Mutex` nor Dispatch has conditions; `NSCondition` couples one condition to one mutex, and its
/// timeouts are wall-clock dates.
public final class Monitor: @unchecked Sendable {
  // Unchecked because the mutex makes it safe.
  fileprivate let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  public init() { pthread_mutex_init(mutex, nil) }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  public func lock() { pthread_mutex_lock(mutex) }
  public func unlock() { pthread_mutex_unlock(mutex) }

  public func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}

extension Monitor {
  /// A condition of a monitor; every method is called with the monitor locked.
  public final class Condition: @unchecked Sendable {
    // Unchecked because pthread conditions are made for several threads.
    private let monitor: Monitor
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    public init(_ monitor: Monitor) {
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

    public func wait() { pthread_cond_wait(condition, monitor.mutex) }

    /// Waits for at most the given number of nanoseconds. Returns false when they have passed.
    @discardableResult
    public func wait(nanoseconds: Int) -> Bool {
      // A day at a time: callers wait again, and no sum overflows.
      let bounded = min(max(nanoseconds, 0), 86_400_000_000_000)
      var time = timespec()
      #if canImport(Darwin)
        time.tv_sec = bounded / 1_000_000_000
        time.tv_nsec = bounded % 1_000_000_000
        return pthread_cond_timedwait_relative_np(condition, monitor.mutex, &time) == 0
      #else
        clock_gettime(CLOCK_MONOTONIC, &time)
        let sum = Int(time.tv_nsec) + bounded
        time.tv_sec += sum / 1_000_000_000
        time.tv_nsec = sum % 1_000_000_000
        return pthread_cond_timedwait(condition, monitor.mutex, &time) == 0
      #endif
    }

    /// Wakes one thread that waits.
    public func signal() { pthread_cond_signal(condition) }

    /// Wakes all threads that wait.
    public func broadcast() { pthread_cond_broadcast(condition) }
  }
}
