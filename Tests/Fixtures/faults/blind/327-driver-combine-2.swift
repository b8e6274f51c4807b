import RxSwift
import RxCocoa
let a = BehaviorRelay(value: 1)
let b = BehaviorRelay(value: "x")
let sum = Driver.combineLatest(a.asDriver(), b.asDriver()) { $0 + $1 }
//               ^ error: type '(String, String) -> String' cannot conform to 'SharedSequenceConvertibleType'
//                                                              ^ error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
let s2 = Driver.combineLatest(a.asDriver(), b.asDriver()) { x, y in x + y }
//              ^ error: type '(String, String) -> String' cannot conform to 'SharedSequenceConvertibleType'
//                                                                    ^ error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
let s3 = Observable.combineLatest(a, b) { $0 + $1 }
//                  ^ error: type '(String, String) -> String' cannot conform to 'ObservableType'
let s4 = Observable.zip(a, b) { $0 + $1 }
//                  ^ error: type '(String, String) -> String' cannot conform to 'ObservableType'
