struct P { var x: Int; var y: Int = 2; let z: String }
let a = P()
//       ^ error: missing arguments for parameters 'x', 'z' in call
let b = P(x: 1)
//            ^ error: missing argument for parameter 'z' in call
let c = P(x: 1, z: 3)
//                 ^ error: cannot convert value of type 'Int' to expected argument type 'String'
let d = P(z: "a", x: 1)
//                ^ error: argument 'x' must precede argument 'z'
let e = P(1, 2, "a")
//       ^ error: missing argument labels 'x:y:z:' in call
let f = P(x: 1, y: 2, z: "a", w: 3)
//                               ^ error: extra argument 'w' in call
