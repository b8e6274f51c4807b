import Foundation
import Synchronization
import Testing

@testable import LineEditor

@Suite("Signals", .serialized)
struct SignalsTests {
  @Test("may interrupt the thread that asks for them at any place")
  func reentrancy() {
    let signals = Signals(jobControl: true)
    // The threads of a dispatch queue block signals.
    var blocked = sigset_t()
    var quit = sigset_t()
    sigemptyset(&quit)
    sigaddset(&quit, SIGQUIT)
    pthread_sigmask(SIG_UNBLOCK, &quit, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    let isDone = Mutex(false)
    let thread = pthread_self()
    Thread.detachNewThread {
      for _ in 0..<100_000 { pthread_kill(thread, SIGQUIT) }
      isDone.withLock { $0 = true }
    }
    var received = 0
    while !isDone.withLock({ $0 }) {
      if Signals.areUrgent { received += signals.drain().count }
    }
    received += signals.drain().count
    #expect(received > 0)
  }
}
