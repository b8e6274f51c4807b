import RxSwift

let numbers = Observable.of(1, 2, 3)
numbers.subscribe(onNext: { print($0) })
//      ^ warning: result of call to 'subscribe(onNext:onError:onCompleted:onDisposed:)' is unused
