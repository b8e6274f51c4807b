import RxSwift

func log<T>(_ source: Observable<T>, as name: String) -> Disposable {
    source.subscribe(onNext: { print(name, $0) })
}

func sum(_ source: Observable<Int>) -> Single<Int> {
    source.reduce(0, accumulator: +).asSingle()
}

let bag = DisposeBag()
let subject = PublishSubject<String>()
log(subject, as: "text").disposed(by: bag)
log(subject.asObservable(), name: "text").disposed(by: bag)
// ^ error: incorrect argument label in call (have '_:name:', expected '_:as:')
sum(Observable.of("1", "2"))
//                ^ error: cannot convert value of type 'String' to expected argument type 'Int'
//                     ^ error: cannot convert value of type 'String' to expected argument type 'Int'
    .subscribe(onSuccess: { print($0) })
    .disposed(by: bag)
sum(Observable.of(1, 2)).disposed(by: bag)
//                       ^ error: value of type 'Single<Int>' (aka 'PrimitiveSequence<SingleTrait, Int>') has no member 'disposed'
