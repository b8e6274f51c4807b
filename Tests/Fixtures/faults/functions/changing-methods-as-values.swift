var numbers = [1]
let add: (Int) -> Void = numbers.append
//                               ^ error: cannot reference 'mutating' method as function value
struct Counter {
  var count = 0
  mutating func increment() { count += 1 }
  mutating func twice() { let step = increment }
  //                                 ^ error: cannot reference 'mutating' method as function value
}
var counter = Counter()
let step = counter.increment
//                 ^ error: cannot reference 'mutating' method as function value
let open = Counter.increment
//                 ^ error: cannot reference 'mutating' method as function value
