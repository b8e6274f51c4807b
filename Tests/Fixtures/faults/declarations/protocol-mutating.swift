protocol Counting { mutating func increment() }
struct Counter: Counting {
//     ^ error: type 'Counter' does not conform to protocol 'Counting'
  var count = 0
  mutating func increment(by: Int) { count += by }
}
