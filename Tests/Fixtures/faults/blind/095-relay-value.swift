import RxSwift
import RxRelay

final class Cart {
    let items = BehaviorRelay<[String]>(value: [])
    let total = BehaviorRelay<Double>()
//                                    ^ error: missing argument for parameter 'value' in call

    func add(_ name: String) {
        items.value.append(name)
//                  ^ error: cannot use mutating member on immutable value: 'value' is a get-only property
        items.accept(items.value + name)
//                               ^ error: binary operator '+' cannot be applied to operands of type '[String]' and 'String'
    }

    func clear() {
        items.value = []
//            ^ error: cannot assign to property: 'value' is a get-only property
        items.onNext([])
//            ^ error: value of type 'BehaviorRelay<[String]>' has no member 'onNext'
    }
}

let cart = Cart()
cart.add("apple")
print(cart.items.value)
