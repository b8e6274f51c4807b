let number = 1
switch number {
case nil: break
//   ^ error: 'nil' pattern cannot match values of type 'Int'
default: break
}
