struct Order {
    let id: Int
    let count: Int
    let note: String
}

func summary(_ order: Order) -> String {
    let line: String = "Order #" + order.id
//                                       ^ error: cannot convert value of type 'Int' to expected argument type 'String'
    let total = order.count + "5"
//                          ^ error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
    return line + ": " + String(total) + order.note
}

let order = Order(id: "7", count: 2, note: "gift")
//                    ^ error: cannot convert value of type 'String' to expected argument type 'Int'
print(summary(order))
