enum Item { case one(Int), two(Int) }
let item = Item.one(1)
switch item {
case .one(let value), .two(var value): print(value)
//                             ^ error: 'var' pattern binding must match previous 'let' pattern binding
}
