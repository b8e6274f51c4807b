// flatMap whose closures return different things: Single, Maybe, Driver, subjects, relays, optionals.
import RxCocoa
import RxSwift

let n = Observable.of(1, 2, 3)
let subject = BehaviorSubject(value: "s"), relay = BehaviorRelay(value: "r")
_ = n.flatMap { Single.just($0 * 2) }.subscribe { print($0) }
_ = n.flatMap { $0 == 2 ? Maybe.empty() : Maybe.just($0) }.subscribe { print($0) }
_ = n.flatMap { i in Driver.just("d\(i)") }.subscribe { print($0) }
_ = n.flatMapLatest { _ in subject }.take(3).subscribe { print($0) }
_ = n.flatMapLatest { _ in relay }.take(2).subscribe { print($0) }
_ = n.flatMap { _ in Completable.empty() }.subscribe { print($0) }
_ = n.concatMap { i in Infallible.of(i, i) }.toArray().subscribe { print($0) }
_ = n.flatMapFirst { i -> Observable<String> in
  switch i {
  case 1: return .just("one")
  case 2: return Observable.empty()
  default: return relay.asObservable().take(1)
  }
}.subscribe { print($0) }
_ = n.map { i in Observable.from(Array(repeating: i, count: i)) }.merge().toArray().subscribe { print($0) }
_ = n.map(Observable.just).concat().subscribe { print($0) }
_ = n.flatMap(Observable.just).subscribe { print($0) }
_ = Observable.just("a,b,c").flatMap { Observable.from($0.split(separator: ",").map(String.init)) }.subscribe { print($0) }
