import Testing

@testable import Rx

/// Order of disposal upstream as in RxSwift: programs see it in `debug()`, in `do(onDispose:)`, and in the result of
/// `create`.
@Suite("Upstream is disposed of at its time when a sequence ends")
struct EndOrderTests {
  /// A source whose end is sent by hand.
  private final class Source {
    nonisolated(unsafe) var observer: AnyObserver<Int>?
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
    }

    var observable: Observable<Int> {
      source(log, name) { self.observer = $0 }
    }

    func send(_ event: Event<Int>) { observer?.on(event) }
  }

  /// Returns the log after the subscription, when `act` was called with two sources of which `make` made the result.
  private func entries<Element>(
    _ make: (Observable<Int>, Observable<Int>) -> Observable<Element>, _ act: (Source, Source) -> Void
  ) -> [String] {
    let log = Log()
    let a = Source("a", log)
    let b = Source("b", log)
    let subscription = make(a.observable, b.observable).log(log)
    log.clear()
    act(a, b)
    let entries = log.entries
    subscription.dispose()
    return entries
  }

  @Test("map and its like send the end first")
  func simple() {
    #expect(
      entries({ a, _ in a.map { $0 }.filter { _ in true } }) { a, _ in a.send(.completed) }
        == ["completed", "disposed", "a disposed"])
  }

  @Test("catch subscribes to what goes on before it gives up the source")
  func catching() {
    #expect(
      entries({ a, b in a.catch { _ in b } }) { a, _ in a.send(.error(TestError())) } == ["b subscribed", "a disposed"])
    #expect(
      entries({ a, _ in a.catchAndReturn(7) }) { a, _ in a.send(.error(TestError())) }
        == ["next 7", "completed", "disposed", "a disposed"])
  }

  @Test("ifEmpty subscribes to the other sequence before it gives up the source")
  func ifEmpty() {
    #expect(
      entries({ a, b in a.ifEmpty(switchTo: b) }) { a, _ in a.send(.completed) } == ["b subscribed", "a disposed"])
  }

  @Test(
    "concat and retry give up one sequence before they subscribe to the next, and send the end before they give up the last"
  )
  func successions() {
    #expect(
      entries({ a, b in a.concat(b) }) { a, b in
        a.send(.completed)
        b.send(.completed)
      } == ["a disposed", "b subscribed", "completed", "disposed", "b disposed"])
    #expect(
      entries({ a, _ in a.retry(2) }) { a, _ in
        a.send(.error(TestError()))
        a.send(.error(TestError()))
      } == ["a disposed", "a subscribed", "error test error", "disposed", "a disposed"])
  }

  @Test("retry(when:) gives up the source before the notifier hears of the error")
  func retryWhen() {
    let log = Log()
    let a = Source("a", log)
    let subscription = a.observable.retry(when: { $0.do(onNext: { _ in log.add("notified") }) }).log(log)
    log.clear()
    a.send(.error(TestError()))
    #expect(log.entries == ["a disposed", "notified", "a subscribed"])
    subscription.dispose()
  }

  @Test("merging without a limit gives up the outer sequence first, merging with one sends the end first")
  func merging() {
    let first = ["a disposed", "completed", "disposed"]
    #expect(entries({ a, _ in a.flatMap { Observable.just($0) } }) { a, _ in a.send(.completed) } == first)
    #expect(entries({ a, _ in a.flatMapFirst { Observable.just($0) } }) { a, _ in a.send(.completed) } == first)
    #expect(entries({ a, _ in a.flatMapLatest { Observable.just($0) } }) { a, _ in a.send(.completed) } == first)
    let last = ["completed", "disposed", "a disposed"]
    #expect(entries({ a, _ in a.concatMap { Observable.just($0) } }) { a, _ in a.send(.completed) } == last)
    #expect(
      entries({ a, _ in a.map { Observable.just($0) }.merge(maxConcurrent: 2) }) { a, _ in a.send(.completed) } == last)
  }

  @Test(
    "an inner sequence that completes is given up before the whole ends; one that fails afterwards, but not in flatMapLatest"
  )
  func inner() {
    for isLatest in [false, true] {
      let make = { (a: Observable<Int>, b: Observable<Int>) -> Observable<Int> in
        isLatest ? a.flatMapLatest { _ in b } : a.flatMap { _ in b }
      }
      #expect(
        entries(make) { a, b in
          a.send(.next(1))
          a.send(.completed)
          b.send(.completed)
        } == ["b subscribed", "a disposed", "b disposed", "completed", "disposed"])
      let failed = entries(make) { a, b in
        a.send(.next(1))
        b.send(.error(TestError()))
      }
      #expect(
        failed
          == (isLatest
            ? ["b subscribed", "b disposed", "error test error", "disposed", "a disposed"]
            : ["b subscribed", "error test error", "disposed", "a disposed", "b disposed"]))
    }
  }

  @Test("combineLatest and zip dispose the source that ends first, those of a collection all sources after the end")
  func combining() {
    let first = ["a disposed", "b disposed", "completed", "disposed"]
    let failed = ["a disposed", "error test error", "disposed", "b disposed"]
    func check(
      _ make: @escaping (Observable<Int>, Observable<Int>) -> Observable<Int>, _ completed: [String], _ failed: [String]
    ) {
      #expect(
        entries(make) { a, b in
          for source in [a, b] { source.send(.next(1)) }
          for source in [a, b] { source.send(.completed) }
        }.filter { !$0.hasPrefix("next") } == completed)
      #expect(entries(make) { a, _ in a.send(.error(TestError())) } == failed)
    }
    check({ Observable.combineLatest($0, $1) { $0 + $1 } }, first, failed)
    check(
      {
        Observable.combineLatest($0, $1, Observable.just(1), Observable.just(2), Observable<Int>.never()) {
          a, b, _, _, _ in a + b
        }
      },
      ["a disposed", "b disposed"], failed)
    let together = ["error test error", "disposed", "a disposed", "b disposed"]
    check(
      { Observable.combineLatest([$0, $1]) { $0[0] + $0[1] } }, ["a disposed", "completed", "disposed", "b disposed"],
      together)
    #expect(
      entries({ Observable.zip($0, $1) { $0 + $1 } }) { a, _ in a.send(.error(TestError())) } == failed)
    #expect(
      entries({ Observable.zip([$0, $1]) { $0[0] + $0[1] } }) { a, _ in a.send(.error(TestError())) } == together)
  }

  @Test("combinations subscribe to all sources even where the first has failed at once, merge does not")
  func combiningFailed() {
    func subscribed(_ make: (Observable<Int>, Observable<Int>) -> Observable<Int>) -> [String] {
      let log = Log()
      _ = make(.error(TestError()), source(log, "b")).log(log)
      return log.entries
    }
    let expected = ["error test error", "disposed", "b subscribed", "b disposed"]
    #expect(subscribed { Observable.combineLatest($0, $1) { $0 + $1 } } == expected)
    #expect(subscribed { Observable.combineLatest([$0, $1]) { $0[0] + $0[1] } } == expected)
    #expect(subscribed { Observable.zip($0, $1) { $0 + $1 } } == expected)
    #expect(subscribed { Observable.merge($0, $1) } == ["error test error", "disposed"])
  }

  @Test("what a connection shares is given up before its observers hear the end")
  func connections() {
    let log = Log()
    let a = Source("a", log)
    let connectable = a.observable.publish()
    let subscription = connectable.log(log)
    let connection = connectable.connect()
    log.clear()
    a.send(.completed)
    #expect(log.entries == ["a disposed", "completed", "disposed"])
    subscription.dispose()
    connection.dispose()
    let counted = ["a disposed", "completed", "disposed"]
    #expect(entries({ a, _ in a.share(replay: 2) }) { a, _ in a.send(.completed) } == counted)
    #expect(
      entries({ a, _ in a.share(replay: 1) }) { a, _ in a.send(.completed) } == ["completed", "disposed", "a disposed"])
  }

  @Test("who observes on a queue gives up the source when its end comes, before it is delivered")
  func observing() {
    inTestEnvironment { environment in
      let log = Log()
      for scheduler in [
        SerialDispatchQueueScheduler(qos: .default) as any ImmediateSchedulerType,
        ConcurrentDispatchQueueScheduler(qos: .default),
      ] {
        log.clear()
        let a = Source("a", log)
        let subscription = a.observable.observe(on: scheduler).log(log)
        a.send(.next(1))
        a.send(.completed)
        log.add("sent")
        environment.advance()
        #expect(log.entries == ["a subscribed", "a disposed", "sent", "next 1", "completed", "disposed"])
        subscription.dispose()
      }
    }
  }

  @Test("a timeout subscribes to the other sequence before it gives up the source; delay gives it up before an error")
  func timing() {
    inTestEnvironment { environment in
      let log = Log()
      let a = Source("a", log)
      let b = Source("b", log)
      let timed = a.observable.timeout(.seconds(1), other: b.observable, scheduler: MainScheduler.instance).log(log)
      log.clear()
      environment.advance(by: .seconds(1))
      #expect(log.entries == ["b subscribed", "a disposed"])
      timed.dispose()
      log.clear()
      let late = a.observable.timeout(.seconds(1), scheduler: MainScheduler.instance).log(log)
      environment.advance(by: .seconds(1))
      #expect(log.entries == ["a subscribed", "error \(RxError.timeout)", "disposed", "a disposed"])
      late.dispose()
      log.clear()
      let delayed = a.observable.delay(.seconds(1), scheduler: MainScheduler.instance).log(log)
      a.send(.error(TestError()))
      #expect(log.entries == ["a subscribed", "a disposed", "error test error", "disposed"])
      delayed.dispose()
    }
  }
}
