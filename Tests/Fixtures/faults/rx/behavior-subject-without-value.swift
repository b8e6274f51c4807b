import RxSwift

let subject = BehaviorSubject<Int>()
//                                 ^ error: missing argument for parameter 'value' in call
