import RxSwift
import RxCocoa

let bag = DisposeBag()
let a = BehaviorRelay(value: 1)
let b = BehaviorRelay(value: "x")

let text = Driver.combineLatest(a, b) { "\($0)\($1)" }
//                ^ error: static method 'combineLatest(_:_:resultSelector:)' requires that 'BehaviorRelay<Int>' conform to 'SharedSequenceConvertibleType'
//                ^ error: static method 'combineLatest(_:_:resultSelector:)' requires that 'BehaviorRelay<String>' conform to 'SharedSequenceConvertibleType'
let sum = Driver.combineLatest(a.asDriver(), b.asDriver()) { $0 + $1 }
//               ^ error: type '(String, String) -> String' cannot conform to 'SharedSequenceConvertibleType'
//                                                              ^ error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'

let list = Driver.just([1, 2]).map { $0.map(String.init) }
list.drive(onNext: { (values: [Int]) in print(values) }).disposed(by: bag)
//                 ^ error: cannot convert value of type '([Int]) -> ()' to expected argument type '(([String]) -> Void)?'
sum.drive(onNext: { print($0) }).disposed(by: bag)
