// Conversions between all the traits.
import RxCocoa
import RxSwift

let o = Observable.of(1, 2)
let single: Single<Int> = o.take(1).asSingle()
let maybe: Maybe<Int> = single.asMaybe()
let completable: Completable = maybe.asCompletable()
let driver: Driver<Int> = o.asDriver(onErrorJustReturn: 0)
let signal: Signal<Int> = o.asSignal(onErrorJustReturn: 0)
let infallible: Infallible<Int> = driver.asInfallible()
_ = single.subscribe { print(type(of: $0), $0) }
_ = maybe.subscribe { print(type(of: $0), $0) }
_ = completable.subscribe { print(type(of: $0), $0) }
_ = driver.drive(onNext: { print("driver", $0) })
_ = signal.emit(onNext: { print("signal", $0) })
_ = infallible.subscribe(onNext: { print("infallible", $0) })
_ = completable.andThen(Single.just("then")).subscribe { print($0) }
_ = completable.andThen(Observable.of(4, 5)).subscribe { print($0) }
_ = completable.andThen(.empty()).subscribe { print($0) }
_ = single.flatMap { .just("\($0)!") }.subscribe { print($0) }
_ = single.flatMapMaybe { $0 > 5 ? .just($0) : .empty() }.subscribe { print($0) }
_ = single.flatMapCompletable { _ in .empty() }.subscribe { print($0) }
_ = single.asDriver(onErrorJustReturn: 3).asObservable().subscribe { print($0) }
_ = maybe.ifEmpty(default: 9).subscribe { print($0) }
_ = Maybe<Int>.empty().ifEmpty(switchTo: Maybe.just(8)).subscribe { print($0) }
_ = signal.asDriver(onErrorJustReturn: 5).drive(onNext: { print("s>d", $0) })
_ = driver.asSignal(onErrorJustReturn: 5).emit(onNext: { print("d>s", $0) })
// Of what class an observable is depends on how it was made.
print(o as Any is Observable<Int>, type(of: driver), type(of: signal), type(of: infallible))
