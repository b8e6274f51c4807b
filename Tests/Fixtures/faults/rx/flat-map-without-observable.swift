import RxSwift

let text = PublishSubject<String>()
let lengths = text.flatMapLatest { $0.count }
//                 ^ error: instance method 'flatMapLatest' requires that 'Int' conform to 'ObservableConvertibleType'
