for i in 0..5 { print(i) }
//        ^ error: cannot find operator '..' in scope; did you mean '...'?
