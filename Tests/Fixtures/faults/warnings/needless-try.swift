func f1() { do { print("x") } catch { print("y") } }
//                            ^ warning: 'catch' block is unreachable because no errors are thrown in 'do' block
func f2() { do { print("x") } catch { print(error) } }
//                            ^ warning: 'catch' block is unreachable because no errors are thrown in 'do' block
func g3() {}
func f3() { try g3() }
//          ^ warning: no calls to throwing functions occur within 'try' expression
func g4() {}
func f4() { try? g4() }
//          ^ warning: no calls to throwing functions occur within 'try' expression
func g5() {}
func f5() { try! g5() }
//          ^ warning: no calls to throwing functions occur within 'try' expression
func g6() -> Int { 1 }
func f6() { let x = try? g6(); print(x as Any) }
//                  ^ warning: no calls to throwing functions occur within 'try' expression
func g7() {}
func f7() async { await g7() }
//                ^ warning: no 'async' operations occur within 'await' expression
func g8() throws {}
func f8() { try? g8() }
