struct P {
    func go -> Int { 1 }
//          ^ error: expected '(' in argument list of function declaration
}
