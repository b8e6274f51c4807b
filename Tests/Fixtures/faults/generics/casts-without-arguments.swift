// Casts to generic types of which nothing says the arguments
struct Pair<First, Second> {
  var first: First
  var second: Second
}

let stored: Any = [1, 2, 3]
let numbers = stored as? Array
//                       ^ error: generic parameter 'Element' could not be inferred in cast to 'Array'
let isPair = stored is Pair
//                     ^ error: generic parameter 'First' could not be inferred in cast to 'Pair'
//                     ^ error: generic parameter 'Second' could not be inferred in cast to 'Pair'

func names(_ value: Any) -> Bool {
  if value is Set { return true }
//            ^ error: generic parameter 'Element' could not be inferred in cast to 'Set'
  return (value as! [String: Int]).isEmpty
}

print(names(stored))
