func f1() { var x = 1; x = 2 }
//              ^ warning: variable 'x' was written to, but never read
func f2() { var x = 1; x += 2 }
func f3() { var xs = [1]; xs.append(2) }
func f4() { var xs = [1]; xs[0] = 2 }
func f5() { var x = 1; let g = { x = 2 }; g() }
//              ^ warning: variable 'x' was written to, but never read
func f6() { var x = 1; x = 2; x = 3 }
//              ^ warning: variable 'x' was written to, but never read
func f7() { var x = [1]; x = [] }
//              ^ warning: variable 'x' was written to, but never read
func f8() { var t = (1, 2); t.0 = 2 }
//              ^ warning: variable 't' was written to, but never read
func f9() { var a = 1; (a) = 2 }
//              ^ warning: variable 'a' was written to, but never read
func f10() { var s = ""; s += "x" }
func f11() { var d = ["a": 1]; d["b"] = 2 }
