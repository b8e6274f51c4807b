func g1() throws -> Int { 1 }
func f1() { try? g1() }
//          ^ warning: result of 'try?' is unused
func g2() throws -> Int { 1 }
func f2() throws { try g2() }
//                     ^ warning: result of call to 'g2()' is unused
func g3() -> Int { 1 }
func f3() { g3() }
//          ^ warning: result of call to 'g3()' is unused
@discardableResult func g4() -> Int { 1 }; func f4() { g4() }
func f5() { 1 + 2 }
//            ^ warning: result of operator '+' is unused
func f6() { 1 }
//          ^ warning: integer literal is unused
func f7() { "x" }
//          ^ warning: string literal is unused
func f8() { let x = 1; x }
//                     ^ warning: expression of type 'Int' is unused
func f9() { let x = 1; x + 1 }
//                       ^ warning: result of operator '+' is unused
func f10() { let x = 1; x == 1 }
//                        ^ warning: result of operator '==' is unused
func f11() { [1, 2] }
//           ^ warning: expression of type '[Int]' is unused
func f12() { [1, 2].map { $0 } }
//                  ^ warning: result of call to 'map' is unused
func f13() { [1, 2].count }
//                  ^ warning: expression of type 'Int' is unused
func f14() { let x: Int? = 1; x?.description }
//                               ^ warning: expression of type 'String?' is unused
func f15() { let x: Int? = 1; x! }
//                             ^ warning: expression of type 'Int' is unused
func f16() { true ? 1 : 2 }
//                ^ warning: expression of type 'Int' is unused
struct S17 {}
func f17() { S17() }
//           ^ warning: result of 'S17' initializer is unused
enum E18 { case a }
func f18() { E18.a }
//               ^ warning: result of call to function returning 'E18' is unused
func f19() { (1, 2) }
//           ^ warning: expression of type '(Int, Int)' is unused
func f20() { nil as Int? }
//               ^ warning: expression of type 'Int?' is unused
func f21() { 5 as Int }
//             ^ warning: expression of type 'Int' is unused
func f22(_ a: Int, _ b: Int) { a == b; a + b; -a; !true }
//                               ^ warning: result of operator '==' is unused
//                                       ^ warning: result of operator '+' is unused
//                                            ^ warning: result of operator '-' is unused
//                                                ^ warning: result of operator '!' is unused
func f23() { let s = "a"; s + "b"; s.count; s.uppercased(); s.isEmpty }
//                          ^ warning: result of operator '+' is unused
//                                   ^ warning: expression of type 'Int' is unused
//                                            ^ warning: result of call to 'uppercased()' is unused
//                                                            ^ warning: expression of type 'Bool' is unused
func f24(_ xs: [Int]) { xs.sorted(); xs.first; xs[0]; xs.reversed() }
//                         ^ warning: result of call to 'sorted()' is unused
//                                      ^ warning: expression of type 'Int?' is unused
//                                               ^ warning: expression of type 'Int' is unused
//                                                       ^ warning: result of call to 'reversed()' is unused
func f25(_ x: Int) { x > 1 ? print(1) : print(2) }
let x = 1
func f30(_ numbers: [Int]) { Set(numbers) }
//                           ^ warning: result of 'Set<Element>' initializer is unused
func f31() { ({ $0 + 1 })(3) }
//            ^ warning: result of call to closure returning 'Int' is unused
func f32() { type(of: 1) }
//           ^ warning: expression of type 'Int.Type' is unused
