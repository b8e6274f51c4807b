func stop() { return nil }
//                   ^ error: unexpected non-void return value in void function
