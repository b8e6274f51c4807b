struct M { func add(_ a: Int) {}; func add(_ a: String) {}; init(a: Int) {}; init(b: String) {} }
let m = M(c: 1)
//       ^ error: incorrect argument label in call (have 'c:', expected 'a:')
M(a: 1).add(2.0)
//      ^ error: no exact matches in call to instance method 'add'
M(a: "x").add(1)
//   ^ error: cannot convert value of type 'String' to expected argument type 'Int'
m.add(a: 1)
