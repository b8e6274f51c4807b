struct Point {
  var x = 0, y = 0
  mutating func move(_ by: () -> Int) { x += by() }
}
func mix(_ a: inout Int, _ b: inout Int) {}
func stretch(_ point: inout Point, _ number: inout Int) {}
func play() {
  var numbers = [1, 2]
  swap(&numbers[0], &numbers[1])
//     ^ error: overlapping accesses to 'numbers', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
  var number = 1
  mix(&number, &number)
//    ^ error: overlapping accesses to 'number', but modification requires exclusive access; consider copying to a local variable
//             ^ error: inout arguments are not allowed to alias each other
  var point = Point()
  mix(&point.x, &point.y)
  mix(&point.x, &point.x)
//    ^ error: overlapping accesses to 'point.x', but modification requires exclusive access; consider copying to a local variable
  stretch(&point, &point.y)
//        ^ error: overlapping accesses to 'point', but modification requires exclusive access; consider copying to a local variable
  numbers.removeAll { $0 > numbers.count }
// ^3 error: overlapping accesses to 'numbers', but modification requires exclusive access; consider copying to a local variable
  point.move { point.y }
// ^3 error: overlapping accesses to 'point', but modification requires exclusive access; consider copying to a local variable
}
struct List {
  var items: [Int] = []
  var limit = 3
  mutating func trim() {
    items.removeAll { $0 > limit }
    items.removeAll { $0 > items.count }
//  ^ error: overlapping accesses to 'self.items', but modification requires exclusive access; consider copying to a local variable
  }
}
