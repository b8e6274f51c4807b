import Testing

@testable import Playground

@Suite("The rate of trace lines")
struct TraceLimitTests {
  @Test("after some hundred lines in a second each subscription has one line that counts them")
  func summaries() {
    var limit = TraceLimit()
    for index in 0..<TraceLimit.linesPerSecond {
      let isShown = limit.admits(1, "a", now: 10 + Double(index) / 1000)
      #expect(isShown)
    }
    #expect(!limit.isLeavingOut)
    for _ in 0..<5 { _ = limit.admits(2, "b", now: 10.5) }
    let isShown = limit.admits(1, "a", now: 10.6)
    #expect(!isShown)
    #expect(limit.isLeavingOut)
    let early = limit.takeSummaries(now: 10.9).summaries
    #expect(early.isEmpty)
    let (summaries, others) = limit.takeSummaries(now: 11)
    #expect(summaries == [.init(number: 1, name: "a", count: 1), .init(number: 2, name: "b", count: 5)])
    #expect(others == 0)
    let later = limit.takeSummaries(now: 12).summaries
    #expect(later.isEmpty)
    let isShownAgain = limit.admits(2, "b", now: 11)
    #expect(isShownAgain)
  }

  @Test("however many subscriptions there are, the summaries of a second fit a screen or two")
  func manySubscriptions() {
    var limit = TraceLimit()
    for number in 1...1000 { _ = limit.admits(number, "s", now: 0) }
    let (summaries, others) = limit.takeSummaries(now: 1)
    #expect(summaries.count == TraceLimit.mostSummaries)
    #expect(others == 1000 - TraceLimit.linesPerSecond - TraceLimit.mostSummaries)
  }

  @Test("a session at a terminal leaves lines out, and :events has them; elsewhere all are written")
  func sessions() {
    for isTerminal in [true, false] {
      var options = Session.Options(isInteractive: true, clock: .virtual)
      if isTerminal { options.terminals = [.output, .error] }
      let output = CollectedOutput()
      let session = Session(output: output, options: options)
      session.start()
      session.evaluate("let subscription = Observable.range(start: 1, count: 2000).subscribe()")
      session.evaluate(":events 3 next")
      let lines = output.take().split(separator: "\n")
      session.end()
      #expect(lines.count < 1000 || !isTerminal)
      #expect(lines.count > 2000 || isTerminal)
      #expect(lines.contains { $0.contains("next(2000)") })
    }
  }
}
