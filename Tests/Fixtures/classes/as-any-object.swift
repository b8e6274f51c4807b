// `as AnyObject` of what is only known as Any.
final class Cart {}
let cart = Cart()
let values: [Any?] = [cart, nil, Cart()]
for value in values { print((value as AnyObject?) === cart) }
let any: Any = cart
print((any as AnyObject) === cart, cart as AnyObject === any as AnyObject)
let one = cart as AnyObject?
print(one === cart)
