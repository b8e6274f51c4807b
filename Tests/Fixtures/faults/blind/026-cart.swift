struct Product: Hashable {
    let sku: String
    let price: Double
}

struct Cart {
    private(set) var lines: [Product: Int] = [:]

    mutating func add(_ product: Product, count: Int = 1) {
        lines[product] += count
//           ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
    }

    var total: Double {
        lines.reduce(0.0) { sum, line in
//            ^ error: no 'reduce' candidates produce the expected contextual result type 'Double'
//                  ^ error: missing argument label 'into:' in call
            sum + line.price * Double(line.value)
        }
    }

    func mostExpensive() -> Product? {
        lines.keys.max { $0.price }
//                     ^ error: contextual closure type '(Dictionary<Product, Int>.Keys.Element, Dictionary<Product, Int>.Keys.Element) throws -> Bool' (aka '(Product, Product) throws -> Bool') expects 2 arguments, but 1 was used in closure body
//                          ^ error: cannot convert value of type 'Double' to closure result type 'Bool'
    }
}

var cart = Cart()
cart.add(Product(sku: "A", price: 2.5))
cart.lines[Product(sku: "B", price: 1)] = 3
//        ^ error: cannot assign through subscript: 'lines' setter is inaccessible
print(cart.total, cart.mostExpensive()?.sku ?? "none")
