import RxSwift

let text = PublishSubject<String>()
let slow = text.debounce(.seconds(1))
//                                  ^ error: missing argument for parameter 'scheduler' in call
