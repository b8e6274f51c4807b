func f1() { let x = 5; if x == nil { print("x") } }
//                          ^ warning: comparing non-optional value of type 'Int' to 'nil' always returns false
func f2() { let x = 5; if x != nil { print("x") } }
//                          ^ warning: comparing non-optional value of type 'Int' to 'nil' always returns true
func f3() { let x = 5 ?? 6; print(x) }
//                    ^ warning: left side of nil coalescing operator '??' has non-optional type 'Int', so the right side is never used
