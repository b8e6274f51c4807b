let x: Any = 3
let a = x + 1
//      ^ error: cannot convert value of type 'Any' to expected argument type 'Int'
let b: Int = x as Int
//             ^ error: 'Any' is not convertible to 'Int'
let c = x as? Int + 1
//        ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let d: String = x as? String
//                ^ error: value of optional type 'String?' must be unwrapped to a value of type 'String'
if x is Foo { }
//      ^ error: cannot find type 'Foo' in scope
let e = 3 as String
//      ^ error: cannot convert value of type 'Int' to type 'String' in coercion
let f = "3" as! Int
let g = x as! Int.Type
