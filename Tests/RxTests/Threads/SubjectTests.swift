import Testing

@testable import Rx

@Suite("Subjects and relays")
struct SubjectTests {
  @Test("a PublishSubject replays its terminal event only")
  func publish() {
    let log = Log()
    let subject = PublishSubject<Int>()
    subject.onNext(1)
    _ = subject.log(log, "a")
    subject.onNext(2)
    subject.onCompleted()
    subject.onNext(3)
    _ = subject.log(log, "b")
    #expect(log.entries == ["a next 2", "a completed", "a disposed", "b completed", "b disposed"])
    #expect(!subject.hasObservers)
  }

  @Test("a BehaviorSubject replays the latest value, and after its end the terminal event only")
  func behavior() throws {
    let log = Log()
    let subject = BehaviorSubject(value: 1)
    _ = subject.log(log, "a")
    subject.onNext(2)
    _ = subject.log(log, "b")
    subject.onError(TestError())
    _ = subject.log(log, "c")
    #expect(
      log.entries == [
        "a next 1", "a next 2", "b next 2", "a error test error", "a disposed", "b error test error", "b disposed",
        "c error test error", "c disposed",
      ])
    #expect(throws: TestError.self) { try subject.value() }
    let completed = BehaviorSubject(value: 7)
    completed.onCompleted()
    #expect(try completed.value() == 7)
  }

  @Test("a ReplaySubject replays its buffer and its terminal event")
  func replay() {
    let log = Log()
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for value in 1...3 { subject.onNext(value) }
    subject.onCompleted()
    _ = subject.log(log)
    #expect(log.entries == ["next 2", "next 3", "completed", "disposed"])
    let unbounded = ReplaySubject<Int>.createUnbounded()
    for value in 1...100 { unbounded.onNext(value) }
    var sum = 0
    let subscription = unbounded.subscribe(onNext: { sum += $0 })
    subscription.dispose()
    #expect(sum == 5050)
    #expect(!unbounded.hasObservers)
  }

  @Test("an AsyncSubject sends its last value on completion, or its error")
  func async() {
    let log = Log()
    let subject = AsyncSubject<Int>()
    _ = subject.log(log, "a")
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    _ = subject.log(log, "b")
    #expect(
      log.entries == ["a next 2", "a completed", "a disposed", "b next 2", "b completed", "b disposed"])
    log.clear()
    let failed = AsyncSubject<Int>()
    failed.onNext(1)
    failed.onError(TestError())
    _ = failed.log(log)
    #expect(log.entries == ["error test error", "disposed"])
  }

  @Test("a disposed subject tells so")
  func disposed() {
    let log = Log()
    let publish = PublishSubject<Int>()
    let behavior = BehaviorSubject(value: 1)
    let replay = ReplaySubject<Int>.create(bufferSize: 1)
    _ = publish.log(log, "before")
    publish.dispose()
    behavior.dispose()
    replay.dispose()
    publish.onNext(1)
    for subject in [publish, behavior, replay] as [Observable<Int>] {
      var error: RxError?
      _ = subject.subscribe(onError: { error = $0 as? RxError })
      guard case .disposed(let object) = error else {
        Issue.record("\(subject) sent \(String(describing: error))")
        continue
      }
      let isSame = object === subject
      #expect(isSame)
    }
    #expect(throws: RxError.self) { try behavior.value() }
    #expect(publish.isDisposed && behavior.isDisposed)
    #expect(log.entries == [])
  }

  @Test("an observer disposed within an event does not hear that event any more")
  func disposedWithinEvent() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let second = SerialDisposable()
    _ = subject.subscribe(onNext: { _ in second.dispose() })
    second.disposable = subject.log(log, "second")
    subject.onNext(1)
    #expect(log.entries == ["second disposed"])
  }

  @Test("an observer that subscribes within an event hears the next one")
  func subscribedWithinEvent() {
    let log = Log()
    let subject = PublishSubject<Int>()
    var isFirst = true
    _ = subject.subscribe(onNext: { _ in
      if isFirst { _ = subject.log(log, "late") }
      isFirst = false
    })
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.entries == ["late next 2"])
  }

  @Test("observers hear in the order in which they came, also after many have left")
  func orderAfterRemovals() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let subscriptions = (0..<100).map { subject.log(log, "\($0)") }
    for index in 0..<100 where index % 10 != 3 { subscriptions[index].dispose() }
    log.clear()
    subject.onNext(1)
    #expect(log.entries == (0..<10).map { "\($0 * 10 + 3) next 1" })
  }

  @Test("relays take elements only, and replay as their subjects do")
  func relays() {
    let log = Log()
    let behavior = BehaviorRelay(value: 1)
    behavior.accept(2)
    #expect(behavior.value == 2)
    _ = behavior.log(log, "behavior")
    let publish = PublishRelay<Int>()
    publish.accept(1)
    _ = publish.log(log, "publish")
    publish.accept(2)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    replay.accept(1)
    replay.accept(2)
    _ = replay.log(log, "replay")
    let unbound = ReplayRelay<Int>.createUnbound()
    unbound.accept(1)
    _ = unbound.log(log, "unbound")
    #expect(log.entries == ["behavior next 2", "publish next 2", "replay next 2", "unbound next 1"])
  }

  @Test("a subject that goes away undisposed releases what its observers captured")
  func releasesObservers() {
    final class Captured {}
    weak var captured: Captured?
    do {
      let object = Captured()
      captured = object
      let subject = PublishSubject<Int>()
      _ = subject.subscribe(onNext: { _ in _ = object })
      subject.onNext(1)
    }
    #expect(captured == nil)
  }

  @Test("a value that is replaced may use the subject while it goes away")
  func deinitUsesSubject() {
    final class Value: @unchecked Sendable {
      // Unchecked because the test runs on one thread.
      let onEnd: () -> Void
      init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
      deinit { onEnd() }
    }
    var ended = 0
    var relay: BehaviorRelay<Value?>? = BehaviorRelay(value: nil)
    relay?.accept(
      Value { [weak relay] in
        ended += 1
        _ = relay?.value
      })
    relay?.accept(nil)
    #expect(ended == 1)
    relay = nil
  }
}
