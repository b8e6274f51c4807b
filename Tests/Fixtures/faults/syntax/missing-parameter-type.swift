func run(a) {}
//        ^ error: unnamed parameters must be written with the empty name '_'
