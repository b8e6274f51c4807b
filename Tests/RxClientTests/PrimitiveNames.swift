import Foundation
import Rx
import Testing

/// Single, Maybe and Completable as programs subscribe to them; `OperatorNames` has the operators.
@Suite("Programs find on PrimitiveSequence")
struct PrimitiveNames {
  private struct Failure: Error {}
  private let scheduler = HistoricalScheduler()

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
