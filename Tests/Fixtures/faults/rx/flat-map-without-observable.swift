import RxSwift

let text = PublishSubject<String>()
let lengths = text.flatMapLatest { $0.count }
//                 ^ error: type '((String.Element) throws(E) -> Bool) throws(E) -> Int' (aka '((Character) throws(E) -> Bool) throws(E) -> Int') cannot conform to 'ObservableConvertibleType'
//                                    ^ error: generic parameter 'E' could not be inferred
