import RxSwift
import RxCocoa
let a = BehaviorRelay(value: 1)
let b = BehaviorRelay(value: "x")
let text = Driver.combineLatest(a, b) { "\($0)\($1)" }
//                ^ error: static method 'combineLatest(_:_:resultSelector:)' requires that 'BehaviorRelay<Int>' conform to 'SharedSequenceConvertibleType'
//                ^ error: static method 'combineLatest(_:_:resultSelector:)' requires that 'BehaviorRelay<String>' conform to 'SharedSequenceConvertibleType'
