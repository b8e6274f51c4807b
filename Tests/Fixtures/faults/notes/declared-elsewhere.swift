class Animal {
  var legs: Int { 4 }
//    ^ note: overridden declaration is here
  func speak() {}
//     ^ note: overridden declaration is here
}

class Bird: Animal {
  var legs: Int { 2 }
//    ^ error: overriding declaration requires an 'override' keyword
  func speak() {}
//     ^ error: overriding declaration requires an 'override' keyword
}

class Box {
//    ^ error: class 'Box' has no initializers
  let width: Int
//    ^ note: stored property 'width' without initial value prevents synthesized initializers
  var height: Int
//    ^ note: stored property 'height' without initial value prevents synthesized initializers
}

struct Pair {
  var first = 1
//    ^ note: 'first' previously declared here
  var first = 2
//    ^ error: invalid redeclaration of 'first'
  func swap() {}
//     ^ note: 'swap()' previously declared here
  func swap() {}
//     ^ error: invalid redeclaration of 'swap()'
}

func later() {
  print(value)
//      ^ error: use of local variable 'value' before its declaration
  let value = 1
//    ^ note: 'value' declared here
  let twice = 2
//    ^ note: 'twice' previously declared here
  let twice = 3
//    ^ error: invalid redeclaration of 'twice'
}
