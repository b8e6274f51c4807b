let scores = ["Ann": [3, 5], "Bob": [8]]

for (name, values) in scores.sorted { $0.key < $1.key } {
    var sum = 0
    for index in 0...values.count {
        sum += values[index]
    }
    print(name, sum)
}

for i in 10 {
//       ^ error: for-in loop requires 'Int' to conform to 'Sequence'
    print(i)
}

var n = 0
while n {
//    ^ error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
    n -= 1
}
for value in [1, 2, 3] where value {
//                           ^ error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
    print(value)
}
repeat { n += 1 } while n < "5"
//                        ^ error: binary operator '<' cannot be applied to operands of type 'Int' and 'String'
