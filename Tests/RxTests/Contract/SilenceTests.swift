import Testing

@testable import Rx

/// An operator that sends several events in one turn sends nothing after a disposal in between, neither to the
/// subscriber nor to operators between.
@Suite("An operator that is given up while it sends")
struct SilenceTests {
  /// Returns the events after an operator whose subscription was disposed of with the first element.
  private func entries<Element>(_ make: (Observable<Int>) -> Observable<Element>) -> [String] {
    let log = Log()
    let source = PublishSubject<Int>()
    let subscription = SerialDisposable()
    subscription.disposable = make(source)
      .do(onNext: { log.add("next \($0)") }, onCompleted: { log.add("completed") })
      .subscribe(onNext: { _ in subscription.dispose() })
    for element in 1...3 { source.onNext(element) }
    source.onCompleted()
    return log.entries
  }

  @Test("sends nothing more")
  func silent() {
    #expect(entries { $0.takeLast(3) } == ["next 1"])
    #expect(entries { $0.take(1) } == ["next 1"])
    #expect(entries { $0.take(while: { $0 < 1 }, behavior: .inclusive) } == ["next 1"])
    #expect(entries { $0.element(at: 1) } == ["next 2"])
    #expect(entries { $0.reduce(0, accumulator: +) } == ["next 6"])
    #expect(entries { $0.toArray().asObservable() } == ["next [1, 2, 3]"])
    #expect(entries { $0.ignoreElements().materialize().map { "\($0)" } } == ["next completed"])
    #expect(
      entries { $0.buffer(timeSpan: .seconds(1), count: 5, scheduler: MainScheduler.instance) } == ["next [1, 2, 3]"])
    #expect(entries { $0.filter { _ in false }.ifEmpty(default: 9) } == ["next 9"])
    #expect(entries { $0.map { _ in throw TestError() }.catchAndReturn(9) } == ["next 9"])
    #expect(entries { $0.flatMap { Observable.of($0, $0 * 10) } } == ["next 1"])
    #expect(entries { $0.flatMap { Observable.from([$0, $0 * 10]) }.scan(0, accumulator: +) } == ["next 1"])
    #expect(entries { $0.startWith(7) } == ["next 7"])
  }

  @Test("a timer of one tick sends no completion after it was given up")
  func timer() {
    inTestEnvironment { environment in
      let log = Log()
      let subscription = SerialDisposable()
      subscription.disposable = Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance)
        .do(onCompleted: { log.add("completed") })
        .subscribe(onNext: { _ in subscription.dispose() })
      environment.advance(by: .seconds(2))
      #expect(log.entries == [])
    }
  }

  @Test("groups and windows that are kept go on, but no new ones are handed out")
  func kept() {
    inTestEnvironment { environment in
      let log = Log()
      let source = PublishSubject<Int>()
      let bag = CompositeDisposable()
      let outer = source.groupBy { $0 % 2 }
        .do(onNext: { log.add("group \($0.key)") }, onCompleted: { log.add("groups completed") })
        .subscribe(onNext: { _ = bag.insert($0.log(log)) })
      source.onNext(2)
      outer.dispose()
      source.onNext(3)
      source.onNext(4)
      #expect(source.hasObservers)
      source.onCompleted()
      #expect(log.entries == ["group 0", "next 2", "next 4", "completed", "disposed"])

      log.clear()
      let other = PublishSubject<Int>()
      let windows = other.window(timeSpan: .seconds(10), count: 2, scheduler: MainScheduler.instance)
        .do(onNext: { _ in log.add("window") }, onCompleted: { log.add("windows completed") })
        .subscribe(onNext: { _ = bag.insert($0.log(log)) })
      other.onNext(1)
      windows.dispose()
      environment.advance(by: .seconds(10))
      other.onNext(2)
      #expect(log.entries == ["window", "next 1", "completed", "disposed"])
      #expect(!other.hasObservers)
      bag.dispose()
    }
  }

  @Test("single sends the element at once and fails with the second")
  func single() {
    let log = Log()
    let source = PublishSubject<Int>()
    let subscription = source.single { $0 > 1 }.log(log)
    for element in 1...3 { source.onNext(element) }
    #expect(log.entries == ["next 2", "error \(RxError.moreThanOneElement)", "disposed"])
    subscription.dispose()
  }
}
