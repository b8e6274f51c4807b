// A quiz about printed output: order, re-entrancy, sharing, termination.
import RxSwift
import RxRelay
import Foundation

// "What does it print?" – quiz of subtle behaviours
let bag = DisposeBag()
func quiz(_ n: Int, _ body: () -> Void) { print("Q\(n)"); body() }
quiz(1) { Observable.of(1, 2, 3).flatMap { Observable.of($0, $0 * 10) }.subscribe(onNext: { print($0, terminator: " ") }).disposed(by: bag); print() }
quiz(2) { Observable.of(1, 2, 3).concatMap { Observable.of($0, $0 * 10) }.subscribe(onNext: { print($0, terminator: " ") }).disposed(by: bag); print() }
quiz(3) { Observable.of(1, 2, 3).flatMapLatest { Observable.of($0, $0 * 10) }.subscribe(onNext: { print($0, terminator: " ") }).disposed(by: bag); print() }
quiz(4) { Observable.of(1, 2, 3).flatMapFirst { Observable.of($0, $0 * 10) }.subscribe(onNext: { print($0, terminator: " ") }).disposed(by: bag); print() }
quiz(5) {
    let s = PublishSubject<Int>()
    s.subscribe(onNext: { if $0 < 3 { s.onNext($0 + 1) }; print("after", $0) }).disposed(by: bag)
    s.onNext(1)
}
quiz(6) {
    let a = BehaviorRelay(value: 1), b = BehaviorRelay(value: 10)
    let sum = Observable.combineLatest(a, b, resultSelector: +)
    sum.subscribe(onNext: { print($0, terminator: " ") }).disposed(by: bag)
    a.accept(2); b.accept(20); print()
}
quiz(7) {
    let a = BehaviorSubject(value: 1)
    let doubled = a.map { $0 * 2 }, tripled = a.map { $0 * 3 }
    Observable.combineLatest(doubled, tripled) { "\($0)/\($1)" }.subscribe(onNext: { print($0, terminator: " ") }).disposed(by: bag)
    a.onNext(2); print()
}
quiz(8) {
    Observable.merge(.of(1, 2, 3), .of(10, 20, 30)).subscribe(onNext: { print($0, terminator: " ") }).disposed(by: bag); print()
    Observable.zip(Observable.of(1, 2, 3), Observable.of("a", "b")).subscribe { print($0, terminator: " ") }.disposed(by: bag); print()
    Observable.of(1, 2, 3).amb(Observable.of(4, 5)).subscribe(onNext: { print($0, terminator: " ") }).disposed(by: bag); print()
}
quiz(9) {
    let s = PublishSubject<Int>()
    s.take(2).subscribe(onNext: { print("next", $0) }, onCompleted: { print("completed") }, onDisposed: { print("disposed") }).disposed(by: bag)
    s.do(onNext: { print("do", $0) }).take(1).subscribe(onNext: { print("take1", $0) }).disposed(by: bag)
    (1...3).forEach(s.onNext)
}
quiz(10) {
    var n = 0
    let o = Observable<Int>.deferred { n += 1; return .just(n) }
    Observable.zip(o, o).subscribe(onNext: { print($0) }).disposed(by: bag)
    o.concat(o).toArray().subscribe(onSuccess: { print($0) }).disposed(by: bag)
    let shared = o.share(replay: 1)
    Observable.zip(shared, shared).subscribe(onNext: { print($0) }).disposed(by: bag)
    let just = Observable.just({ () -> Int in n += 1; return n }())
    just.subscribe(onNext: { print($0) }).disposed(by: bag); just.subscribe(onNext: { print($0) }).disposed(by: bag)
}
quiz(11) {
    let s = ReplaySubject<Int>.create(bufferSize: 2)
    (1...4).forEach { s.onNext($0) }
    s.onError(RxError.unknown)
    s.subscribe(onNext: { print($0) }, onError: { _ in print("err") }).disposed(by: bag)
    let p = PublishSubject<Int>(); p.onCompleted(); p.onNext(1)
    p.subscribe { print("p", $0) }.disposed(by: bag)
}
quiz(12) {
    Observable.of(1, 2, 3, 4).distinctUntilChanged { $0 % 2 == $1 % 2 }.subscribe(onNext: { print($0, terminator: " ") }).disposed(by: bag)
    Observable.of(1, 1, 2, 1).distinctUntilChanged { $0 > 1 }.subscribe(onNext: { print($0, terminator: " ") }).disposed(by: bag); print()
}
quiz(13) {
    Observable.of(5, 6).scan(1) { $0 * $1 }.startWith(0).reduce([]) { $0 + [$1] }.subscribe(onNext: { print($0) }).disposed(by: bag)
    Observable<Int>.empty().reduce(7, accumulator: +).subscribe(onNext: { print($0) }).disposed(by: bag)
    Observable<Int>.empty().scan(7, accumulator: +).ifEmpty(default: -1).subscribe(onNext: { print($0) }).disposed(by: bag)
    Observable.of(1, 2, 3).single().subscribe { print($0) }.disposed(by: bag)
    Observable<Int>.empty().first().subscribe { print($0) }.disposed(by: bag)
    Observable.of(1, 2).takeLast(5).skip(1).subscribe { print($0) }.disposed(by: bag)
    Observable.of(1, 2).take(0).subscribe { print($0) }.disposed(by: bag)
}
quiz(14) {
    let outer = PublishSubject<Observable<String>>(), a = PublishSubject<String>(), b = PublishSubject<String>()
    let d = outer.switchLatest().subscribe { print($0) }
    outer.onNext(a); a.onNext("a1"); outer.onNext(b); a.onNext("a2"); b.onNext("b1"); outer.onCompleted(); b.onNext("b2"); b.onCompleted()
    d.dispose()
}
quiz(15) {
    let relay = PublishRelay<Int>(), sub = PublishSubject<Int>()
    sub.bind(to: relay).disposed(by: bag)
    relay.subscribe { print("relay", $0) }.disposed(by: bag)
    sub.onNext(1); sub.onCompleted(); sub.onNext(2); relay.accept(3)
}
quiz(16) {
    Observable.of(1, 2, 3).withLatestFrom(Observable.of("a", "b")) { "\($0)\($1)" }.subscribe(onNext: { print($0, terminator: " ") }).disposed(by: bag); print()
    Observable.of(1, 2, 3).sample(Observable.of(0, 0)).subscribe { print($0) }.disposed(by: bag)
    Observable.of(1, 2, 3).buffer(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance).subscribe { print($0) }.disposed(by: bag)
    Observable.of(1, 2, 3).window(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance).flatMap { $0.reduce(0, accumulator: +) }.subscribe { print($0) }.disposed(by: bag)
    Observable.of(3, 1).debounce(.seconds(1), scheduler: MainScheduler.instance).subscribe { print("deb", $0) }.disposed(by: bag)
    Observable.of(3, 1, 2).throttle(.seconds(1), scheduler: MainScheduler.instance).subscribe { print("thr", $0) }.disposed(by: bag)
}
