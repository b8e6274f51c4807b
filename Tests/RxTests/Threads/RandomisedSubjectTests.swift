import Testing

@testable import Rx

/// Comparison of subjects with a model, under random sequences of operations.
@Suite("Subjects under random use")
struct RandomisedSubjectTests {
  /// Expected behaviour of a subject.
  private struct Model {
    let capacity: Int?
    var kept: [Int]
    var terminal: String?
    /// The first place, which is used again, and those behind it.
    var first: Int?
    var others: [Int] = []
    var log: [String] = []

    var listeners: [Int] { (first.map { [$0] } ?? []) + others }

    mutating func next(_ value: Int) {
      guard terminal == nil else { return }
      kept = Array((kept + [value]).suffix(capacity ?? .max))
      log += listeners.map { "\($0) next \(value)" }
    }

    mutating func end(_ event: String) {
      guard terminal == nil else { return }
      terminal = event
      for listener in listeners { log += ["\(listener) \(event)", "\(listener) disposed"] }
      first = nil
      others = []
    }

    mutating func subscribe(_ listener: Int, keepsAfterEnd: Bool) {
      if terminal == nil || keepsAfterEnd { log += kept.map { "\(listener) next \($0)" } }
      if let terminal {
        log += ["\(listener) \(terminal)", "\(listener) disposed"]
      } else {
        if first == nil { first = listener } else { others.append(listener) }
      }
    }

    mutating func dispose(_ listener: Int) {
      guard listeners.contains(listener) else { return }
      if first == listener { first = nil } else { others.removeAll { $0 == listener } }
      log.append("\(listener) disposed")
    }
  }

  private func run<Subject: Observable<Int> & ObserverType>(
    _ subject: Subject, _ model: Model, keepsAfterEnd: Bool, seed: UInt64
  ) where Subject.Element == Int {
    var random = SeededRandom(state: seed)
    var model = model
    let log = Log()
    var subscriptions: [any Disposable] = []
    for step in 0..<300 {
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<40:
        subject.onNext(step)
        model.next(step)
      case 40..<70:
        model.subscribe(subscriptions.count, keepsAfterEnd: keepsAfterEnd)
        subscriptions.append(subject.log(log, "\(subscriptions.count)"))
      case 70..<99:
        guard let index = subscriptions.indices.randomElement(using: &random) else { continue }
        subscriptions[index].dispose()
        model.dispose(index)
      default:
        subject.onError(TestError())
        model.end("error test error")
      }
    }
    #expect(log.entries == model.log, "seed \(seed)")
  }

  @Test("behave as their models", arguments: 1...20)
  func models(_ number: Int) {
    let seed = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    run(PublishSubject<Int>(), Model(capacity: 0, kept: []), keepsAfterEnd: false, seed: seed)
    run(BehaviorSubject(value: -1), Model(capacity: 1, kept: [-1]), keepsAfterEnd: false, seed: seed)
    run(ReplaySubject<Int>.create(bufferSize: 3), Model(capacity: 3, kept: []), keepsAfterEnd: true, seed: seed)
    run(ReplaySubject<Int>.createUnbounded(), Model(capacity: nil, kept: []), keepsAfterEnd: true, seed: seed)
  }
}
