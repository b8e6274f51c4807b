import Foundation
import Rx
import Testing

@testable import Clocks

@Suite("the real clock")
struct RealClockTests {
  let fixture = Fixture(.real)

  private var names: [String] { fixture.recorder.lines.map { String($0.drop { $0 != " " }.dropFirst()) } }

  @Test("runs main work in the order of time on one thread")
  func order() {
    fixture.clock.perform {
      fixture.after(3) { fixture.log("b") }
      fixture.after(1) { fixture.log("a") }
      fixture.log("first")
    }
    #expect(fixture.clock.runUntilIdle(limit: .seconds(60)) == .idle)
    #expect(names == ["main first", "main a", "main b"])
    fixture.end()
  }

  @Test("runs other queues elsewhere, under their names and in this environment")
  func queues() {
    let queue = DispatchQueue(label: "worker")
    fixture.clock.perform {
      fixture.after(0, on: .serial(queue, target: nil)) {
        fixture.log("now \(Environments.current === fixture.clock) \(fixture.clock.isMain)")
      }
      fixture.after(2, on: .serial(queue, target: nil)) { fixture.log("later") }
    }
    #expect(fixture.clock.runUntilIdle(limit: .seconds(60)) == .idle)
    #expect(names == ["worker now true false", "worker later"])
    fixture.end()
  }

  @Test("tells when something is still scheduled at the limit")
  func limit() {
    fixture.clock.perform { fixture.after(1_000_000) { fixture.log("never") } }
    #expect(fixture.clock.runUntilIdle(limit: .milliseconds(1)) == .limit)
    fixture.end()
  }

  @Test("leaves a wait when the program is stopped")
  func stopping() {
    fixture.clock.perform {
      fixture.after(0, on: .concurrent(.global())) { fixture.clock.stop() }
      fixture.sleep(1_000_000)
      fixture.log("left")
    }
    fixture.clock.perform { fixture.log("again") }
    #expect(names == ["main left", "", "main again"])
    fixture.end()
  }

  @Test("hands over what is scheduled when the clock is switched")
  func switching() {
    fixture.clock.perform {
      fixture.after(50_000_000) { fixture.log("main") }
      fixture.after(60_000_000, on: .concurrent(.global())) { fixture.log("other") }
    }
    fixture.clock.switchMode(to: .virtual)
    #expect(fixture.clock.elapsed == .zero)
    #expect(fixture.clock.runUntilIdle(limit: nil) == .idle)
    #expect(names == ["main main", "global other"])
    fixture.clock.switchMode(to: .real)
    fixture.clock.perform { fixture.after(1) { fixture.log("real again") } }
    #expect(fixture.clock.runUntilIdle(limit: .seconds(60)) == .idle)
    #expect(names.last == "main real again")
    fixture.end()
  }
}
