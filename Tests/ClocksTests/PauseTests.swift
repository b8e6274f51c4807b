import Foundation
import Rx
import Testing

@testable import Clocks

@Suite("a paused clock", .serialized)
struct PauseTests {
  private let worker = Executor.serial(DispatchQueue(label: "worker"), target: nil)

  @Test("runs inputs and holds what is scheduled", arguments: [ClockEnvironment.Mode.virtual, .real])
  func inputs(mode: ClockEnvironment.Mode) {
    let fixture = Fixture(mode)
    fixture.clock.pause()
    fixture.clock.perform {
      fixture.recorder.print("input")
      fixture.after(0) { fixture.recorder.print("main") }
      fixture.after(0, on: worker) { fixture.recorder.print("worker") }
    }
    fixture.clock.perform { fixture.recorder.print("another") }
    #expect(fixture.recorder.lines == ["input", "another"])
    #expect(fixture.clock.isPausing && fixture.clock.pendingCount(otherThanCaller: false) == 2)
    fixture.clock.resume()
    #expect(fixture.clock.runUntilIdle(limit: .seconds(60)) == .idle)
    #expect(Set(fixture.recorder.lines) == ["input", "another", "main", "worker"])
    fixture.end()
  }

  @Test("steps through what is due, in order, on every executor", arguments: [ClockEnvironment.Mode.virtual, .real])
  func steps(mode: ClockEnvironment.Mode) {
    let fixture = Fixture(mode)
    fixture.clock.pause()
    // A held real clock has its own time, which only steps advance.
    let start = fixture.clock.elapsed
    fixture.clock.perform {
      fixture.after(3_600_000) { fixture.recorder.print("late") }
      fixture.after(10, on: worker) { fixture.recorder.print("worker \(fixture.clock.executorName)") }
      fixture.after(5) { fixture.recorder.print("a") }
      fixture.after(5) { fixture.recorder.print("b") }
    }
    #expect(fixture.clock.nextStep?.due == start + .milliseconds(5))
    #expect(fixture.clock.step()?.executorName == "main")
    #expect(fixture.recorder.lines == ["a"])
    fixture.clock.perform { fixture.recorder.print("between") }
    _ = fixture.clock.step()
    #expect(fixture.clock.step()?.executorName == "worker")
    #expect(fixture.recorder.lines == ["a", "between", "b", "worker worker"])
    #expect(fixture.clock.step()?.made == start)
    #expect(fixture.clock.elapsed == start + .seconds(3600))
    #expect(fixture.clock.step() == nil)
    fixture.end()
  }

  @Test("steps through a timer that repeats, turn by turn", arguments: [ClockEnvironment.Mode.virtual, .real])
  func periodic(mode: ClockEnvironment.Mode) {
    let fixture = Fixture(mode)
    fixture.clock.pause()
    let start = fixture.clock.elapsed
    fixture.clock.perform {
      _ = fixture.clock.schedulePeriodic(on: .main, after: .seconds(1), every: .seconds(1), leeway: .zero) {
        fixture.recorder.print("tick")
      }
    }
    for _ in 1...3 { #expect(fixture.clock.step()?.period == .seconds(1)) }
    #expect(fixture.recorder.lines == ["tick", "tick", "tick"])
    #expect(fixture.clock.elapsed == start + .seconds(3))
    fixture.end()
  }

  @Test("lets time pass for an input that blocks, then holds again", arguments: [ClockEnvironment.Mode.virtual, .real])
  func blocking(mode: ClockEnvironment.Mode) {
    let fixture = Fixture(mode)
    fixture.clock.pause()
    let start = fixture.clock.elapsed
    fixture.clock.perform { fixture.sleep(2) }
    let later = fixture.clock.elapsed
    #expect(later >= start + .milliseconds(2))
    fixture.clock.perform {}
    #expect(fixture.clock.elapsed == later)
    fixture.end()
  }

  @Test("shows the same time and date until it is resumed")
  func heldTime() {
    let fixture = Fixture(.real)
    fixture.clock.pause()
    let (time, date) = (fixture.clock.elapsed, fixture.clock.now)
    fixture.clock.perform {}
    #expect(fixture.clock.elapsed == time)
    #expect(abs(fixture.clock.now.timeIntervalSince(date)) < 0.001)
    fixture.clock.resume()
    fixture.clock.perform {}
    #expect(fixture.clock.elapsed >= time)
    fixture.end()
  }

  @Test("does not let the date lag behind once it is resumed, though its time rested")
  func dateAfterPause() {
    let fixture = Fixture(.real)
    let (time, date) = (fixture.clock.elapsed, fixture.clock.date)
    fixture.clock.pause()
    Thread.sleep(forTimeInterval: 0.1)
    #expect(fixture.clock.date.timeIntervalSince(date) < 0.1)
    fixture.clock.resume()
    #expect(abs(fixture.clock.date.timeIntervalSinceNow) < 0.01)
    #expect(fixture.clock.elapsed - time < .milliseconds(100))
    fixture.end()
  }

  @Test("goes on when it is advanced, and when the program is stopped it stays paused")
  func ends() {
    let fixture = Fixture(.virtual)
    fixture.clock.perform { fixture.after(5) { fixture.log("due") } }
    fixture.clock.pause()
    fixture.clock.stop()
    fixture.clock.perform { fixture.log("input") }
    #expect(fixture.clock.isPausing)
    #expect(fixture.clock.advance(by: .milliseconds(5)) == .idle)
    #expect(!fixture.clock.isPausing)
    #expect(fixture.recorder.lines == ["stopped", "0 main input", "5 main due"])
    fixture.end()
  }
}
