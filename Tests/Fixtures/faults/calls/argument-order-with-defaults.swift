struct Scheduler { func schedule(_ name: String, after delay: Int, repeats: Int = 1, work: () -> Void) {} }
Scheduler().schedule("tick", repeats: 3, after: 2) {}
//                                       ^ error: argument 'after' must precede argument 'repeats'
struct Stock { var id: String; var quantity: Int; var price: Double; var supplier: String? }
let stock = [
  Stock(id: "nut", quantity: 1, price: 2, supplier: nil),
  Stock(id: "gear", price: 19, quantity: 3, supplier: .init("x")),
//                             ^ error: argument 'quantity' must precede argument 'price'
]
