// A type whose arguments do not meet its requirements is the only error of a call that takes a value of it.
protocol Cache {
  associatedtype Key: Hashable
  associatedtype Value
}
final class Memory<Key: Hashable, Value>: Cache {}
struct Point {}
final class Repository<C: Cache> where C.Key == String {
  init(cache: C) {}
}
let points = Repository(cache: Memory<Point, Int>())
//                             ^ error: type 'Point' does not conform to protocol 'Hashable'
let numbers = Repository(cache: Memory<Int, Int>())
//            ^ error: generic class 'Repository' requires the types 'Int' and 'String' be equivalent
