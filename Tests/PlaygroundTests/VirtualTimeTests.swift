import Foundation
import Testing

@testable import Playground

/// Foundation's times under the virtual clock.
@Suite("virtual time")
struct VirtualTimeTests {
  private func run(_ program: String, start: Date? = nil) -> String {
    let output = CollectedOutput()
    var options = Session.Options(isInteractive: false, clock: .virtual)
    options.virtualStart = start
    let session = Session(output: output, options: options)
    session.start()
    defer { session.end() }
    session.run(file: "import Foundation\nimport RxSwift\n" + program, name: "a.swift")
    _ = session.waitUntilIdle()
    return output.take()
  }

  @Test("the clock begins at the reference date unless another start is chosen")
  func start() {
    #expect(run("print(Date(), Date.now.timeIntervalSinceReferenceDate)") == "2001-01-01 00:00:00 +0000 0.0\n")
    #expect(
      run("print(Date())", start: Date(timeIntervalSince1970: 1_709_208_000)) == "2024-02-29 12:00:00 +0000\n")
  }

  @Test("dates, uptimes and Swift's clocks move together")
  func clocks() {
    let program = """
      let clock = ContinuousClock(), began = clock.now, other = SuspendingClock().now
      let uptime = ProcessInfo.processInfo.systemUptime, dispatch = DispatchTime.now().uptimeNanoseconds
      let date = Date(), absolute = CFAbsoluteTimeGetCurrent(), soon = Date(timeIntervalSinceNow: 0.5)
      Thread.sleep(forTimeInterval: 0.3)
      Thread.sleep(until: date + 0.5)
      print(clock.now - began, SuspendingClock().now - other, DispatchTime.now().uptimeNanoseconds - dispatch)
      print(ProcessInfo.processInfo.systemUptime - uptime, CFAbsoluteTimeGetCurrent() - absolute)
      print(date.timeIntervalSinceNow, soon.timeIntervalSinceNow, Date().timeIntervalSince(date))
      print(Calendar.current.isDateInToday(date), Calendar.current.isDateInTomorrow(date + 86400))
      print(DispatchTime.now() + 1 > DispatchTime.now(), DispatchTime.distantFuture + 1 == .distantFuture)
      """
    #expect(
      run(program)
        == "0.5 seconds 0.5 seconds 500000000\n0.5 0.5\n-0.5 0.0 0.5\ntrue true\ntrue true\n")
  }

  @Test("a run loop runs until its date each time, beside an interval that never ends")
  func runLoops() {
    let program = """
      let bag = DisposeBag()
      Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance)
        .subscribe(onNext: { print("tick", $0) }).disposed(by: bag)
      for _ in 1...2 {
        RunLoop.main.run(until: Date() + 1)
        print(Date().timeIntervalSinceReferenceDate)
      }
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
      print(Date().timeIntervalSinceReferenceDate)
      exit(0)
      """
    #expect(run(program) == "tick 0\ntick 1\ntick 2\n1.0\ntick 3\ntick 4\ntick 5\n2.0\n2.05\n")
  }

  @Test("timers fire at their dates, repeat, move and end")
  func timers() {
    let program = """
      let start = Date()
      var count = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
        count += 1
        print(count, Date().timeIntervalSince(start), timer.fireDate.timeIntervalSince(start))
        if count == 2 { timer.fireDate = Date() + 2 }
        if count == 4 { timer.invalidate() }
      }
      RunLoop.main.run(until: start + 4)
      print(timer.isValid)
      let once = Timer(fire: Date() + 3, interval: 1, repeats: false) { _ in print("once", Date().timeIntervalSince(start)) }
      RunLoop.main.add(once, forMode: .common)
      RunLoop.main.run(until: Date() + 5)
      print(once.isValid, Date().timeIntervalSince(start))
      """
    #expect(
      run(program)
        == "1 0.25 0.25\n2 0.5 0.5\n3 2.5 2.5\n4 2.75 2.75\nfalse\nonce 7.0\nfalse 9.0\n")
  }

  @Test("--virtual-start takes a day or a moment, and chooses the virtual clock")
  func option() throws {
    let options = try CommandLineOptions(["--virtual-start", "2024-02-29T12:00:00+02:00", "a.swift"])
    #expect(options.usesVirtualTime && options.virtualStart == Date(timeIntervalSince1970: 1_709_200_800))
    #expect(
      try CommandLineOptions(["--virtual-start=2024-02-29"]).virtualStart == Date(timeIntervalSince1970: 1_709_164_800))
    for text in ["2024-02-30", "yesterday", ""] {
      #expect(throws: CommandLineOptions.UsageError.self) { try CommandLineOptions(["--virtual-start", text]) }
    }
    #expect(try CommandLineOptions(["-", "--stream"]).streamsInput)
    #expect(throws: CommandLineOptions.UsageError.self) { try CommandLineOptions(["--stream", "a.swift"]) }
  }
}
