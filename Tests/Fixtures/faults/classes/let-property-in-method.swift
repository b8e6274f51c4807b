class A { let n = 1
  func f() { n = 2 }
//           ^ error: cannot assign to property: 'n' is a 'let' constant
}
