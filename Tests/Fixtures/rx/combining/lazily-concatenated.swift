// concat of lazily made sequences.
import RxSwift

var made = 0
func make(_ n: Int) -> Observable<Int> {
  Observable.deferred {
    made += 1
    print("making \(n)")
    return .just(n)
  }
}
_ = Observable.concat(make(1), make(2), make(3)).take(2).subscribe { print($0) }
print("made", made)
let parts = (1...3).lazy.map { n -> Observable<Int> in print("lazy", n); return make(n) }
_ = Observable.concat(parts).take(1).subscribe { print($0) }
_ = Observable.concat([make(7), .error(RxError.unknown), make(8)]).subscribe { print($0) }
_ = make(1).concat(make(2)).concat(Observable.just(9)).subscribe { print($0) }
let inners = Observable.of(make(4), make(5)).concat()
_ = inners.subscribe { print("inner", $0) }
_ = Observable.from([make(1), make(2)]).merge().subscribe { print("merge", $0) }
