import RxSwift
import RxRelay
let items = BehaviorRelay<[String]>(value: [])
let name = "x"
items.accept(items.value + name)
//                       ^ error: binary operator '+' cannot be applied to operands of type '[String]' and 'String'
items.accept(items.value.append(name))
//                       ^ error: cannot convert value of type '()' to expected argument type '[String]'
//                       ^ error: cannot use mutating member on immutable value: 'value' is a get-only property
items.value.append(name)
//          ^ error: cannot use mutating member on immutable value: 'value' is a get-only property
items.value[0] = "x"
//         ^ error: cannot assign through subscript: 'value' is a get-only property
