func f(_ number: Int, _ list: [Int]) {
  switch number { case nil: print(1); default: break }
  //                   ^ warning: type 'Int' is not optional, value can never be nil; this is an error in the Swift 6 language mode
  if case nil = list { print(2) }
  //      ^ warning: type '[Int]' is not optional, value can never be nil; this is an error in the Swift 6 language mode
  for case nil in list { print(3) }
  //       ^ warning: type 'Int' is not optional, value can never be nil; this is an error in the Swift 6 language mode
}
struct G<T> { let t: T; func m() { switch t { case nil: print(4); default: print(5) } } }
//                                                 ^ warning: type 'T' is not optional, value can never be nil; this is an error in the Swift 6 language mode
let broken: Int = "text"
//                ^ error: cannot convert value of type 'String' to specified type 'Int'
