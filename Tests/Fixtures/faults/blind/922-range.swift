import RxSwift
let k = Observable.range(start: 1, end: 3)
//                               ^ error: missing argument for parameter 'count' in call
//                                      ^ error: extra argument 'end' in call
let l = Observable.range(start: 1)
//                               ^ error: missing argument for parameter 'count' in call
let m = Observable.interval(.seconds(1))
//      ^ error: generic parameter 'Element' could not be inferred
//                                     ^ error: missing argument for parameter 'scheduler' in call
