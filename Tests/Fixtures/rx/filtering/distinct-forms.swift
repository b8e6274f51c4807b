// distinctUntilChanged in all its forms, and Equatable synthesised.
import RxSwift

struct P: Equatable { var x: Int; var tag: String }
enum S: Equatable { case a, b(Int), c(x: Int, y: [String]) }
let ps = Observable.of(P(x: 1, tag: "a"), P(x: 1, tag: "b"), P(x: 2, tag: "b"), P(x: 2, tag: "b"))
_ = ps.distinctUntilChanged().map { "\($0.x)\($0.tag)" }.toArray().subscribe { print($0) }
_ = ps.distinctUntilChanged(at: \.x).map { "\($0.x)\($0.tag)" }.toArray().subscribe { print($0) }
_ = ps.distinctUntilChanged { $0.tag }.map { "\($0.x)\($0.tag)" }.toArray().subscribe { print($0) }
_ = ps.distinctUntilChanged { $0.tag == $1.tag }.map { "\($0.x)\($0.tag)" }.toArray().subscribe { print($0) }
_ = ps.distinctUntilChanged({ $0.x }, comparer: { abs($0 - $1) < 2 }).map { "\($0.x)\($0.tag)" }.toArray().subscribe { print($0) }
_ = Observable.of(S.a, .a, .b(1), .b(1), .b(2), .c(x: 1, y: ["q"]), .c(x: 1, y: ["q"])).distinctUntilChanged().subscribe(onNext: { print($0) })
_ = Observable.of(nil, nil, 1, 1, nil).distinctUntilChanged().subscribe(onNext: { (v: Int?) in print(v as Any) })
_ = Observable.of([1], [1], [1, 2]).distinctUntilChanged().subscribe(onNext: { print($0) })
_ = Observable.of((1, 2), (1, 2), (2, 2)).distinctUntilChanged(==).subscribe(onNext: { print($0) })
_ = Observable.of((1, "a"), (1, "b")).distinctUntilChanged { $0.0 }.subscribe(onNext: { print($0) })
_ = Observable.of(["k": 1], ["k": 1], [:]).distinctUntilChanged(==).subscribe(onNext: { print($0) })
