import RxSwift
import RxCocoa
let a = BehaviorRelay(value: 1)
let text = Driver.combineLatest(a, a) { $0 + $1 }
//                ^ error: static method 'combineLatest(_:_:resultSelector:)' requires that 'BehaviorRelay<Int>' conform to 'SharedSequenceConvertibleType'
