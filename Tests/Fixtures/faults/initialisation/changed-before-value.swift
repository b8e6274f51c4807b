struct Point { var x = 0, y = 0 }
func double(_ number: inout Int) { number *= 2 }
func play() {
  var number: Int
  double(&number)
// ^3 error: variable 'number' passed by reference before being initialized
  var sum: Int
  sum += 1
//    ^ error: variable 'sum' passed by reference before being initialized
  var point: Point
  point.x = 1
//        ^ error: struct 'point' must be completely initialized before a member is stored to
  var names: [String]
  names.append("a")
//      ^ error: variable 'names' used before being initialized
  var scores: [Int]
  scores[0] = 1
//          ^ error: variable 'scores' used before being initialized
}
struct Player {
  var scores: [Int]
  var place: Point
  var rank: Int
  init() {
    scores.append(1)
//         ^ error: variable 'self.scores' used before being initialized
    place.x = 1
//          ^ error: struct 'self.place' must be completely initialized before a member is stored to
    rank += 1
//       ^ error: variable 'self.rank' passed by reference before being initialized
  }
}
