func bounds(_ values: [Int]) -> (min: Int, max: Int)? {
  guard let first = values.first else { return nil }
  return values.reduce((first, first)) { (min($0.0, $1), max($0.1, $1)) }
}

let (low, high) = bounds([])
//                ^ error: value of optional type '(min: Int, max: Int)?' must be unwrapped to a value of type '(min: Int, max: Int)'
let (name, (left, right)) = ("all", bounds([1]))
//                          ^ error: cannot convert value of type '(String, (min: Int, max: Int)?)' to specified type '(String, (_, _))'
let (width, height) = 5
//                    ^ error: cannot convert value of type 'Int' to specified type '(_, _)'

func compare(_ pair: (Int, Int)?, _ pairs: [(Int, Int)?]) {
  if case let (first, second) = pair { print(first, second) }
//                              ^ error: value of optional type '(Int, Int)?' must be unwrapped to a value of type '(Int, Int)'
  if case (1, _) = pair { print("one") }
//                 ^ error: value of optional type '(Int, Int)?' must be unwrapped to a value of type '(Int, Int)'
  while case let (first, second) = 5 { print(first, second) }
//                                 ^ error: cannot convert value of type 'Int' to specified type '(_, _)'
  for (first, second) in pairs { print(first, second) }
//                       ^ error: tuple pattern cannot match values of non-tuple type '(Int, Int)?'
  switch pair { case let (first, second): print(first, second) }
//                       ^ error: tuple pattern cannot match values of the non-tuple type '(Int, Int)?'
}
