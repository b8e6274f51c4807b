import RxSwift
let r = BehaviorRelay(value: 1)
//      ^ error: cannot find 'BehaviorRelay' in scope
let d = Observable.of(1).asDriver(onErrorJustReturn: 0)
