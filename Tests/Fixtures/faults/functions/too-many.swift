func f(_ a: Int) {}
f(1, 2)
//   ^ error: extra argument in call
