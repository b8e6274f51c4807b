// Infallible, all of it.
import RxSwift

let i = Infallible.of(1, 2, 3, 4)
_ = i.map { $0 * 2 }.filter { $0 > 2 }.subscribe(onNext: { print($0) }, onCompleted: { print("done") }, onDisposed: { print("gone") })
_ = i.scan(0, accumulator: +).distinctUntilChanged().subscribe(onNext: { print("scan", $0) })
_ = i.flatMap { Infallible.just($0 * 10) }.subscribe(onNext: { print($0) })
_ = i.compactMap { $0 % 2 == 0 ? "\($0)!" : nil }.subscribe(onNext: { print($0) })
_ = i.concatMap { Infallible.of($0, -$0) }.take(3).subscribe(onNext: { print($0) })
_ = Infallible<String>.create { observer in
  observer(.next("created"))
  observer(.completed)
  return Disposables.create { print("disposed") }
}.subscribe { print($0) }
_ = Infallible.combineLatest(i, Infallible.just("x")).subscribe(onNext: { print($0.0, $0.1) })
_ = Infallible.zip(i, Infallible.of("a", "b")) { "\($0)\($1)" }.subscribe(onNext: { print($0) })
_ = Infallible.merge(i, .just(9)).subscribe(onNext: { print($0, terminator: ",") })
print()
_ = Infallible.concat(.just(1), .just(2)).subscribe(onNext: { print($0) })
_ = i.startWith(0).skip(while: { $0 < 2 }).take(while: { $0 < 4 }).subscribe(onNext: { print("mid", $0) })
_ = i.withLatestFrom(Infallible.just("w")) { "\($0)\($1)" }.subscribe(onNext: { print($0) })
_ = Observable.of(1).concat(Observable<Int>.error(RxError.unknown)).asInfallible(onErrorJustReturn: 0).subscribe(onNext: { print("safe", $0) })
_ = Observable<Int>.error(RxError.unknown).asInfallible(onErrorFallbackTo: i).subscribe(onNext: { print("fallback", $0) })
_ = Observable<Int>.error(RxError.unknown).asInfallible { _ in .just(77) }.subscribe(onNext: { print($0) })
_ = i.asObservable().toArray().subscribe { print($0) }
_ = i.share(replay: 1).map(String.init).subscribe(onNext: { print($0) })
