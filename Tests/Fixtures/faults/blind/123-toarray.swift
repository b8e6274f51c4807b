import RxSwift

let bag = DisposeBag()
let numbers = Observable.range(start: 1, count: 5)

let all: Observable<[Int]> = numbers.toArray()
//                                   ^ error: cannot convert value of type 'PrimitiveSequence<SingleTrait, [Int]>' to specified type 'Observable<[Int]>'

numbers
    .toArray()
    .map { $0.reduce(0, +) }
    .subscribe(onNext: { sum in print(sum) })
//            ^ error: extraneous argument label 'onNext:' in call
    .disposed(by: bag)

numbers
    .buffer(timeSpan: .seconds(1), count: 2)
//                                         ^ error: missing argument for parameter 'scheduler' in call
    .subscribe(onNext: { print($0.first + 1) })
//                                ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
    .disposed(by: bag)
