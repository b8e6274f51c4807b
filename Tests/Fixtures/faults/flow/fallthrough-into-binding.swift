func show(_ number: Int) {
  switch number {
  case 1:
    print("one")
    fallthrough
//  ^ error: 'fallthrough' from a case which doesn't bind variable 'other'
  case let other: print(other)
  }
}
