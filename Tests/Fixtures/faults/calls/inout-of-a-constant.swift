func increment(_ value: inout Int) { value += 1 }
let n = 1
increment(&n)
//        ^ error: cannot pass immutable value as inout argument: 'n' is a 'let' constant
