func counter(step: inout Int) -> Int { step }
struct Board { func add(_ points: inout Int) {}; let size = 1 }
let next = counter(step: 5)
//         ^ error: cannot pass immutable value as inout argument: literals are not mutable
let size = 3
print(counter(step: size))
//    ^ error: cannot pass immutable value as inout argument: 'size' is a 'let' constant
Board().add(7)
//      ^ error: cannot pass immutable value as inout argument: literals are not mutable
Board().add(Board().size)
//      ^ error: cannot pass immutable value as inout argument: 'size' is a 'let' constant
