import RxSwift

let text = PublishSubject<String>()
let lengths = text.flatMapLatest { $0.count }
//                 ^ error: no exact matches in call to instance method 'flatMapLatest'
