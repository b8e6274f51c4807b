let a 3
//    ^ error: expected '=' in variable
