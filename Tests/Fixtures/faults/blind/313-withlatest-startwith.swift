import RxSwift
let bag = DisposeBag()
let s = Single.just("a")
Observable.of(1, 2)
    .withLatestFrom(s) { "\($0)\($1)" }
//                       ^ error: cannot convert value of type 'String' to closure result type 'Int'
    .startWith(0)
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
let q = Observable.of("a").startWith(0)
//      ^ error: conflicting arguments to generic parameter 'Element' ('Int' vs. 'String')
//                 ^ error: conflicting arguments to generic parameter 'Self' ('Observable<Int>' vs. 'Observable<String>')
//                         ^ error: conflicting arguments to generic parameter 'Self' ('Observable<Int>' vs. 'Observable<String>')
let r = Observable.of("a").map { $0 + "x" }.startWith(0)
//                                  ^ error: cannot convert value of type 'String' to closure result type 'Int'
let t = Observable.of(1).map { "\($0)" }.startWith(0).subscribe()
//                             ^ error: cannot convert value of type 'String' to closure result type 'Int'
