let count = 0
// ^1 note: change 'let' to 'var' to make it mutable
count += 1
//    ^ error: left side of mutating operator isn't mutable: 'count' is a 'let' constant

let names = ["a"]
// ^1 note: change 'let' to 'var' to make it mutable
names.append("b")
//    ^ error: cannot use mutating member on immutable value: 'names' is a 'let' constant

struct Point {
  let x: Int
// ^3 note: change 'let' to 'var' to make it mutable
  var y = 0

  func move() {
// ^3 note: mark method 'mutating' to make 'self' mutable
    y += 1
//    ^ error: left side of mutating operator isn't mutable: 'self' is immutable
  }
}

var point = Point(x: 1)
point.x = 2
//    ^ error: cannot assign to property: 'x' is a 'let' constant

func change(_ number: inout Int) {}
let five = 5
// ^1 note: change 'let' to 'var' to make it mutable
change(&five)
//     ^ error: cannot pass immutable value as inout argument: 'five' is a 'let' constant

func twice(number: Int) -> Int {
  number *= 2
//       ^ error: left side of mutating operator isn't mutable: 'number' is a 'let' constant
  return number
}

if let first = names.first {
  first = "c"
// ^3 error: cannot assign to value: 'first' is a 'let' constant
}
for name in names {
  name = "d"
// ^3 error: cannot assign to value: 'name' is a 'let' constant
}
