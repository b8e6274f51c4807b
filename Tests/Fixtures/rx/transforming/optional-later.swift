// Results of closures, key paths and literals may become optionals because of code further right.
import RxSwift
struct User { let name: String }
let users = Observable.of(User(name: "ann"))
users.map { $0.name }.catchAndReturn(nil).map { $0?.count ?? 0 }.subscribe(onNext: { print($0) }).dispose()
users.map(\.name).startWith(nil).subscribe(onNext: { print($0 as Any) }).dispose()
users.map(\.name.count).asInfallible(onErrorJustReturn: nil).subscribe(onNext: { print($0 as Any) }).dispose()
users.map { $0.name }.concat(Observable.just(nil)).subscribe(onNext: { print($0 as Any) }).dispose()
users.map { Int($0.name.count) }.scan(nil) { ($0 ?? 0) + $1 }.subscribe(onNext: { print($0 as Any) }).dispose()
func name() -> Observable<String?> { users.map { $0.name }.catchAndReturn(nil) }
name().subscribe(onNext: { print($0 as Any) }).dispose()
Observable.combineLatest(users.map { $0.name }.startWith(nil), users.map { $0.name.count }.startWith(nil)).subscribe(onNext: { print($0) }).dispose()
Observable.of(1).catchAndReturn(nil).subscribe(onNext: { print($0 as Any) }).dispose()
Observable.just("x").startWith(nil).subscribe(onNext: { print($0 as Any) }).dispose()
Single.just(3).catchAndReturn(nil).subscribe(onSuccess: { print($0 as Any) }).dispose()
let u = Observable.just("x").map(\.count).startWith(nil)
u.subscribe(onNext: { print($0 as Any) }).dispose()
let v = Observable.just("x").map { $0.count }.startWith(nil)
v.subscribe(onNext: { print($0 as Any) }).dispose()
Observable.of(1, 2).map { $0 + 1 }.startWith(nil).subscribe(onNext: { print($0 as Any) }).dispose()
Observable.of(1, 2).filter { $0 > 1 }.map { "\($0)" }.catchAndReturn(nil).subscribe(onNext: { print($0 as Any) }).dispose()
Observable.of("a", "b").scan(0) { n, s in n + s.count }.map { $0 * 2 }.startWith(nil).subscribe(onNext: { print($0 as Any) }).dispose()
