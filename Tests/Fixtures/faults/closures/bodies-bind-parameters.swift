func make<T>(_ f: (inout [T]) -> Int) -> [T] { [] }
let b = make { o in o.removeAll(); return 1 }
//      ^ error: generic parameter 'T' could not be inferred
let g = make { o in o.append(bar); return 1 }
//                           ^ error: cannot find 'bar' in scope
