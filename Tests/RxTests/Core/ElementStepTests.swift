import Testing

@testable import Rx

/// A step of numbers, as an interpreter has them.
private struct NumberStep: ElementStep {
  enum Kind {
    case add(Int)
    case under(Int)
    case failAt(Int)
  }
  let kind: Kind
  /// Hears how long each row is.
  let lengths: Log

  static func row(of steps: [NumberStep]) -> NumberRow {
    steps[0].lengths.add("\(steps.count)")
    return NumberRow(steps.map(\.kind))
  }
}

/// Steps as one subscription carries them out.
private final class NumberRow: StepRow {
  private let steps: [NumberStep.Kind]
  private var open: Int
  var passedSteps = 0
  var reportedSteps = 0

  init(_ steps: [NumberStep.Kind]) {
    self.steps = steps
    open = steps.count
  }

  func end() { open = min(open, 1) }

  func pass(_ element: Int, keeping kept: inout [Int]?, reporting report: () -> Void) throws -> Int? {
    var number = element
    for (index, step) in steps.enumerated() {
      if index >= open { return nil }
      switch step {
      case .add(let amount): number += amount
      case .under(let limit): if number >= limit { return nil }
      case .failAt(let bad):
        if number == bad {
          open = index + 1
          throw RxError.unknown
        }
      }
      if index + 1 == steps.count { break }
      if index < reportedSteps { report() }
      passedSteps = max(passedSteps, index + 1)
    }
    return number
  }
}

/// Probe that can be switched on, with a count of attachments.
private final class SwitchedProbe: Probe {
  let isLooking: Bool
  private(set) var asked = 0
  init(isLooking: Bool) { self.isLooking = isLooking }
  func attaching() -> (any AttachmentProbe)? {
    asked += 1
    return nil
  }
}

@Suite("Steps in a row")
struct ElementStepTests {
  private let lengths = Log()
  private func add(_ amount: Int) -> NumberStep { NumberStep(kind: .add(amount), lengths: lengths) }

  private func events(_ make: (Observable<Int>) -> Observable<Int>, _ sent: [Event<Int>]) -> [String] {
    let subject = PublishSubject<Int>()
    let heard = Log()
    let subscription = make(subject).subscribe { heard.add($0.debugDescription) }
    for event in sent { subject.on(event) }
    subscription.dispose()
    return heard.entries
  }

  @Test("attach as one and pass terminal events on")
  func attachAsOne() {
    let under = NumberStep(kind: .under(10), lengths: lengths)
    let heard = events({ $0.step(add(1)).step(under).step(add(100)) }, [.next(1), .next(9), .next(2), .completed])
    #expect(heard == ["next(102)", "next(103)", "completed"])
    #expect(lengths.entries == ["3"])
  }

  @Test("end with what a step throws, and hear no more")
  func failing() {
    let failing = NumberStep(kind: .failAt(3), lengths: lengths)
    let heard = events({ $0.step(add(1)).step(failing) }, [.next(1), .next(2), .next(3), .completed])
    #expect(heard == ["next(2)", "error(Unknown error occurred.)"])
  }

  @Test("report an element at each step that another one has passed before it and not left")
  func nested() {
    // Subscriptions ask the environment when they are made.
    let environment = TestEnvironment()
    environment.tracksSynchronization = true
    Environments.with(environment) {
      let subject = PublishSubject<Int>()
      let under = NumberStep(kind: .under(10), lengths: lengths)
      var heard: [Int] = []
      // Sent within the observer of the row: the subject, both steps and the observer report it, and 11 passes but one.
      let subscription = subject.step(add(1)).step(under).step(add(100)).subscribe(onNext: {
        heard.append($0)
        subject.onNext($0 == 102 ? 5 : 11)
      })
      subject.onNext(1)
      #expect(heard == [102, 106])
      #expect(environment.faults.count == 4 + 2)
      subject.onNext(20)
      #expect(environment.faults.count == 4 + 2)
      subscription.dispose()
    }
  }

  @Test("are cut where another operator stands between them")
  func cut() {
    let heard = events({ $0.step(add(1)).map { $0 * 2 }.step(add(1)) }, [.next(1)])
    #expect(heard == ["next(5)"])
    #expect(lengths.entries == ["1", "1"])
  }

  @Test("are cut where a tool looks on, and only there", arguments: [false, true])
  func lookedAt(isLooking: Bool) {
    let probe = SwitchedProbe(isLooking: isLooking)
    let heard = events(
      { source in
        let first = source.step(add(1))
        first.probe = probe
        return first.step(add(1)).step(add(1))
      }, [.next(1)])
    #expect(heard == ["next(4)"])
    #expect(lengths.entries == (isLooking ? ["2", "1"] : ["3"]))
    #expect(probe.asked == (isLooking ? 1 : 0))
  }
}
