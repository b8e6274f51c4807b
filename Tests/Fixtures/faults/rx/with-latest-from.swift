import RxSwift

let taps = PublishSubject<Void>()
let text = BehaviorSubject(value: "a")
let lengths: Observable<Int> = taps.withLatestFrom(text)
//                             ^ error: cannot convert value of type 'String' to expected type 'Int'
