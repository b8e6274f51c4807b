import RxSwift

let numbers = Observable.of(1, 2, 3)
numbers.map { $0 * 2 }
//      ^ warning: result of call to 'map' is unused
