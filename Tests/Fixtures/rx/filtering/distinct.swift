import RxSwift

struct P { let id: Int; let n: String }
let bag = DisposeBag()
Observable.of(1, 1, 2, 2, 1).distinctUntilChanged().subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(P(id: 1, n: "a"), P(id: 1, n: "b"), P(id: 2, n: "c")).distinctUntilChanged { $0.id }
  .subscribe(onNext: { print($0.n) }).disposed(by: bag)
Observable.of("a", "A", "b").distinctUntilChanged { $0.lowercased() == $1.lowercased() }.subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(P(id: 1, n: "x"), P(id: 2, n: "x")).distinctUntilChanged(at: \.n).subscribe(onNext: { print($0.id) }).disposed(by: bag)
