import Foundation

@testable import Rx

extension OperatorUnderContract {
  static let observables = transforming + filtering + combining + timing + errors + sharing + creating

  private static func observable(
    _ member: String, forwardsErrors: Bool = true,
    _ apply: @escaping (Observable<Int>, any SchedulerType) -> Observable<Int>
  ) -> OperatorUnderContract {
    .init("ObservableType." + member, forwardsErrors: forwardsErrors, apply)
  }

  private static func creation(
    _ member: String, forwardsErrors: Bool = true,
    _ apply: @escaping (Observable<Int>, any SchedulerType) -> Observable<Int>
  ) -> OperatorUnderContract {
    .init("static ObservableType." + member, forwardsErrors: forwardsErrors, apply)
  }

  private static let transforming: [OperatorUnderContract] = [
    observable("map(_:)") { source, _ in source.map { $0 } },
    observable("compactMap(_:)") { source, _ in source.compactMap { $0 } },
    observable("flatMap(_:)") { source, _ in source.flatMap { Observable.of($0) } },
    observable("flatMap(_:), to just") { source, _ in source.flatMap { Observable.just($0) } },
    observable("flatMapFirst(_:)") { source, _ in source.flatMapFirst { Observable.of($0) } },
    observable("flatMapLatest(_:)") { source, _ in source.flatMapLatest { Observable.of($0) } },
    observable("flatMapLatest(_:), to just") { source, _ in source.flatMapLatest { Observable.just($0) } },
    observable("concatMap(_:)") { source, _ in source.concatMap { Observable.of($0) } },
    observable("scan(_:accumulator:)") { source, _ in source.scan(0) { $0 + $1 } },
    observable("scan(into:accumulator:)") { source, _ in source.scan(into: 0) { $0 += $1 } },
    observable("reduce(_:accumulator:)") { source, _ in source.reduce(0) { $0 + $1 } },
    observable("reduce(_:accumulator:mapResult:)") { source, _ in
      source.reduce(0, accumulator: { $0 + $1 }, mapResult: { $0 })
    },
    observable("decode(type:decoder:)") { source, _ in
      source.map { Data("\($0)".utf8) }.decode(type: Int.self, decoder: JSONDecoder())
    },
    observable("enumerated()") { source, _ in source.enumerated().map { $0.element } },
    observable("materialize()", forwardsErrors: false) { source, _ in source.materialize().map { $0.element ?? 0 } },
    observable("dematerialize()") { source, _ in source.materialize().dematerialize() },
    observable("groupBy(keySelector:)") { source, _ in source.groupBy { $0 % 2 }.flatMap { $0 } },
    observable("buffer(timeSpan:count:scheduler:)") { source, time in
      source.buffer(timeSpan: stretch, count: 2, scheduler: time).map { $0.reduce(0, +) }
    },
    observable("window(timeSpan:count:scheduler:)") { source, time in
      source.window(timeSpan: stretch, count: 2, scheduler: time).flatMap { $0 }
    },
  ]

  private static let filtering: [OperatorUnderContract] = [
    observable("filter(_:)") { source, _ in source.filter { _ in true } },
    observable("take(_:)") { source, _ in source.take(100) },
    observable("takeLast(_:)") { source, _ in source.takeLast(2) },
    observable("take(while:behavior:)") { source, _ in source.take(while: { _ in true }) },
    observable("take(until:behavior:)") { source, _ in source.take(until: { _ in false }) },
    observable("take(until:)") { source, _ in source.take(until: other) },
    observable("skip(_:)") { source, _ in source.skip(1) },
    observable("skip(while:)") { source, _ in source.skip(while: { _ in false }) },
    observable("skip(until:)") { source, _ in source.skip(until: Observable.of(1)) },
    observable("distinctUntilChanged()") { source, _ in source.distinctUntilChanged() },
    observable("distinctUntilChanged(_:)") { source, _ in source.distinctUntilChanged { $0 } },
    observable("distinctUntilChanged(_:), a comparison") { source, _ in source.distinctUntilChanged { $0 == $1 } },
    observable("distinctUntilChanged(_:comparer:)") { source, _ in
      source.distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
    },
    observable("distinctUntilChanged(at:)") { source, _ in source.distinctUntilChanged(at: \.self) },
    observable("element(at:)") { source, _ in source.element(at: 50) },
    observable("single()") { source, _ in source.filter { $0 < 0 }.single() },
    observable("single(_:)") { source, _ in source.single { $0 < 0 } },
    observable("ignoreElements()", forwardsErrors: false) { source, _ in
      source.ignoreElements().materialize().compactMap { _ in nil }
    },
    observable("sample(_:defaultValue:)") { source, _ in source.sample(other) },
    observable("ifEmpty(default:)") { source, _ in source.ifEmpty(default: 1) },
    observable("ifEmpty(switchTo:)") { source, _ in source.ifEmpty(switchTo: other) },
    observable("withUnretained(_:)") { source, _ in source.withUnretained(anchor).map { $0.1 } },
    observable("withUnretained(_:resultSelector:)") { source, _ in
      source.withUnretained(anchor, resultSelector: { $1 })
    },
  ]

  /// An object that outlives every test.
  static let anchor = BooleanDisposable()

  private static let combining: [OperatorUnderContract] = [
    creation("merge(_:)") { source, _ in Observable.merge(source, other) },
    creation("merge(_:), an array") { source, _ in Observable.merge([source, other]) },
    observable("merge()") { source, _ in Observable.of(source).merge() },
    observable("merge(maxConcurrent:)") { source, _ in Observable.of(source).merge(maxConcurrent: 1) },
    observable("concat(_:)") { source, _ in source.concat(other) },
    observable("concat()") { source, _ in Observable.of(source).concat() },
    creation("concat(_:)") { source, _ in Observable.concat(source, other) },
    creation("combineLatest(_:_:resultSelector:)") { source, _ in
      Observable.combineLatest(source, Observable.just(1)) { $0 + $1 }
    },
    creation("combineLatest(_:_:resultSelector:), three") { source, _ in
      Observable.combineLatest(Observable.just(1), source, Observable.of(2)) { $0 + $1 + $2 }
    },
    creation("combineLatest(_:_:resultSelector:), four") { source, _ in
      Observable.combineLatest(Observable.of(1), Observable.just(1), Observable.of(2), source) { $0 + $1 + $2 + $3 }
    },
    creation("combineLatest(_:_:resultSelector:), five") { source, _ in
      Observable.combineLatest(Observable.of(1), Observable.just(1), source, Observable.of(2), Observable.just(1)) {
        $0 + $1 + $2 + $3 + $4
      }
    },
    creation("combineLatest(_:_:)") { source, _ in
      Observable<Any>.combineLatest(source, Observable.just(1)).map { $0.0 }
    },
    creation("combineLatest(_:resultSelector:)") { source, _ in
      Observable<Int>.combineLatest([source, Observable.just(1)]) { $0.reduce(0, +) }
    },
    creation("combineLatest(_:)") { source, _ in
      Observable<Int>.combineLatest([source, Observable.just(1)]).map { $0[0] }
    },
    creation("zip(_:_:resultSelector:)") { source, _ in
      Observable.zip(source, Observable<Int>.repeatElement(1).take(10)) { $0 + $1 }
    },
    creation("zip(_:_:)") { source, _ in
      Observable<Any>.zip(source, Observable<Int>.repeatElement(1).take(10)).map { $0.0 }
    },
    creation("zip(_:resultSelector:)") { source, _ in
      Observable<Int>.zip([source, Observable.repeatElement(1).take(10)]) { $0[0] }
    },
    creation("zip(_:)") { source, _ in
      Observable<Int>.zip([source, Observable.repeatElement(1).take(10)]).map { $0[0] }
    },
    observable("withLatestFrom(_:resultSelector:)") { source, _ in
      source.withLatestFrom(Observable.just(1)) { $0 + $1 }
    },
    observable("withLatestFrom(_:)") { source, _ in source.withLatestFrom(Observable.just(1)) },
    observable("amb(_:)") { source, _ in source.amb(other) },
    creation("amb(_:)") { source, _ in Observable.amb([source, other]) },
    observable("startWith(_:)") { source, _ in source.startWith(1) },
    observable("switchLatest()") { source, _ in Observable.of(source).switchLatest() },
  ]

  private static let timing: [OperatorUnderContract] = [
    observable("debounce(_:scheduler:)") { source, time in source.debounce(stretch, scheduler: time) },
    observable("throttle(_:latest:scheduler:)") { source, time in source.throttle(stretch, scheduler: time) },
    observable("throttle(_:latest:scheduler:), first only") { source, time in
      source.throttle(stretch, latest: false, scheduler: time)
    },
    observable("delay(_:scheduler:)") { source, time in source.delay(stretch, scheduler: time) },
    observable("delaySubscription(_:scheduler:), on the current thread") { source, _ in
      source.delaySubscription(.seconds(0), scheduler: ImmediateTestScheduler())
    },
    observable("timeout(_:scheduler:)") { source, time in source.timeout(stretch, scheduler: time) },
    observable("timeout(_:other:scheduler:)") { source, time in
      source.timeout(stretch, other: other, scheduler: time)
    },
    observable("take(for:scheduler:)") { source, time in source.take(for: stretch, scheduler: time) },
    observable("skip(_:scheduler:)") { source, time in source.skip(stretch, scheduler: time) },
    observable("observe(on:)", forwardsErrors: false) { source, time in source.observe(on: time) },
    observable("observe(on:), the current thread") { source, _ in
      source.observe(on: CurrentThreadScheduler.instance)
    },
    observable("observe(on:), main") { source, _ in source.observe(on: MainScheduler.instance) },
    observable("subscribe(on:)") { source, _ in source.subscribe(on: CurrentThreadScheduler.instance) },
  ]

  private static let errors: [OperatorUnderContract] = [
    observable("catch(_:)", forwardsErrors: false) { source, _ in source.catch { _ in .never() } },
    observable("catchAndReturn(_:)", forwardsErrors: false) { source, _ in source.catchAndReturn(0) },
    creation("catch(sequence:)", forwardsErrors: false) { source, _ in
      Observable.catch(sequence: [source, .never()])
    },
    observable("retry(_:)") { source, _ in source.retry(1) },
    // A failed subject fails every new subscription at once: the retried sequence here fails once.
    observable("retry()", forwardsErrors: false) { source, _ in
      var attempts = 0
      return Observable.deferred {
        attempts += 1
        return attempts == 1 ? source : .never()
      }.retry()
    },
    observable("retry(when:)", forwardsErrors: false) { source, _ in
      source.retry(when: { (errors: Observable<any Error>) in errors.flatMap { _ in other } })
    },
    observable("retry(when:), of one kind", forwardsErrors: false) { source, _ in
      source.retry(when: { (errors: Observable<TestError>) in errors.flatMap { _ in other } })
    },
    observable("do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)")
    {
      source, _ in source.do(onNext: { _ in }, onDispose: {})
    },
    observable("debug(_:trimOutput:file:line:function:)") { source, _ in source.debug("contract") },
  ]

  private static let sharing: [OperatorUnderContract] = [
    observable("share(replay:scope:)") { source, _ in source.share() },
    observable("share(replay:scope:), one") { source, _ in source.share(replay: 1) },
    observable("share(replay:scope:), two") { source, _ in source.share(replay: 2) },
    observable("share(replay:scope:), for ever") { source, _ in source.share(replay: 1, scope: .forever) },
    observable("publish()") { source, _ in source.publish().refCount() },
    .init("ConnectableObservableType.refCount()") { source, _ in source.publish().refCount() },
    observable("replay(_:)") { source, _ in source.replay(1).refCount() },
    observable("replayAll()") { source, _ in source.replayAll().refCount() },
    observable("multicast(_:)") { source, _ in source.multicast(PublishSubject<Int>()).refCount() },
    observable("multicast(makeSubject:)") { source, _ in
      source.multicast(makeSubject: { PublishSubject<Int>() }).refCount()
    },
    observable("multicast(_:selector:)") { source, _ in
      source.multicast({ PublishSubject<Int>() }) { shared in shared.map { $0 } }
    },
  ]

  /// Creation operators, applied to each element of a source.
  private static let creating: [OperatorUnderContract] = [
    creation("using(_:observableFactory:)") { source, _ in
      Observable.using({ BooleanDisposable() }) { _ in source }
    },
    creation("deferred(_:)") { source, _ in Observable.deferred { source } },
    creation("create(_:)") { source, _ in Observable.create { source.subscribe($0) } },
    creation("just(_:)") { source, _ in source.concatMap { Observable.just($0) } },
    creation("just(_:scheduler:)") { source, time in source.flatMap { Observable.just($0, scheduler: time) } },
    creation("of(_:scheduler:)") { source, _ in source.flatMap { Observable.of($0, $0) } },
    creation("from(_:scheduler:)") { source, _ in source.flatMap { Observable.from([$0, $0]) } },
    creation("from(optional:)") { source, _ in source.flatMap { Observable.from(optional: $0) } },
    creation("from(optional:scheduler:)") { source, time in
      source.flatMap { Observable.from(optional: $0, scheduler: time) }
    },
    creation("empty()") { source, _ in source.flatMap { Observable.just($0).concat(Observable.empty()) } },
    creation("never()") { source, _ in source.flatMapLatest { Observable.never().startWith($0) } },
    creation("error(_:)") { source, _ in
      source.flatMap { Observable<Int>.error(RxError.unknown).catchAndReturn($0) }
    },
    creation("range(start:count:scheduler:)") { source, _ in source.flatMap { Observable.range(start: $0, count: 2) } },
    creation("repeatElement(_:scheduler:)") { source, _ in source.flatMap { Observable.repeatElement($0).take(2) } },
    creation("generate(initialState:condition:scheduler:iterate:)") { source, _ in
      source.flatMap { element in
        Observable.generate(initialState: element, condition: { $0 < element + 2 }, iterate: { $0 + 1 })
      }
    },
    creation("interval(_:scheduler:)") { source, time in
      source.flatMapLatest { _ in Observable<Int>.interval(stretch, scheduler: time).take(3) }
    },
    creation("timer(_:period:scheduler:)") { source, time in
      source.flatMapLatest { _ in Observable<Int>.timer(stretch, scheduler: time) }
    },
  ]
}

/// Runs everything at once.
struct ImmediateTestScheduler: SchedulerType {
  var now: Date { Date(timeIntervalSince1970: 0) }

  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    action(state)
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}
