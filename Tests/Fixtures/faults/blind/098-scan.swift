import RxSwift

let bag = DisposeBag()
let taps = PublishSubject<Void>()
let words = Observable.of("a", "bb", "ccc")

taps
    .scan(0) { count in count + 1 }
//             ^ error: contextual closure type '(Int, Void) throws -> Int' expects 2 arguments, but 1 was used in closure body
    .subscribe(onNext: { print("taps", $0) })
    .disposed(by: bag)

words
    .reduce(0) { $0 + $1 }
//                    ^ error: cannot convert value of type 'String' to expected argument type 'Int'
    .subscribe(onNext: { print("length", $0) })
    .disposed(by: bag)

words
    .scan([]) { all, word in all + [word] }
    .subscribe(onNext: { print($0.count) })
    .disposed(by: bag)

taps.onNext()
//          ^ error: missing argument for parameter #1 in call
