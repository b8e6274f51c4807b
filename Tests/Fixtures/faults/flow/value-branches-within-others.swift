let b = true
let x1 = 1 + if b { 1 } else { 2 }
//           ^ error: 'if' may only be used as expression in return, throw, or as the source of an assignment
let x2 = (if b { 1 } else { 2 }) + 1
//        ^ error: 'if' may only be used as expression in return, throw, or as the source of an assignment
let x3 = b ? if b { 1 } else { 2 } : 3
//           ^ error: 'if' may only be used as expression in return, throw, or as the source of an assignment
let x4 = (1, switch b { case true: 1
//           ^ error: 'switch' may only be used as expression in return, throw, or as the source of an assignment
case false: 2 })
print(if b { 1 } else { 2 })
//    ^ error: 'if' may only be used as expression in return, throw, or as the source of an assignment
print("\(if b { 1 } else { 2 })")
//       ^ error: 'if' may only be used as expression in return, throw, or as the source of an assignment
func f(_ n: Int = if b { 1 } else { 2 }) {}
//                ^ error: 'if' may only be used as expression in return, throw, or as the source of an assignment
var y = 0
y = if b { 1 } else { 2 }
func g() -> Int { return if b { 1 } else { 2 } }
let h = { if b { 1 } else { 2 } }
let z = if b { if b { 1 } else { 2 } } else { 3 }
