import Foundation
import Rx
import Testing

/// Events, observers, bags, hooks: the basic names of programs for RxSwift. `OperatorNames` has the members of types.
@Suite("Programs find in the core")
struct CoreNames {
  private struct Failure: Error {}

  @Test("events and errors")
  func events() {
    let next: Event<Int> = .next(1)
    let element: Int? = next.element
    let error: Error? = Event<Int>.error(Failure()).error
    let mapped: Event<String> = next.map { "\($0)" }
    let same: Event<Int> = next.event
    #expect(element == 1 && error is Failure && mapped.element == "1" && same.element == 1)
    #expect(!next.isStopEvent && !next.isCompleted && Event<Int>.completed.isCompleted)
    #expect(next.debugDescription == "next(1)")
    switch Event<Int>.completed {
    case .next, .error: Issue.record("completed is neither")
    case .completed: break
    }
    func value<Convertible: EventConvertible>(of event: Convertible) -> Convertible.Element? { event.event.element }
    #expect(value(of: next) == 1)

    let errors: [RxError] = [
      .unknown, .disposed(object: PublishSubject<Int>()), .overflow, .argumentOutOfRange, .noElements,
      .moreThanOneElement, .timeout,
    ]
    #expect(Set(errors.map(\.debugDescription)).count == 7)
    let terminal: [CompletableEvent] = [.completed, .error(Failure())]
    let maybe: [MaybeEvent<Int>] = [.success(1), .completed, .error(Failure())]
    let single: [SingleEvent<Int>] = [.success(1), .failure(Failure())]
    let infallible: [InfallibleEvent<Int>] = [.next(1), .completed]
    #expect(infallible[0].event.element == 1)
    #expect(terminal.count + maybe.count + single.count == 7)
  }

  @Test("observers")
  func observers() {
    var received: [String] = []
    let handler: AnyObserver<Int>.EventHandler = { received.append("\($0)") }
    let observer = AnyObserver<Int>(eventHandler: handler)
    let erased: AnyObserver<Int> = AnyObserver(observer).asObserver()
    let words: AnyObserver<String> = erased.mapObserver { $0.count }
    words.on(.next("four"))
    erased.onNext(1)
    erased.onError(Failure())
    observer.onCompleted()
    #expect(received == ["next(4)", "next(1)", "error(Failure())", "completed"])

    /// An observer that a program writes itself.
    struct Written: ObserverType {
      typealias Element = Int
      let receive: (Event<Int>) -> Void
      func on(_ event: Event<Int>) { receive(event) }
    }
    var own: [Event<Int>] = []
    _ = Observable.just(2).subscribe(Written { own.append($0) })
    #expect(own.count == 2)
  }

  @Test("bags")
  func bags() {
    var disposed = 0
    func resource() -> Disposable { Disposables.create { disposed += 1 } }
    do {
      let bag = DisposeBag()
      resource().disposed(by: bag)
      bag.insert(resource())
      bag.insert(resource(), resource())
      bag.insert([resource()])
      bag.insert {
        resource()
        resource()
      }
      let variadic = DisposeBag(disposing: resource(), resource())
      let listed = DisposeBag(disposing: [resource()])
      let built = DisposeBag {
        resource()
        resource()
      }
      withExtendedLifetime((bag, variadic, listed, built)) { #expect(disposed == 0) }
    }
    #expect(disposed == 12)
  }

  @Test("hooks and resources")
  func hooks() {
    let capture: Hooks.CustomCaptureSubscriptionCallstack = { ["here"] }
    let handler: Hooks.DefaultErrorHandler = { _, _ in }
    let before = (Hooks.customCaptureSubscriptionCallstack, Hooks.defaultErrorHandler, Hooks.recordCallStackOnError)
    Hooks.customCaptureSubscriptionCallstack = capture
    Hooks.defaultErrorHandler = handler
    Hooks.recordCallStackOnError = before.2
    #expect(Hooks.customCaptureSubscriptionCallstack() == ["here"])
    Hooks.customCaptureSubscriptionCallstack = before.0
    Hooks.defaultErrorHandler = before.1
    let total: Int32 = Resources.total
    let changed: (Int32, Int32) = (Resources.incrementTotal(), Resources.decrementTotal())
    let serial: Int32 = Resources.numberOfSerialDispatchQueueObservables
    #expect(total >= 0 && serial >= 0)
    _ = (changed, maxTailRecursiveSinkStackSize)
  }

  @Test("what types are called")
  func types() {
    let observable: RxObservable<Int> = Observable.just(1)
    let interval: RxTimeInterval = .milliseconds(1)
    let time: RxTime = Date()
    func sum<Number: RxAbstractInteger>(_ a: Number, _ b: Number) -> Number { a + b }
    let connectable: ConnectableObservable<Int> = observable.publish()
    func connect<Source: ConnectableObservableType>(_ source: Source) -> Disposable { source.connect() }
    connect(connectable).dispose()
    let group = GroupedObservable(key: "a", source: observable)
    let key: String = group.key
    _ = group.subscribe { _ in }
    let convertible: any ObservableConvertibleType = group.asObservable()
    #expect(sum(1, 2) == 3 && key == "a")
    _ = (
      interval, time, convertible, [SubjectLifetimeScope.forever, .whileConnected],
      [TakeBehavior.inclusive, .exclusive]
    )
    func decoded<Decoder: DataDecoder>(_ decoder: Decoder) throws -> Int {
      try decoder.decode(Int.self, from: Data("1".utf8))
    }
    #expect((try? decoded(JSONDecoder())) == 1)
    func accept<Subject: SubjectType>(_ subject: Subject) -> Subject.Observer { subject.asObserver() }
    let observer: ReplaySubject<Int>.SubjectObserverType = accept(ReplaySubject<Int>.createUnbounded())
    let cancelable: any Cancelable = BooleanDisposable(isDisposed: true)
    #expect(!observer.hasObservers && cancelable.isDisposed)

    /// A disposable base class, as custom operators of RxSwift subclass it.
    let base: DisposeBase.Type = DisposeBase.self
    _ = base
  }

  @Test("sequences and subjects that a program writes itself")
  func written() {
    struct Countdown: ObservableType {
      typealias Element = Int
      let start: Int
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Int {
        Observable.from(stride(from: start, to: 0, by: -1)).subscribe(observer)
      }
    }
    var values: [Int] = []
    _ = Countdown(start: 3).map { $0 * 2 }.filter { $0 != 4 }.subscribe(onNext: { values.append($0) })
    #expect(values == [6, 2])
  }
}
