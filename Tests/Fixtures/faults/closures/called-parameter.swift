let run = { f in f(f) }
//          ^ error: cannot infer type of closure parameter 'f' without a type annotation
