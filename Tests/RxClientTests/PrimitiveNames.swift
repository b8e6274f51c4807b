import Foundation
import Rx
import Testing

/// Single, Maybe and Completable: what an operator gives is annotated, so that the compiler proves which trait it keeps.
@Suite("Programs find on PrimitiveSequence")
struct PrimitiveNames {
  private struct Failure: Error {}
  private let scheduler = HistoricalScheduler()

  @Test("Single's operators")
  func single() {
    let source: Single<Int> = Single.create { observer in
      let observer: Single<Int>.SingleObserver = observer
      observer(.success(1))
      return Disposables.create()
    }
    let singles: [Single<Int>] = [
      source, Single.just(1), Single.just(1, scheduler: CurrentThreadScheduler.instance), Single.error(Failure()),
      Single.never(), Single.deferred { source }, Single.timer(.seconds(1), scheduler: scheduler),
      Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { (_: BooleanDisposable) in source }),
      source.map { $0 + 1 }, source.flatMap { Single.just($0) }, source.catch { _ in source }, source.catchAndReturn(0),
      source.debug(), source.debug("id", trimOutput: true), source.delay(.seconds(1), scheduler: scheduler),
      source.delaySubscription(.seconds(1), scheduler: scheduler), source.observe(on: MainScheduler.instance),
      source.subscribe(on: MainScheduler.instance), source.retry(2), source.retry(), source.retry(when: { $0.take(1) }),
      source.retry(when: { (errors: Observable<Failure>) in errors }),
      source.timeout(.seconds(1), scheduler: scheduler),
      source.timeout(.seconds(1), other: source, scheduler: scheduler),
      source.do(onSuccess: { _ in }), source.do(onError: { _ in }),
      source.do(
        onSuccess: { _ in }, afterSuccess: { _ in }, onError: { _ in }, afterError: { _ in }, onSubscribe: {},
        onSubscribed: {}, onDispose: {}),
      Single.zip(source, source) { $0 + $1 }, Single.zip(source, source, source, resultSelector: { $0 + $1 + $2 }),
      Single.zip([source, source]) { $0.reduce(0, +) }, source.primitiveSequence,
    ]
    let maybes: [Maybe<Int>] = [
      source.filter { $0 > 1 }, source.compactMap { $0 }, source.flatMapMaybe { Maybe.just($0) }, source.asMaybe(),
    ]
    let completables: [Completable] = [source.asCompletable(), source.flatMapCompletable { _ in Completable.empty() }]
    let pair: Single<(Int, String)> = Single.zip(source, Single.just("a"))
    let lists: Single<[Int]> = Single.zip([source])
    let unretained: Single<(Owner, Int)> = source.map { (Owner(), $0) }
    let observable: Observable<Int> = source.asObservable()
    let infallible: Infallible<Int> = source.asInfallible(onErrorJustReturn: 0)
    #expect(singles.count + maybes.count + completables.count == 37)
    _ = (pair, lists, unretained, observable, infallible)
  }

  @Test("Maybe's operators")
  func maybe() {
    let source: Maybe<Int> = Maybe.create { observer in
      let observer: Maybe<Int>.MaybeObserver = observer
      observer(.success(1))
      return Disposables.create()
    }
    let maybes: [Maybe<Int>] = [
      source, Maybe.just(1), Maybe.just(1, scheduler: CurrentThreadScheduler.instance), Maybe.empty(),
      Maybe.error(Failure()), Maybe.never(), Maybe.deferred { source }, Maybe.timer(.seconds(1), scheduler: scheduler),
      Maybe.using({ BooleanDisposable() }, primitiveSequenceFactory: { (_: BooleanDisposable) in source }),
      source.map { $0 + 1 }, source.compactMap { $0 }, source.filter { $0 > 1 }, source.flatMap { Maybe.just($0) },
      source.ifEmpty(switchTo: source), source.catch { _ in source }, source.catchAndReturn(0), source.debug(),
      source.delay(.seconds(1), scheduler: scheduler), source.delaySubscription(.seconds(1), scheduler: scheduler),
      source.observe(on: MainScheduler.instance), source.subscribe(on: MainScheduler.instance), source.retry(2),
      source.retry(when: { $0.take(1) }), source.timeout(.seconds(1), scheduler: scheduler),
      source.timeout(.seconds(1), other: source, scheduler: scheduler), source.do(onNext: { _ in }),
      source.do(
        onNext: { _ in }, afterNext: { _ in }, onError: { _ in }, afterError: { _ in }, onCompleted: {},
        afterCompleted: {}, onSubscribe: {}, onSubscribed: {}, onDispose: {}),
      Maybe.zip(source, source) { $0 + $1 },
      Maybe.zip(source, source, source, resultSelector: { $0 + $1 + $2 }),
    ]
    let singles: [Single<Int>] = [
      source.ifEmpty(default: 0), source.ifEmpty(switchTo: Single.just(0)), source.asObservable().asSingle(),
    ]
    let completables: [Completable] = [source.asCompletable()]
    let pair: Maybe<(Int, String)> = Maybe.zip(source, Maybe.just("a"))
    #expect(maybes.count + singles.count + completables.count == 33)
    _ = pair
  }

  @Test("Completable's operators")
  func completable() {
    let source: Completable = Completable.create { observer in
      let observer: Completable.CompletableObserver = observer
      observer(.completed)
      return Disposables.create()
    }
    let completables: [Completable] = [
      source, Completable.empty(), Completable.error(Failure()), Completable.never(), Completable.deferred { source },
      Completable.using({ BooleanDisposable() }, primitiveSequenceFactory: { (_: BooleanDisposable) in source }),
      source.andThen(source), source.concat(source), Completable.concat(source, source), Completable.concat([source]),
      Completable.concat(AnySequence([source])), Completable.zip(source, source), Completable.zip([source]),
      source.catch { _ in source }, source.debug(), source.delay(.seconds(1), scheduler: scheduler),
      source.delaySubscription(.seconds(1), scheduler: scheduler), source.observe(on: MainScheduler.instance),
      source.subscribe(on: MainScheduler.instance), source.retry(2), source.retry(when: { $0.take(1) }),
      source.timeout(.seconds(1), scheduler: scheduler),
      source.timeout(.seconds(1), other: source, scheduler: scheduler),
      source.do(onCompleted: {}),
      source.do(
        onError: { _ in }, afterError: { _ in }, onCompleted: {}, afterCompleted: {}, onSubscribe: {}, onSubscribed: {},
        onDispose: {}),
    ]
    let single: Single<Int> = source.andThen(Single.just(1))
    let maybe: Maybe<Int> = source.andThen(Maybe.just(1))
    let observable: Observable<Int> = source.andThen(Observable.just(1))
    let nothing: Observable<Never> = source.asObservable()
    #expect(completables.count == 25)
    _ = (single, maybe, observable, nothing)
  }

  @Test("what subscribes")
  func subscribing() {
    let owner = Owner()
    let bag = DisposeBag()
    let single = Single.just(1)
    let maybe = Maybe.just(1)
    let completable = Completable.empty()
    single.subscribe().disposed(by: bag)
    single.subscribe { (result: Result<Int, Error>) in owner.total += (try? result.get()) ?? 0 }.disposed(by: bag)
    single.subscribe(onSuccess: { owner.total += $0 }, onFailure: { _ in }, onDisposed: {}).disposed(by: bag)
    single.subscribe(
      with: owner, onSuccess: { $0.total += $1 }, onFailure: { _, _ in }, onDisposed: { _ in }
    ).disposed(by: bag)
    maybe.subscribe { (event: MaybeEvent<Int>) in if case .success = event { owner.total += 1 } }.disposed(by: bag)
    maybe.subscribe(onSuccess: { owner.total += $0 }, onError: { _ in }, onCompleted: {}, onDisposed: {}).disposed(
      by: bag)
    maybe.subscribe(
      with: owner, onSuccess: { $0.total += $1 }, onError: { _, _ in }, onCompleted: { _ in }, onDisposed: { _ in }
    ).disposed(by: bag)
    completable.subscribe { (event: CompletableEvent) in if case .completed = event { owner.total += 1 } }
      .disposed(by: bag)
    completable.subscribe(onCompleted: { owner.total += 1 }, onError: { _ in }, onDisposed: {}).disposed(by: bag)
    completable.subscribe(
      with: owner, onCompleted: { $0.total += 1 }, onError: { _, _ in }, onDisposed: { _ in }
    ).disposed(by: bag)
    #expect(owner.total == 9)
  }

  @Test("one generic name for the three of them")
  func generic() {
    func described<Sequence: PrimitiveSequenceType>(_ sequence: Sequence) -> String {
      let primitive: PrimitiveSequence<Sequence.Trait, Sequence.Element> = sequence.primitiveSequence
      return "\(type(of: primitive))"
    }
    let kinds: [Any.Type] = [SingleTrait.self, MaybeTrait.self, CompletableTrait.self]
    #expect(kinds.count == 3)
    #expect(described(Single.just(1)).contains("SingleTrait"))
    let long: PrimitiveSequence<SingleTrait, Int> = Single.just(1)
    _ = long
  }

  @Test("the spellings of RxSwift 5, with what replaces them")
  @available(*, deprecated)
  func deprecated() {
    let single = Single.just(1)
    let chains: [Single<Int>] = [
      single.catchError { _ in single }, single.catchErrorJustReturn(0), single.observeOn(MainScheduler.instance),
      single.subscribeOn(MainScheduler.instance), single.retryWhen { (errors: Observable<Error>) in errors },
    ]
    let maybe: [Maybe<Int>] = [
      Maybe.just(1).catchErrorJustReturn(0), Maybe.just(1).catchError { _ in Maybe.empty() },
    ]
    single.subscribe(onSuccess: { _ in }, onError: { _ in }).dispose()
    #expect(chains.count + maybe.count == 7)
  }

  @Test("async work")
  func concurrency() async throws {
    let made: Single<Int> = Single.create(detached: false, priority: nil) { 1 }
    let plain: Single<Int> = Single.create { 2 }
    #expect(try await made.value == 1)
    #expect(try await plain.value == 2)
    let empty: Int? = try await Maybe<Int>.empty().value
    #expect(empty == nil)
    try await Completable.empty().value
    var values: [Int] = []
    for try await value in Observable.of(1, 2).values { values.append(value) }
    for await value in Infallible.of(3).values { values.append(value) }
    let stream = AsyncStream<Int> { continuation in
      continuation.yield(4)
      continuation.finish()
    }
    let back: Observable<Int> = stream.asObservable()
    for try await value in back.values { values.append(value) }
    #expect(values == [1, 2, 3, 4])
  }
}
