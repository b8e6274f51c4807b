struct Order { let id: Int }
let order = Order(id: 7)
let line: String = "Order #" + order.id
//                                   ^ error: cannot convert value of type 'Int' to expected argument type 'String'
