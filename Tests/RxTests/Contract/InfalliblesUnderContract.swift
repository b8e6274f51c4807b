import Foundation

@testable import Rx

extension OperatorUnderContract {
  private static func infallible(
    _ member: String, _ apply: @escaping (Infallible<Int>, any SchedulerType) -> Infallible<Int>
  ) -> OperatorUnderContract {
    .init(member, forwardsErrors: false) { source, time in
      apply(source.asInfallible(onErrorJustReturn: 0), time).asObservable()
    }
  }

  private static var still: Infallible<Int> { .never() }

  static let infallibles: [OperatorUnderContract] = [
    infallible("ObservableConvertibleType.asInfallible(onErrorJustReturn:)") { source, _ in source },
    .init("ObservableConvertibleType.asInfallible(onErrorFallbackTo:)", forwardsErrors: false) { source, _ in
      source.asInfallible(onErrorFallbackTo: still).asObservable()
    },
    .init("ObservableConvertibleType.asInfallible(onErrorRecover:)", forwardsErrors: false) { source, _ in
      source.asInfallible(onErrorRecover: { _ in still }).asObservable()
    },
    infallible("InfallibleType.map(_:)") { source, _ in source.map { $0 } },
    infallible("InfallibleType.compactMap(_:)") { source, _ in source.compactMap { $0 } },
    infallible("InfallibleType.filter(_:)") { source, _ in source.filter { _ in true } },
    infallible("InfallibleType.flatMap(_:)") { source, _ in source.flatMap { Infallible.of($0) } },
    infallible("InfallibleType.flatMapFirst(_:)") { source, _ in source.flatMapFirst { Infallible.of($0) } },
    infallible("InfallibleType.flatMapLatest(_:)") { source, _ in source.flatMapLatest { Infallible.of($0) } },
    infallible("InfallibleType.concatMap(_:)") { source, _ in source.concatMap { Infallible.of($0) } },
    infallible("InfallibleType.concat(_:)") { source, _ in source.concat(still) },
    infallible("static InfallibleType.concat(_:)") { source, _ in Infallible.concat(source, still) },
    infallible("static InfallibleType.merge(_:)") { source, _ in Infallible.merge(source, still) },
    infallible("static InfallibleType.combineLatest(_:_:resultSelector:)") { source, _ in
      Infallible.combineLatest(source, Infallible.just(1)) { $0 + $1 }
    },
    infallible("static InfallibleType.combineLatest(_:_:)") { source, _ in
      Infallible<Any>.combineLatest(source, Infallible.just(1)).map { $0.0 }
    },
    infallible("static InfallibleType.combineLatest(_:resultSelector:)") { source, _ in
      Infallible<Int>.combineLatest([source, Infallible.just(1)]) { $0[0] }
    },
    infallible("static InfallibleType.combineLatest(_:)") { source, _ in
      Infallible<Int>.combineLatest([source, Infallible.just(1)]).map { $0[0] }
    },
    infallible("static InfallibleType.zip(_:_:resultSelector:)") { source, _ in
      Infallible.zip(source, Infallible.of(1, 2, 3, 4, 5)) { $0 + $1 }
    },
    infallible("InfallibleType.scan(_:accumulator:)") { source, _ in source.scan(0) { $0 + $1 } },
    infallible("InfallibleType.scan(into:accumulator:)") { source, _ in source.scan(into: 0) { $0 += $1 } },
    infallible("InfallibleType.share(replay:scope:)") { source, _ in source.share(replay: 1) },
    infallible("InfallibleType.skip(until:)") { source, _ in source.skip(until: Observable.of(1)) },
    infallible("InfallibleType.skip(while:)") { source, _ in source.skip(while: { _ in false }) },
    infallible("InfallibleType.startWith(_:)") { source, _ in source.startWith(1) },
    infallible("InfallibleType.take(_:)") { source, _ in source.take(100) },
    infallible("InfallibleType.take(for:scheduler:)") { source, time in source.take(for: stretch, scheduler: time) },
    infallible("InfallibleType.take(until:)") { source, _ in source.take(until: still) },
    infallible("InfallibleType.take(until:behavior:)") { source, _ in source.take(until: { _ in false }) },
    infallible("InfallibleType.take(while:behavior:)") { source, _ in source.take(while: { _ in true }) },
    infallible("InfallibleType.throttle(_:latest:scheduler:)") { source, time in
      source.throttle(stretch, scheduler: time)
    },
    infallible("InfallibleType.debounce(_:scheduler:)") { source, time in source.debounce(stretch, scheduler: time) },
    infallible("InfallibleType.debug(_:trimOutput:file:line:function:)") { source, _ in source.debug("contract") },
    infallible("InfallibleType.distinctUntilChanged()") { source, _ in source.distinctUntilChanged() },
    infallible("InfallibleType.distinctUntilChanged(_:)") { source, _ in source.distinctUntilChanged { $0 } },
    infallible("InfallibleType.distinctUntilChanged(_:comparer:)") { source, _ in
      source.distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
    },
    infallible("InfallibleType.distinctUntilChanged(at:)") { source, _ in source.distinctUntilChanged(at: \.self) },
    infallible("InfallibleType.withLatestFrom(_:)") { source, _ in source.withLatestFrom(Infallible.just(1)) },
    infallible("InfallibleType.withLatestFrom(_:resultSelector:)") { source, _ in
      source.withLatestFrom(Infallible.just(1)) { $0 + $1 }
    },
    infallible("InfallibleType.withUnretained(_:)") { source, _ in source.withUnretained(anchor).map { $0.1 } },
    infallible("InfallibleType.withUnretained(_:resultSelector:)") { source, _ in
      source.withUnretained(anchor, resultSelector: { $1 })
    },
    infallible(
      "InfallibleType.do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)"
    ) { source, _ in source.do(onNext: { _ in }) },
    infallible("static Infallible.create(subscribe:)") { source, _ in
      Infallible.create { observer in
        source.subscribe(onNext: { observer(.next($0)) }, onCompleted: { observer(.completed) })
      }
    },
    infallible("static Infallible.of(_:scheduler:)") { source, _ in source.flatMap { Infallible.of($0, $0) } },
    infallible("static InfallibleType.from(_:scheduler:)") { source, _ in source.flatMap { Infallible.from([$0]) } },
    infallible("static InfallibleType.deferred(_:)") { source, _ in Infallible.deferred { source } },
    infallible("static InfallibleType.just(_:)") { source, _ in source.flatMap { Infallible.just($0) } },
    infallible("static InfallibleType.just(_:scheduler:)") { source, time in
      source.flatMap { Infallible.just($0, scheduler: time) }
    },
    infallible("static InfallibleType.empty()") { source, _ in
      source.flatMap { Infallible.just($0).concat(Infallible<Int>.empty()) }
    },
    infallible("static InfallibleType.never()") { source, _ in
      source.flatMapLatest { Infallible.never().startWith($0) }
    },
  ]
}
