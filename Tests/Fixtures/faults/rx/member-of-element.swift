import RxSwift

let numbers = Observable.of(1, 2, 3)
let lengths = numbers.map { $0.count }
//                             ^ error: value of type 'Int' has no member 'count'
