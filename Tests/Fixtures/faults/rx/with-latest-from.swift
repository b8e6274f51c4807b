import RxSwift

let taps = PublishSubject<Void>()
let text = BehaviorSubject(value: "a")
let lengths: Observable<Int> = taps.withLatestFrom(text)
//                                  ^ error: conflicting arguments to generic parameter 'Source' ('BehaviorSubject<String>' vs. 'Observable<String>')
