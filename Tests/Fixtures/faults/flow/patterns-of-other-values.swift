let number = 1
switch number {
case (let a, let b): print(a, b)
//   ^ error: tuple pattern cannot match values of the non-tuple type 'Int'
default: break
}
switch number {
case let found?: print(found)
//            ^ error: '?' pattern cannot match values of type 'Int'
default: break
}
