import RxSwift

let bag = DisposeBag()
let taps = PublishSubject<Void>()
let names = PublishSubject<String>()
let numbers = PublishSubject<Int>()

let all = Observable.merge(names, numbers)
//                                ^ error: cannot convert value of type 'Observable<Int>' to expected argument type 'Observable<String>'
let mapped = Observable.merge(
    taps.map { "tap" },
    names.map { $0.count },
    numbers.map { "\($0)" }
)

mapped
    .subscribe(onNext: { text in print(text) })
    .disposed(by: bag)
names.onNext(3)
//           ^ error: cannot convert value of type 'Int' to expected argument type 'PublishSubject<String>.Element' (aka 'String')
