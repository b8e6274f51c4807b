import RxSwift

// Operators on Single, Maybe and Completable keep the trait, or say which one they give.
struct Failure: Error {}
let bag = DisposeBag()
let scheduler = MainScheduler.instance
func show<T>(_ name: String, _ single: Single<T>) {
  single.subscribe(
    onSuccess: { print(name, $0) }, onFailure: { print(name, "failure", $0) }, onDisposed: { print(name, "disposed") }
  ).disposed(by: bag)
}
func show<T>(_ name: String, _ maybe: Maybe<T>) {
  maybe.subscribe(
    onSuccess: { print(name, $0) }, onError: { print(name, "error", $0) }, onCompleted: { print(name, "completed") }
  ).disposed(by: bag)
}
func show(_ name: String, _ completable: Completable) {
  completable.subscribe(onCompleted: { print(name, "completed") }, onError: { print(name, "error", $0) }).disposed(by: bag)
}
let one = Single.just(1)
let failed = Single<Int>.error(Failure())
show("map", one.map { $0 + 1 })
show("map throws", one.map { _ -> Int in throw Failure() })
show("flatMap", one.flatMap { Single.just("\($0)!") })
show("flatMapMaybe", one.flatMapMaybe { _ in Maybe<Int>.empty() })
show("flatMapCompletable", one.flatMapCompletable { _ in Completable.empty() })
show("filter", one.filter { $0 > 1 })
show("compactMap", one.compactMap { $0 == 1 ? "one" : nil })
show("catch", failed.catch { _ in .just(2) })
show("catchAndReturn", failed.catchAndReturn(3))
show("retry", failed.retry(2))
show("retry when", failed.retry(when: { $0.take(1) }))
show("timeout", Single<Int>.never().timeout(.milliseconds(10), scheduler: scheduler))
show("timeout other", Single<Int>.never().timeout(.milliseconds(10), other: one, scheduler: scheduler))
show("delay", one.delay(.milliseconds(10), scheduler: scheduler))
show("delay error", failed.delay(.milliseconds(10), scheduler: scheduler))
show("delaySubscription", one.delaySubscription(.milliseconds(10), scheduler: scheduler))
show("observe", one.observe(on: scheduler))
show("subscribe on", one.subscribe(on: scheduler))
show("zip", Single.zip(one, Single.just("a")))
show("zip with", Single.zip(one, one) { $0 + $1 })
show("zip array", Single.zip([one, one, one]))
show("zip sum", Single.zip([one, one]) { $0.reduce(0, +) })
show("zip error", Single.zip(one, failed))
show("timer", Single<Int>.timer(.milliseconds(10), scheduler: scheduler))
show("using", Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in one }))
show("deferred", Single.deferred { one })
show("do", one.do(
  onSuccess: { print("onSuccess", $0) }, afterSuccess: { print("afterSuccess", $0) }, onSubscribe: { print("onSubscribe") },
  onSubscribed: { print("onSubscribed") }, onDispose: { print("onDispose") }))
show("do error", failed.do(onError: { print("onError", $0) }, afterError: { print("afterError", $0) }))
show("asMaybe", one.asMaybe())
show("asCompletable", one.asCompletable())

let some = Maybe.just(1)
let none = Maybe<Int>.empty()
show("maybe map", some.map { $0 * 2 })
show("maybe filter", some.filter { $0 > 1 })
show("maybe compactMap", some.compactMap { _ in Int?.none })
show("maybe flatMap", some.flatMap { _ in none })
show("ifEmpty", none.ifEmpty(default: 4))
show("ifEmpty maybe", none.ifEmpty(switchTo: some))
show("ifEmpty single", none.ifEmpty(switchTo: one))
show("maybe catchAndReturn", Maybe<Int>.error(Failure()).catchAndReturn(5))
show("maybe zip", Maybe.zip(some, none))
show("maybe asCompletable", none.asCompletable())
show("maybe just on", Maybe.just(6, scheduler: CurrentThreadScheduler.instance))
show("maybe do", some.do(onNext: { print("onNext", $0) }, onCompleted: { print("onCompleted") }))
show("maybe do empty", none.do(onNext: { print("onNext", $0) }, onCompleted: { print("onCompleted") }))

let done = Completable.empty()
show("andThen", done.andThen(one))
show("andThen maybe", done.andThen(none))
show("andThen completable", done.andThen(Completable.error(Failure())))
show("andThen error", Completable.error(Failure()).andThen(one))
_ = done.andThen(Observable.of(1, 2)).subscribe(onNext: { print("andThen observable", $0) })
show("concat", done.concat(done))
show("concat of", Completable.concat(done, Completable.error(Failure()), done))
show("concat array", Completable.concat([done, done]))
show("completable zip", Completable.zip(done, done))
show("completable zip array", Completable.zip([done, Completable.error(Failure())]))
show("completable do", done.do(onCompleted: { print("onCompleted") }, afterCompleted: { print("afterCompleted") }))
show("completable create", Completable.create { observer in
  observer(.completed)
  observer(.error(Failure()))
  return Disposables.create { print("created is gone") }
})

// Conversions of observables to traits, and the errors for too many or too few elements.
show("asSingle none", Observable<Int>.empty().asSingle())
show("asSingle two", Observable.of(1, 2).asSingle())
show("asMaybe none", Observable<Int>.empty().asMaybe())
show("asMaybe two", Observable.of(1, 2).asMaybe())
show("first", Observable<Int>.empty().first())
show("first of two", Observable.of(1, 2).first())
show("toArray", Observable.of(1, 2).toArray())
show("ignoreElements", Observable.of(1, 2).ignoreElements().asCompletable())
