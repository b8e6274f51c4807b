func swapNames(_ a: inout String, _ b: inout String) {
    let kept = a
    a = b
    b = kept
}

func increment(_ value: inout Int, by step: Int = 1) {
    value += step
}

var first = "Ann"
let second = "Bob"
swapNames(&first, &second)
//                ^ error: cannot pass immutable value as inout argument: 'second' is a 'let' constant
var count = 3
increment(count)
//        ^ error: passing value of type 'Int' to an inout parameter requires explicit '&'
increment(&count, by: 2)
print(first, second, count)
