// Two names where one is expected: the second one is told of, and the first one is declared.

let int first = 5
//      ^ error: found an unexpected second identifier in constant declaration; is there an accidental break?
var second Int = 6
//         ^ error: found an unexpected second identifier in variable declaration; is there an accidental break?
print(second + 1)

for int i in 0..<3 {
//      ^ error: found an unexpected second identifier in constant declaration; is there an accidental break?
  print(i)
//      ^ error: cannot find 'i' in scope
}

func count() -> Int {
  let Int sum = 3
//        ^ error: found an unexpected second identifier in constant declaration; is there an accidental break?
  var total Int = 4
//          ^ error: found an unexpected second identifier in variable declaration; is there an accidental break?
  total += 1
  return total
}

let name: Int = "a"
//              ^ error: cannot convert value of type 'String' to specified type 'Int'
