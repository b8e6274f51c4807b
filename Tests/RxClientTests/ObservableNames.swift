import Foundation
import Rx
import Testing

/// Every operator of `ObservableType`, written as programs for RxSwift write it. What each gives is annotated, so that the
/// compiler proves the name, the labels, the generic shape and the kind of sequence; this target is built in Swift 5 mode.
@Suite("Programs find on ObservableType")
struct ObservableNames {
  private let scheduler = HistoricalScheduler()
  private let source = Observable.of(1, 2, 3)

  @Test("what makes sequences")
  func creating() throws {
    let created: Observable<Int> = Observable.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create()
    }
    let deferred: Observable<Int> = Observable.deferred { created }
    let all: [Observable<Int>] = [
      created, deferred, Observable.empty(), Observable.error(RxError.unknown), Observable.never(),
      Observable.from([1, 2]), Observable.from([1, 2], scheduler: CurrentThreadScheduler.instance),
      Observable.from(1...3), Observable.from(Set([1]), scheduler: MainScheduler.instance),
      Observable.from(optional: 1), Observable.from(optional: nil, scheduler: CurrentThreadScheduler.instance),
      Observable.generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 }),
      Observable.generate(
        initialState: 0, condition: { $0 < 3 }, scheduler: CurrentThreadScheduler.instance, iterate: { $0 + 1 }),
      Observable.just(1), Observable.just(1, scheduler: CurrentThreadScheduler.instance), Observable.of(1, 2),
      Observable.of(1, 2, scheduler: CurrentThreadScheduler.instance), Observable.range(start: 1, count: 3),
      Observable.range(start: 1, count: 3, scheduler: CurrentThreadScheduler.instance),
      Observable.repeatElement(1), Observable.repeatElement(1, scheduler: CurrentThreadScheduler.instance),
      Observable.interval(.seconds(1), scheduler: scheduler), Observable.timer(.seconds(1), scheduler: scheduler),
      Observable.timer(.seconds(1), period: .seconds(1), scheduler: scheduler),
      Observable.using({ BooleanDisposable() }, observableFactory: { (_: BooleanDisposable) in created }),
    ]
    #expect(all.count == 25)
    let small: Observable<UInt8> = Observable.range(start: 250, count: 3)
    #expect(values(small) == [250, 251, 252])
  }

  @Test("what transforms")
  func transforming() throws {
    let mapped: Observable<String> = source.map { "\($0)" }
    let some: Observable<Int> = mapped.compactMap { Int($0) }
    let initializers: Observable<String> = source.map(String.init)
    let keyPath: Observable<Int> = mapped.map(\.count)
    let flat: Observable<Int> = source.flatMap { Observable.just($0) }
    let ofSingle: Observable<Int> = source.flatMap { Single.just($0) }
    let first: Observable<Int> = source.flatMapFirst { Observable.just($0) }
    let latest: Observable<Int> = source.flatMapLatest { Observable.just($0) }
    let queued: Observable<Int> = source.concatMap { Observable.just($0) }
    let scanned: Observable<Int> = source.scan(0) { $0 + $1 }
    let labelled: Observable<Int> = source.scan(0, accumulator: +)
    let collected: Observable<[Int]> = source.scan(into: []) { $0.append($1) }
    let reduced: Observable<Int> = source.reduce(0, accumulator: +)
    let result: Observable<String> = source.reduce(0, accumulator: +, mapResult: { "\($0)" })
    let array: Single<[Int]> = source.toArray()
    let indexed: Observable<(index: Int, element: Int)> = source.enumerated()
    let events: Observable<Event<Int>> = source.materialize()
    let back: Observable<Int> = events.dematerialize()
    let groups: Observable<GroupedObservable<Bool, Int>> = source.groupBy { $0 > 1 }
    let labelledGroups: Observable<GroupedObservable<Bool, Int>> = source.groupBy(keySelector: { $0 > 1 })
    let buffers: Observable<[Int]> = source.buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler)
    let windows: Observable<Observable<Int>> = source.window(timeSpan: .seconds(1), count: 2, scheduler: scheduler)
    let decoded: Observable<[Int]> = Observable.just(Data("[1]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())

    #expect(values(some) == [1, 2, 3])
    #expect(values(initializers) == ["1", "2", "3"])
    #expect(values(keyPath) == [1, 1, 1])
    for sequence in [flat, ofSingle, first, latest, queued, back] { #expect(values(sequence) == [1, 2, 3]) }
    for sequence in [scanned, labelled] { #expect(values(sequence) == [1, 3, 6]) }
    #expect(values(collected).last == [1, 2, 3])
    #expect(values(reduced) == [6])
    #expect(values(result) == ["6"])
    #expect(values(array.asObservable()) == [[1, 2, 3]])
    #expect(values(indexed).map(\.index) == [0, 1, 2])
    #expect(values(groups).map(\.key) == [false, true])
    #expect(values(labelledGroups.flatMap { $0.asObservable() }) == [1, 2, 3])
    #expect(values(buffers) == [[1, 2], [3]])
    #expect(values(windows.flatMap { $0 }) == [1, 2, 3])
    #expect(values(decoded) == [[1]])
  }

  @Test("what filters")
  func filtering() {
    let other = Observable.just(())
    let chains: [Observable<Int>] = [
      source.filter { $0 > 1 }, source.distinctUntilChanged(), source.distinctUntilChanged { $0 % 2 },
      source.distinctUntilChanged { $0 == $1 }, source.distinctUntilChanged({ $0 }, comparer: { $0 == $1 }),
      source.distinctUntilChanged(at: \.description), source.element(at: 1), source.skip(1),
      source.skip(.seconds(1), scheduler: scheduler), source.skip(until: other), source.skip(while: { $0 < 2 }),
      source.take(1), source.take(for: .seconds(1), scheduler: scheduler), source.take(until: other),
      source.take(until: { $0 > 1 }), source.take(until: { $0 > 1 }, behavior: .inclusive),
      source.take(while: { $0 < 3 }), source.take(while: { $0 < 3 }, behavior: .exclusive), source.takeLast(1),
      source.single(), source.single { $0 == 1 }, source.ifEmpty(default: 0), source.ifEmpty(switchTo: .just(0)),
      source.debounce(.seconds(1), scheduler: scheduler), source.throttle(.seconds(1), scheduler: scheduler),
      source.throttle(.seconds(1), latest: false, scheduler: scheduler), source.sample(other),
      source.sample(other, defaultValue: 0),
    ]
    #expect(chains.count == 28)
    let first: Single<Int?> = source.first()
    let ignored: Observable<Never> = source.ignoreElements()
    #expect(values(first.asObservable()) == [1])
    #expect(values(ignored).isEmpty)
  }

  @Test("what combines")
  func combining() {
    let words = Observable.of("a", "b")
    let amb: [Observable<Int>] = [source.amb(source), Observable.amb([source, source])]
    let concats: [Observable<Int>] = [
      source.concat(source), source.concat(Single.just(1)), Observable.concat(source, source),
      Observable.concat([source, source]), Observable.concat(AnySequence([source])), Observable.of(source).concat(),
      source.startWith(0), source.startWith(0, 1),
    ]
    let merges: [Observable<Int>] = [
      Observable.merge(source, source), Observable.merge([source, source]), Observable.merge(AnyCollection([source])),
      Observable.of(source, source).merge(), Observable.of(source).merge(maxConcurrent: 1),
      Observable.of(source).switchLatest(),
    ]
    let pairs: Observable<(Int, String)> = Observable.combineLatest(source, words)
    let texts: Observable<String> = Observable.combineLatest(source, words) { "\($0)\($1)" }
    let labelled: Observable<String> = Observable.combineLatest(source, words, resultSelector: { "\($0)\($1)" })
    let sums: Observable<Int> = Observable.combineLatest(source, source) { $0 + $1 }
    let operators: Observable<Int> = Observable.combineLatest(source, source, resultSelector: +)
    let lists: Observable<[Int]> = Observable.combineLatest([source, source])
    let total: Observable<Int> = Observable.combineLatest([source, source]) { $0.reduce(0, +) }
    let zipped: Observable<(Int, String)> = Observable.zip(source, words)
    let zippedTexts: Observable<String> = Observable.zip(source, words) { "\($0)\($1)" }
    let zippedLists: Observable<[Int]> = Observable.zip([source, source])
    let zippedTotal: Observable<Int> = Observable.zip([source, source]) { $0.reduce(0, +) }
    let latest: Observable<String> = source.withLatestFrom(words)
    let both: Observable<(Int, String)> = source.withLatestFrom(words) { ($0, $1) }
    let labelledBoth: Observable<String> = source.withLatestFrom(words, resultSelector: { "\($0)\($1)" })
    #expect((amb + concats + merges + [sums, operators, total, zippedTotal]).count == 20)
    #expect(values(zipped).map(\.1) == ["a", "b"])
    #expect(values(zippedTexts) == ["1a", "2b"])
    #expect(values(zippedLists) == [[1, 1], [2, 2], [3, 3]])
    #expect(values(pairs).last?.0 == 3)
    #expect(values(lists).last == [3, 3])
    #expect(values(texts) == values(labelled))
    #expect(values(latest).count == values(both).count)
    #expect(values(labelledBoth).count == values(both).count)
  }

  @Test("combineLatest and zip of two to eight")
  func arities() {
    let o = Observable.just(1)
    let c2: Observable<(Int, Int)> = Observable.combineLatest(o, o)
    let c3: Observable<(Int, Int, Int)> = Observable.combineLatest(o, o, o)
    let c4: Observable<(Int, Int, Int, Int)> = Observable.combineLatest(o, o, o, o)
    let c5: Observable<(Int, Int, Int, Int, Int)> = Observable.combineLatest(o, o, o, o, o)
    let c6: Observable<(Int, Int, Int, Int, Int, Int)> = Observable.combineLatest(o, o, o, o, o, o)
    let c7: Observable<(Int, Int, Int, Int, Int, Int, Int)> = Observable.combineLatest(o, o, o, o, o, o, o)
    let c8: Observable<(Int, Int, Int, Int, Int, Int, Int, Int)> = Observable.combineLatest(o, o, o, o, o, o, o, o)
    let z2 = Observable.zip(o, o)
    let z3 = Observable.zip(o, o, o)
    let z8 = Observable.zip(o, o, o, o, o, o, o, o)
    let s3: Observable<Int> = Observable.zip(o, o, o) { a, b, c in a + b + c }
    let s8 = Observable.combineLatest(o, o, o, o, o, o, o, o) { a, b, c, d, e, f, g, h in
      a + b + c + d + e + f + g + h
    }
    #expect(values(c2.map { $0 + $1 }) == [2])
    #expect(values(c3.map { a, _, c in a + c }) == [2])
    #expect(values(c4.map { $0.0 + $0.3 }) == [2])
    #expect(values(c5.map { $0.0 + $0.4 }) == [2])
    #expect(values(c6.map { $0.0 + $0.5 }) == [2])
    #expect(values(c7.map { $0.0 + $0.6 }) == [2])
    #expect(values(c8.map { $0.0 + $0.7 }) == [2])
    #expect(values(z2.map { $0 + $1 }) == [2])
    #expect(values(z3.map { a, _, c in a + c }) == [2])
    #expect(values(z8.map { $0.0 + $0.7 }) == [2])
    #expect(values(s3) == [3])
    #expect(values(s8) == [8])
  }

  @Test("what handles errors, time, threads and sharing")
  func others() throws {
    struct Failure: Error {}
    let other = Observable.just(0)
    let chains: [Observable<Int>] = [
      source.catch { _ in other }, source.catchAndReturn(0), Observable.catch(sequence: [source, other]),
      source.retry(), source.retry(2),
      source.retry(when: { errors in errors.delay(.seconds(1), scheduler: scheduler) }),
      source.retry(when: { (errors: Observable<Failure>) in errors.take(1) }),
      source.delay(.seconds(1), scheduler: scheduler), source.delaySubscription(.seconds(1), scheduler: scheduler),
      source.timeout(.seconds(1), scheduler: scheduler),
      source.timeout(.seconds(1), other: other, scheduler: scheduler),
      source.observe(on: MainScheduler.instance), source.subscribe(on: MainScheduler.instance), source.debug(),
      source.debug("id"), source.debug("id", trimOutput: true), source.share(), source.share(replay: 1),
      source.share(replay: 1, scope: .forever), source.share(scope: .whileConnected), source.asObservable(),
      source.do(onNext: { _ in }), source.do(onError: { _ in }), source.do(onCompleted: {}),
      source.do(
        onNext: { _ in }, afterNext: { _ in }, onError: { _ in }, afterError: { _ in }, onCompleted: {},
        afterCompleted: {}, onSubscribe: {}, onSubscribed: {}, onDispose: {}),
      source.multicast({ PublishSubject<Int>() }, selector: { $0.map { $0 + 1 } }),
    ]
    #expect(chains.count == 26)
    let connectables: [ConnectableObservable<Int>] = [
      source.publish(), source.replay(1), source.replayAll(), source.multicast(PublishSubject<Int>()),
      source.multicast(makeSubject: { ReplaySubject<Int>.create(bufferSize: 1) }),
    ]
    for connectable in connectables {
      let counted: Observable<Int> = connectable.refCount()
      #expect(values(counted) == [1, 2, 3])
      let connection: Disposable = connectable.connect()
      connection.dispose()
    }
    let owner = Owner()
    let unretained: Observable<(Owner, Int)> = source.withUnretained(owner)
    let results: Observable<Int> = source.withUnretained(owner) { owner, value in owner.total + value }
    #expect(values(unretained).map(\.1) == values(results))
    let single: Single<Int> = source.asSingle()
    let maybe: Maybe<Int> = source.asMaybe()
    let completable: Completable = source.ignoreElements().asCompletable()
    _ = (single, maybe, completable)
  }

  @Test("what subscribes")
  func subscribing() {
    let owner = Owner()
    let bag = DisposeBag()
    source.subscribe().disposed(by: bag)
    source.subscribe { event in owner.total += event.element ?? 0 }.disposed(by: bag)
    source.subscribe(onNext: { owner.total += $0 }).disposed(by: bag)
    source.subscribe(onNext: { _ in }, onError: { _ in }, onCompleted: {}, onDisposed: {}).disposed(by: bag)
    source.subscribe { (value: Int) in
      owner.total += value
    } onError: { _ in
    } onCompleted: {
    }.disposed(by: bag)
    source.subscribe(PublishSubject<Int>()).disposed(by: bag)
    source.subscribe(AnyObserver { (_: Event<Int>) in }).disposed(by: bag)
    source.subscribe(with: owner) { owner, value in owner.total += value }.disposed(by: bag)
    source.subscribe(
      with: owner, onNext: { $0.total += $1 }, onError: { _, _ in }, onCompleted: { _ in }, onDisposed: { _ in }
    ).disposed(by: bag)
    #expect(owner.total == 30)
  }

  @Test("the spellings of RxSwift 5, with what replaces them")
  @available(*, deprecated)
  func deprecated() {
    let other = Observable.just(0)
    let chains: [Observable<Int>] = [
      source.catchError { _ in other }, source.catchErrorJustReturn(0), Observable.catchError([source, other]),
      source.elementAt(1), source.observeOn(MainScheduler.instance), source.subscribeOn(MainScheduler.instance),
      source.retryWhen { (errors: Observable<Error>) in errors.take(1) }, source.skipUntil(other),
      source.skipWhile { $0 < 2 }, source.take(.seconds(1), scheduler: scheduler), source.takeUntil(other),
      source.takeUntil(.inclusive) { $0 > 1 }, source.takeWhile { $0 < 2 },
    ]
    #expect(chains.count == 13)
  }

  /// What a sequence that sends at once sends.
  private func values<Element>(_ source: Observable<Element>) -> [Element] {
    var values: [Element] = []
    _ = source.subscribe(onNext: { values.append($0) })
    return values
  }
}

/// What closures get handed back.
final class Owner {
  var total = 0
}
