struct Item {
    let name: String
    var quantity: Int
    let price: Double
}

final class Inventory {
    private var items: [String: Item] = [:]

    func add(_ item: Item) {
        if let existing = items[item.name] {
            existing.quantity += item.quantity
//                            ^ error: left side of mutating operator isn't mutable: 'existing' is a 'let' constant
            items[item.name] = existing
        } else {
            items[item.name] = item
        }
    }

    func total() -> Double {
        return items.values.reduce(0) { $0 + $1.price * $1.quantity }
//                                                         ^ error: cannot convert value of type 'Int' to expected argument type 'Double'
    }
}

let inventory = Inventory()
inventory.add(Item(name: "Bolt", quantity: 10, price: 0.25))
print(inventory.total())
