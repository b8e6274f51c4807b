func f1(_ x: Int) { let limit = 3; if limit > 5 { print(x) } }
//                                                ^ warning: will never be executed
func f2() { let debug = false
if debug { print(1) } }
//               ^ warning: will never be executed
func f3() { let debug = true
if debug { print(1) } else { print(2) } }
//                                 ^ warning: will never be executed
func f4() { if false { print(1) }; while true { break } }
func f5(_ v: Int) -> String { let m = 10; switch m { case 10: return "a"
default: return "b" } }
//              ^ warning: will never be executed
func f6() { let n = 7
if n > 10 { print("a") } else if n > 5 { print("b") } else { print("c") } }
//                ^ warning: will never be executed
//                                                                 ^ warning: will never be executed
func f7() { let a = true
guard a else { fatalError() }
//             ^ warning: will never be executed
print(1) }
enum E8 { case a, b }
func f8() { let e = E8.a
switch e { case .a: print(1)
//     ^ warning: switch condition evaluates to a constant
case .b: print(2) } }
func f9() { var limit = 3; let g = { limit = 4 }; g(); if limit > 5 { print(1) } }
func f10(_ n: Int) { var limit = 3; if n > 2 { limit = 9 }; if limit > 5 { print(1) } }
let age = 20
if age >= 18 { print("adult") } else { print("minor") }
//                                           ^ warning: will never be executed
if age > 99 { print("old") }
