enum E: Error { case a }
func f() throws {}
func g() { try f() }
//         ^ error: errors thrown from here are not handled
