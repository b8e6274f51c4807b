import RxSwift

let numbers = Observable.of(1, 2).observe(on: MainScheduler.shared)
//                                                          ^ error: type 'MainScheduler' has no member 'shared'
