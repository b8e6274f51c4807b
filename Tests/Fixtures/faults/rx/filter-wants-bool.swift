import RxSwift

let numbers = Observable.of(1, 2, 3)
let some = numbers.filter { $0 + 1 }
//                             ^ error: cannot convert value of type 'Int' to closure result type 'Bool'
