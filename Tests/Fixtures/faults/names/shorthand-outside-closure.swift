print($0)
//    ^ error: anonymous closure argument not contained in a closure
