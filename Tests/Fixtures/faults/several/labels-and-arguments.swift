struct Person { let name: String; let age: Int }
let first = Person("Ann", age: "30")
//                ^ error: missing argument label 'name:' in call
//                             ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let second = Person(named: 3, age: missing)
//                 ^ error: incorrect argument label in call (have 'named:age:', expected 'name:age:')
//                         ^ error: cannot convert value of type 'Int' to expected argument type 'String'
//                                 ^ error: cannot find 'missing' in scope
let keys: [String] = ["a": 1].keys
//                            ^ error: cannot convert value of type 'Dictionary<String, Int>.Keys' to specified type '[String]'
