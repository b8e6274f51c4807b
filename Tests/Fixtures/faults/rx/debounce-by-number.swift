import RxSwift

let text = PublishSubject<String>()
let slow = text.debounce(0.3, scheduler: MainScheduler.instance)
//                       ^ error: cannot convert value of type 'Double' to expected argument type 'DispatchTimeInterval'
