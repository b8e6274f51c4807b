import Foundation

@testable import Rx

/// Operators of traits, which end with their first element: their sources send none that counts, and the contract is
/// tested while they wait.
extension OperatorUnderContract {
  private static func single(
    _ member: String, forwardsErrors: Bool = true,
    _ apply: @escaping (Single<Int>, any SchedulerType) -> Observable<Int>
  ) -> OperatorUnderContract {
    .init(member, forwardsErrors: forwardsErrors) { source, time in
      apply(source.filter { $0 > 100 }.asSingle(), time)
    }
  }

  private static func maybe(
    _ member: String, forwardsErrors: Bool = true,
    _ apply: @escaping (Maybe<Int>, any SchedulerType) -> Observable<Int>
  ) -> OperatorUnderContract {
    .init(member, forwardsErrors: forwardsErrors) { source, time in
      apply(source.filter { $0 > 100 }.asMaybe(), time)
    }
  }

  private static func completable(
    _ member: String, forwardsErrors: Bool = true,
    _ apply: @escaping (Completable, any SchedulerType) -> Observable<Int>
  ) -> OperatorUnderContract {
    .init(member, forwardsErrors: forwardsErrors) { source, time in
      apply(source.ignoreElements().asCompletable(), time)
    }
  }

  static let primitives = conversions + common + singles + maybes + completables

  private static let conversions: [OperatorUnderContract] = [
    single("ObservableType.asSingle()") { single, _ in single.asObservable() },
    maybe("ObservableType.asMaybe()") { maybe, _ in maybe.asObservable() },
    completable("ObservableType.asCompletable()") { completable, _ in numbers(completable) },
    .init("ObservableType.first()") { source, _ in
      source.filter { $0 > 100 }.first().asObservable().compactMap { $0 }
    },
    .init("ObservableType.toArray()") { source, _ in source.toArray().asObservable().map { $0.count } },
  ]

  private static func numbers(_ completable: Completable) -> Observable<Int> {
    completable.andThen(Observable<Int>.empty())
  }

  private static let common: [OperatorUnderContract] = [
    single("PrimitiveSequence.asObservable()") { single, _ in single.asObservable() },
    single("PrimitiveSequence.primitiveSequence") { single, _ in single.primitiveSequence.asObservable() },
    single("PrimitiveSequence.catch(_:)", forwardsErrors: false) { single, _ in
      single.catch { _ in .never() }.asObservable()
    },
    single("PrimitiveSequence.debug(_:trimOutput:file:line:function:)") { single, _ in
      single.debug("contract").asObservable()
    },
    single("PrimitiveSequence.delay(_:scheduler:)") { single, time in
      single.delay(stretch, scheduler: time).asObservable()
    },
    single("PrimitiveSequence.delaySubscription(_:scheduler:)") { single, _ in
      single.delaySubscription(stretch, scheduler: ImmediateTestScheduler()).asObservable()
    },
    single("PrimitiveSequence.observe(on:)") { single, _ in
      single.observe(on: CurrentThreadScheduler.instance).asObservable()
    },
    single("PrimitiveSequence.subscribe(on:)") { single, _ in
      single.subscribe(on: CurrentThreadScheduler.instance).asObservable()
    },
    single("PrimitiveSequence.retry(_:)") { single, _ in single.retry(1).asObservable() },
    .init("PrimitiveSequence.retry()", forwardsErrors: false) { source, _ in
      var attempts = 0
      return Single.deferred {
        attempts += 1
        return attempts == 1 ? source.filter { $0 > 100 }.asSingle() : .never()
      }.retry().asObservable()
    },
    single("PrimitiveSequence.retry(when:)", forwardsErrors: false) { single, _ in
      single.retry(when: { (errors: Observable<any Error>) in errors.flatMap { _ in other } }).asObservable()
    },
    single("PrimitiveSequence.timeout(_:scheduler:)") { single, time in
      single.timeout(stretch, scheduler: time).asObservable()
    },
    single("PrimitiveSequence.timeout(_:other:scheduler:)") { single, time in
      single.timeout(stretch, other: .never(), scheduler: time).asObservable()
    },
    single("static PrimitiveSequence.deferred(_:)") { single, _ in Single.deferred { single }.asObservable() },
    single("static PrimitiveSequence.using(_:primitiveSequenceFactory:)") { single, _ in
      Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in single }).asObservable()
    },
    .init("static PrimitiveSequenceType.timer(_:scheduler:)") { source, time in
      source.flatMapLatest { _ in Single<Int>.timer(stretch, scheduler: time) }
    },
  ]

  private static let singles: [OperatorUnderContract] = [
    single("PrimitiveSequenceType<SingleTrait>.asCompletable()") { single, _ in numbers(single.asCompletable()) },
    single("PrimitiveSequenceType<SingleTrait>.asMaybe()") { single, _ in single.asMaybe().asObservable() },
    single("PrimitiveSequenceType<SingleTrait>.catchAndReturn(_:)", forwardsErrors: false) { single, _ in
      single.catchAndReturn(0).asObservable()
    },
    single("PrimitiveSequenceType<SingleTrait>.compactMap(_:)") { single, _ in
      single.compactMap { $0 }.asObservable()
    },
    single(
      "PrimitiveSequenceType<SingleTrait>.do(onSuccess:afterSuccess:onError:afterError:onSubscribe:onSubscribed:onDispose:)"
    ) { single, _ in single.do(onSuccess: { _ in }).asObservable() },
    single("PrimitiveSequenceType<SingleTrait>.filter(_:)") { single, _ in
      single.filter { _ in true }.asObservable()
    },
    single("PrimitiveSequenceType<SingleTrait>.map(_:)") { single, _ in single.map { $0 }.asObservable() },
    single("PrimitiveSequenceType<SingleTrait>.flatMap(_:)") { single, _ in
      single.flatMap { Single.just($0) }.asObservable()
    },
    single("PrimitiveSequenceType<SingleTrait>.flatMapMaybe(_:)") { single, _ in
      single.flatMapMaybe { Maybe.just($0) }.asObservable()
    },
    single("PrimitiveSequenceType<SingleTrait>.flatMapCompletable(_:)") { single, _ in
      numbers(single.flatMapCompletable { _ in Completable.empty() })
    },
    single("static PrimitiveSequenceType<SingleTrait>.zip(_:_:)") { single, _ in
      Single.zip(single, Single.just(1)).asObservable().map { $0.0 }
    },
    single("static PrimitiveSequenceType<SingleTrait>.zip(_:_:resultSelector:)") { single, _ in
      Single.zip(single, Single.just(1)) { $0 + $1 }.asObservable()
    },
    single("static PrimitiveSequenceType<SingleTrait>.zip(_:)") { single, _ in
      Single.zip([single, Single.just(1)]).asObservable().map { $0.count }
    },
    single("static PrimitiveSequenceType<SingleTrait>.zip(_:resultSelector:)") { single, _ in
      Single.zip([single, Single.just(1)]) { $0.count }.asObservable()
    },
    single("static PrimitiveSequenceType<SingleTrait>.create(subscribe:)") { single, _ in
      Single.create { observer in single.subscribe(observer) }.asObservable()
    },
    .init("static PrimitiveSequenceType<SingleTrait>.just(_:)") { source, _ in source.flatMap { Single.just($0) } },
    .init("static PrimitiveSequenceType<SingleTrait>.just(_:scheduler:)") { source, time in
      source.flatMap { Single.just($0, scheduler: time) }
    },
    .init("static PrimitiveSequenceType<SingleTrait>.error(_:)") { source, _ in
      source.flatMap { Single<Int>.error(RxError.unknown).catchAndReturn($0) }
    },
    .init("static PrimitiveSequenceType<SingleTrait>.never()") { source, _ in
      source.flatMapLatest { _ in Single<Int>.never() }
    },
  ]

  private static let maybes: [OperatorUnderContract] = [
    maybe("PrimitiveSequenceType<MaybeTrait>.asCompletable()") { maybe, _ in numbers(maybe.asCompletable()) },
    maybe("PrimitiveSequenceType<MaybeTrait>.catchAndReturn(_:)", forwardsErrors: false) { maybe, _ in
      maybe.catchAndReturn(0).asObservable()
    },
    maybe("PrimitiveSequenceType<MaybeTrait>.compactMap(_:)") { maybe, _ in maybe.compactMap { $0 }.asObservable() },
    maybe(
      "PrimitiveSequenceType<MaybeTrait>.do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)"
    ) { maybe, _ in maybe.do(onNext: { _ in }).asObservable() },
    maybe("PrimitiveSequenceType<MaybeTrait>.filter(_:)") { maybe, _ in maybe.filter { _ in true }.asObservable() },
    maybe("PrimitiveSequenceType<MaybeTrait>.map(_:)") { maybe, _ in maybe.map { $0 }.asObservable() },
    maybe("PrimitiveSequenceType<MaybeTrait>.flatMap(_:)") { maybe, _ in
      maybe.flatMap { Maybe.just($0) }.asObservable()
    },
    maybe("PrimitiveSequenceType<MaybeTrait>.ifEmpty(default:)") { maybe, _ in
      maybe.ifEmpty(default: 1).asObservable()
    },
    maybe("PrimitiveSequenceType<MaybeTrait>.ifEmpty(switchTo:)") { maybe, _ in
      maybe.ifEmpty(switchTo: Maybe<Int>.never()).asObservable()
    },
    maybe("PrimitiveSequenceType<MaybeTrait>.ifEmpty(switchTo:), a Single") { maybe, _ in
      maybe.ifEmpty(switchTo: Single<Int>.never()).asObservable()
    },
    maybe("static PrimitiveSequenceType<MaybeTrait>.zip(_:_:)") { maybe, _ in
      Maybe.zip(maybe, Maybe.just(1)).asObservable().map { $0.0 }
    },
    maybe("static PrimitiveSequenceType<MaybeTrait>.zip(_:_:resultSelector:)") { maybe, _ in
      Maybe.zip(maybe, Maybe.just(1)) { $0 + $1 }.asObservable()
    },
    maybe("static PrimitiveSequenceType<MaybeTrait>.create(subscribe:)") { maybe, _ in
      Maybe.create { observer in maybe.subscribe(observer) }.asObservable()
    },
    .init("static PrimitiveSequenceType<MaybeTrait>.just(_:)") { source, _ in source.flatMap { Maybe.just($0) } },
    .init("static PrimitiveSequenceType<MaybeTrait>.just(_:scheduler:)") { source, time in
      source.flatMap { Maybe.just($0, scheduler: time) }
    },
    .init("static PrimitiveSequenceType<MaybeTrait>.error(_:)") { source, _ in
      source.flatMap { Maybe<Int>.error(RxError.unknown).catchAndReturn($0) }
    },
    .init("static PrimitiveSequenceType<MaybeTrait>.empty()") { source, _ in
      source.flatMap { Maybe<Int>.empty().ifEmpty(default: $0) }
    },
    .init("static PrimitiveSequenceType<MaybeTrait>.never()") { source, _ in
      source.flatMapLatest { _ in Maybe<Int>.never() }
    },
  ]

  private static let completables: [OperatorUnderContract] = [
    completable("PrimitiveSequenceType<CompletableTrait>.andThen(_:)") { completable, _ in
      completable.andThen(other)
    },
    completable("PrimitiveSequenceType<CompletableTrait>.andThen(_:), a Single") { completable, _ in
      completable.andThen(Single<Int>.never()).asObservable()
    },
    completable("PrimitiveSequenceType<CompletableTrait>.andThen(_:), a Maybe") { completable, _ in
      completable.andThen(Maybe<Int>.never()).asObservable()
    },
    completable("PrimitiveSequenceType<CompletableTrait>.andThen(_:), a Completable") { completable, _ in
      numbers(completable.andThen(Completable.never()))
    },
    completable("PrimitiveSequenceType<CompletableTrait>.concat(_:)") { completable, _ in
      numbers(completable.concat(Completable.never()))
    },
    completable(
      "PrimitiveSequenceType<CompletableTrait>.do(onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)"
    ) { completable, _ in numbers(completable.do(onCompleted: {})) },
    completable("static PrimitiveSequenceType<CompletableTrait>.concat(_:)") { completable, _ in
      numbers(Completable.concat(completable, Completable.never()))
    },
    completable("static PrimitiveSequenceType<CompletableTrait>.zip(_:)") { completable, _ in
      numbers(Completable.zip(completable, Completable.never()))
    },
    completable("static PrimitiveSequenceType<CompletableTrait>.create(subscribe:)") { completable, _ in
      numbers(Completable.create { observer in completable.subscribe(observer) })
    },
    .init("static PrimitiveSequenceType<CompletableTrait>.empty()") { source, _ in
      source.flatMap { Completable.empty().andThen(Observable.just($0)) }
    },
    .init("static PrimitiveSequenceType<CompletableTrait>.error(_:)") { source, _ in
      source.flatMap { Completable.error(RxError.unknown).andThen(other).catchAndReturn($0) }
    },
    .init("static PrimitiveSequenceType<CompletableTrait>.never()") { source, _ in
      source.flatMapLatest { _ in Completable.never().andThen(other) }
    },
  ]
}
