import Foundation
import Rx
import Synchronization
import Testing

@testable import Clocks

@Suite("the virtual clock")
struct VirtualClockTests {
  let fixture = Fixture(.virtual)

  @Test("runs due work in the order of time, then of scheduling")
  func order() {
    fixture.clock.perform {
      fixture.after(20) { fixture.log("c") }
      fixture.after(10) { fixture.log("a") }
      fixture.after(10) { fixture.log("b") }
    }
    #expect(fixture.clock.runUntilIdle(limit: nil) == .idle)
    #expect(fixture.recorder.lines == ["10 main a", "10 main b", "20 main c"])
    fixture.end()
  }

  @Test("reports a nested event at each sink that it passes, as a debug build of RxSwift does")
  func anomalies() {
    fixture.clock.perform {
      let subject = PublishSubject<Int>()
      let subscription = subject.map { $0 }.filter { $0 < 3 }.subscribe(onNext: { subject.onNext($0 + 1) })
      subject.onNext(1)
      subscription.dispose()
    }
    #expect(fixture.clock.runUntilIdle(limit: nil) == .idle)
    // The first nested event passes the subject, map and filter; the second, 3, only the first two.
    #expect(fixture.recorder.lines.count == 5)
    #expect(fixture.recorder.lines.allSatisfy { $0.hasPrefix("Reentrancy anomaly") })
    fixture.end()
  }

  @Test("stands still until it is advanced, and then moves exactly so far")
  func stepping() {
    fixture.clock.perform {
      fixture.after(0) { fixture.log("now") }
      fixture.after(100) { fixture.log("later") }
    }
    fixture.clock.settle()
    #expect(fixture.recorder.lines == ["0 main now"])
    #expect(fixture.clock.advance(by: .milliseconds(99)) == .limit)
    #expect(fixture.recorder.lines.count == 1)
    #expect(fixture.clock.advance(by: .milliseconds(50)) == .idle)
    #expect(fixture.recorder.lines == ["0 main now", "100 main later"])
    #expect(fixture.clock.elapsed == .milliseconds(149))
    fixture.end()
  }

  @Test("names the queue that runs and keeps a serial queue's order")
  func queues() {
    let queue = Executor.serial(DispatchQueue(label: "worker"), target: nil)
    fixture.clock.perform {
      fixture.after(0, on: queue) { fixture.log("1") }
      fixture.after(0, on: .concurrent(.global())) { fixture.log("2") }
      fixture.after(0, on: queue) { fixture.log("3") }
      fixture.after(0, on: .serial(DispatchQueue.main, target: nil)) { fixture.log("4") }
    }
    fixture.clock.settle()
    #expect(fixture.recorder.lines == ["0 worker 1", "0 global 2", "0 worker 3", "0 main 4"])
    fixture.end()
  }

  @Test("waits for a timer without an interval until the program is stopped")
  func endlessInstant() {
    let (begun, settled) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let timer = SingleTimer()
    fixture.clock.perform {
      timer.disposable = fixture.clock.schedulePeriodic(on: .main, after: .zero, every: .zero, leeway: .zero) {
        begun.signal()
      }
    }
    let clock = fixture.clock
    Thread.detachNewThread {
      clock.settle()
      settled.signal()
    }
    begun.wait()
    // The clock may be asked to settle before or after the first stop.
    while settled.wait(timeout: .now()) == .timedOut { fixture.clock.stop() }
    timer.disposable?.dispose()
    fixture.clock.settle()
    #expect(fixture.recorder.lines.contains("stopped"))
    fixture.end()
  }

  @Test("takes one thread for queues that have work one after the other, and more for those that are blocked")
  func threads() {
    let threads = Mutex<[ObjectIdentifier]>([])
    func note() { threads.withLock { $0.append(ObjectIdentifier(Thread.current)) } }
    fixture.clock.perform {
      for number in 0..<300 {
        fixture.after(number, on: .serial(DispatchQueue(label: "queue \(number)"), target: nil)) { note() }
      }
    }
    #expect(fixture.clock.runUntilIdle(limit: nil) == .idle)
    #expect(threads.withLock { $0.count } == 300)
    #expect(threads.withLock { Set($0).count } == 1)
    threads.withLock { $0 = [] }
    fixture.clock.perform {
      for number in 0..<3 {
        fixture.after(number, on: .serial(DispatchQueue(label: "queue \(number)"), target: nil)) {
          note()
          fixture.sleep(10)
          note()
        }
      }
    }
    #expect(fixture.clock.runUntilIdle(limit: nil) == .idle)
    let noted = threads.withLock { $0 }
    #expect(Set(noted[..<3]).count == 3)
    // Each continues on the thread on which it slept.
    #expect(noted[..<3] == noted[3...])
    fixture.end()
  }

  @Test("lets others run while one sleeps, and time goes on while the main executor does")
  func sleeping() {
    let queue = Executor.serial(DispatchQueue(label: "worker"), target: nil)
    fixture.clock.perform {
      fixture.after(5, on: queue) {
        fixture.log("a")
        fixture.sleep(10)
        fixture.log("b")
      }
      fixture.after(10, on: queue) { fixture.log("c") }
      fixture.after(1) { fixture.log("main waits its turn") }
      fixture.sleep(20)
      fixture.log("awake")
    }
    fixture.clock.settle()
    #expect(
      fixture.recorder.lines == [
        "5 worker a", "15 worker b", "15 worker c", "20 main awake", "20 main main waits its turn",
      ])
    fixture.end()
  }

  @Test("a thread that sleeps inside an operator lets others run that then wait for it there")
  func gates() {
    let first = SerialDispatchQueueScheduler(internalSerialQueueName: "first")
    let second = SerialDispatchQueueScheduler(internalSerialQueueName: "second")
    fixture.clock.perform {
      _ = Observable.merge(
        Observable<Int>.timer(.milliseconds(10), scheduler: first).map { _ in "a" },
        Observable<Int>.timer(.milliseconds(20), scheduler: second).map { _ in "b" }
      ).subscribe(onNext: { name in
        fixture.log("begins \(name)")
        fixture.sleep(100)
        fixture.log("ends \(name)")
      })
    }
    #expect(fixture.clock.runUntilIdle(limit: nil) == .idle)
    #expect(
      fixture.recorder.lines == ["10 first begins a", "110 first ends a", "110 second begins b", "210 second ends b"])
    fixture.end()
  }

  @Test("runs concurrent work side by side when some of it sleeps")
  func concurrency() {
    fixture.clock.perform {
      for name in ["a", "b"] {
        fixture.after(0, on: .concurrent(.global())) {
          fixture.sleep(100)
          fixture.log(name)
        }
      }
    }
    #expect(fixture.clock.runUntilIdle(limit: nil) == .idle)
    #expect(fixture.recorder.lines == ["100 global a", "100 global b"])
    fixture.end()
  }

  @Test("wakes a waiting thread when it was told to, or when time is up")
  func waking() {
    fixture.clock.perform {
      let woken = fixture.clock.block(timeout: .seconds(1)) { wake in
        fixture.after(30, on: .concurrent(.global())) { wake() }
      }
      fixture.log("\(woken)")
      let late = fixture.clock.block(timeout: .milliseconds(20)) { _ in }
      fixture.log("\(late)")
      fixture.log("\(fixture.clock.block(timeout: nil) { wake in wake() })")
      // No thread is left that could wake it.
      fixture.log("\(fixture.clock.block(timeout: nil) { _ in })")
    }
    #expect(fixture.recorder.lines == ["30 main true", "50 main false", "50 main true", "50 main false"])
    fixture.end()
  }

  @Test("serves the main executor inside a wait that asks for it")
  func serving() {
    fixture.clock.perform {
      let woken = fixture.clock.blockServing(timeout: nil) { wake in
        fixture.after(10) { fixture.log("inside") }
        fixture.after(20) { wake() }
      }
      fixture.log("\(woken)")
    }
    #expect(fixture.recorder.lines == ["10 main inside", "20 main true"])
    fixture.end()
  }

  @Test("repeats a timer without drift until it is disposed")
  func periodic() {
    let timer = SingleTimer()
    fixture.clock.perform {
      var count = 0
      timer.disposable = fixture.clock.schedulePeriodic(
        on: .main, after: .milliseconds(5), every: .milliseconds(10), leeway: .zero
      ) {
        count += 1
        fixture.log("tick \(count)")
        if count == 3 { timer.disposable?.dispose() }
      }
    }
    #expect(fixture.clock.runUntilIdle(limit: .seconds(10)) == .idle)
    #expect(fixture.recorder.lines == ["5 main tick 1", "15 main tick 2", "25 main tick 3"])
    fixture.end()
  }

  @Test("stops at the limit when a timer never ends")
  func limit() {
    fixture.clock.perform {
      _ = fixture.clock.schedulePeriodic(on: .main, after: .seconds(1), every: .seconds(1), leeway: .zero) {
        fixture.log("tick")
      }
    }
    #expect(fixture.clock.runUntilIdle(limit: .seconds(3)) == .limit)
    #expect(fixture.recorder.lines.count == 3)
    fixture.end()
  }

  @Test("forgets work that was disposed")
  func dropping() {
    fixture.clock.perform {
      let works = (0..<500).map { index in fixture.after(index) { fixture.log("never") } }
      works.forEach { $0.dispose() }
    }
    #expect(fixture.clock.isIdle)
    #expect(fixture.clock.runUntilIdle(limit: nil) == .idle)
    #expect(fixture.recorder.lines.isEmpty)
    fixture.end()
  }

  @Test("wakes everybody when the program is stopped, and goes on afterwards")
  func stopping() {
    fixture.clock.perform {
      fixture.after(0, on: .concurrent(.global())) {
        fixture.sleep(1_000_000)
        fixture.log("left")
        fixture.recorder.isTrapped.store(false, ordering: .sequentiallyConsistent)
      }
      fixture.sleep(10)
      fixture.recorder.isTrapped.store(true, ordering: .sequentiallyConsistent)
    }
    fixture.clock.perform { fixture.log("again") }
    #expect(fixture.recorder.lines == ["10 global left", "stopped", "10 main again"])
    fixture.end()
  }

  @Test("gives the same lines each time")
  func determinism() {
    func run() -> [String] {
      let fixture = Fixture(.virtual)
      fixture.clock.perform {
        for index in 0..<20 {
          let queue = Executor.serial(DispatchQueue(label: "q\(index % 4)"), target: nil)
          fixture.after(index % 5, on: queue) {
            fixture.log("a\(index)")
            fixture.sleep(index % 3)
            fixture.after(index % 2, on: .concurrent(.global())) { fixture.log("b\(index)") }
            fixture.log("c\(index)")
          }
        }
      }
      _ = fixture.clock.runUntilIdle(limit: nil)
      fixture.end()
      return fixture.recorder.lines
    }
    let first = run()
    #expect(first.count == 60)
    for _ in 0..<20 { #expect(run() == first) }
    fixture.end()
  }
}

/// Holder of a closure's values that exist only after it.
private final class SingleTimer {
  var disposable: (any Disposable)?
}

@Suite("time that passes in the middle of a turn")
struct ServingTests {
  @Test("runs what becomes due, for so long or until nothing is left")
  func serving() {
    let fixture = Fixture(.virtual)
    fixture.clock.perform {
      fixture.after(0) { fixture.log("a") }
      fixture.after(100) { fixture.log("b") }
      fixture.after(250) { fixture.log("c") }
      #expect(fixture.clock.passServing(.milliseconds(100)) == .limit)
      fixture.log("then")
      #expect(fixture.clock.runServing(upTo: .milliseconds(100)) == .limit)
      fixture.log("not yet")
      #expect(fixture.clock.runServing(upTo: nil) == .idle)
      fixture.log("done")
    }
    #expect(
      fixture.recorder.lines == [
        "0 main a", "100 main b", "100 main then", "200 main not yet", "250 main c", "250 main done",
      ])
    fixture.end()
  }
}
