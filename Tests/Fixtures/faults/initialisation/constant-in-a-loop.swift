func last(of numbers: [Int]) {
  let found: Int
//    ^ warning: immutable value 'found' was never used; consider removing it
  for number in numbers { found = number }
//                              ^ error: immutable value 'found' may only be initialized once
  let rest: Int
//    ^ warning: immutable value 'rest' was never used; consider removing it
  var index = 0
  repeat {
    rest = index
//       ^ error: immutable value 'rest' may only be initialized once
    index += 1
  } while index < 3
  let first: Int
  while true {
    first = index
    break
  }
  print(first)
}
