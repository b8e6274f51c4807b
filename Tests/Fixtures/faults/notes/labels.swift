func add(a: Int, b: Int) -> Int { a + b }
func sum(_ a: Int, _ b: Int) -> Int { a + b }
func both(_ a: Int, and b: Int) -> Int { a + b }
func one(a: Int) -> Int { a }
_ = add(1, 2)
//     ^ error: missing argument labels 'a:b:' in call
_ = sum(a: 1, b: 2)
//     ^ error: extraneous argument labels 'a:b:' in call
_ = both(1, 2)
//      ^ error: missing argument label 'and:' in call
_ = both(a: 1, and: 2)
//      ^ error: extraneous argument label 'a:' in call
_ = add(a: 1, c: 2)
//     ^ error: incorrect argument label in call (have 'a:c:', expected 'a:b:')
_ = one(1)
//      ^ error: missing argument label 'a:' in call
