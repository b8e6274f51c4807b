import RxSwift
import RxCocoa
let list = Driver.just([1, 2]).map { $0.map { "\($0)" } }
_ = list.drive(onNext: { (values: [Int]) in print(values) })
//                     ^ error: cannot convert value of type '([Int]) -> ()' to expected argument type '(([String]) -> Void)?'
_ = list.drive(onNext: { a, b in print(a) })
//                       ^ error: contextual closure type '([String]) -> Void' expects 1 argument, but 2 were used in closure body
_ = list.drive { print($0) }
