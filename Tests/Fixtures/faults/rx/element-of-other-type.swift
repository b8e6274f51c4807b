import RxSwift

let numbers = PublishSubject<Int>()
numbers.onNext("a")
//             ^ error: cannot convert value of type 'String' to expected argument type 'Int'
