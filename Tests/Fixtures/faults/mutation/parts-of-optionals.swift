// A mutating method of an optional that is not unwrapped changes nothing either: the outermost constant that the optional is a part of is named,
// or else the variable that it begins with.

struct Point {
  var x = 0

  mutating func move() {
    x += 1
  }
}

struct Line {
  var start: Point?
  let end: Point? = nil
  var names: [String: [Int]] = [:]

  mutating func change() {
    start.move()
//  ^ error: value of optional type 'Point?' must be unwrapped to refer to member 'move' of wrapped base type 'Point'
//        ^ error: cannot use mutating member on immutable value: 'self' is immutable
    end.move()
//  ^ error: value of optional type 'Point?' must be unwrapped to refer to member 'move' of wrapped base type 'Point'
//      ^ error: cannot use mutating member on immutable value: 'end' is a 'let' constant
    names["a"].append(1)
//           ^ error: value of optional type '[Int]?' must be unwrapped to refer to member 'append' of wrapped base type '[Int]'
//             ^ error: cannot use mutating member on immutable value: 'self' is immutable
    self.start.move()
//       ^ error: value of optional type 'Point?' must be unwrapped to refer to member 'move' of wrapped base type 'Point'
//             ^ error: cannot use mutating member on immutable value: 'self' is immutable
  }
}

final class Board {
  var lines: [String: Line] = [:]
  var last: Set<Int>?

  func add() {
    lines["a"].change()
//           ^ error: value of optional type 'Line?' must be unwrapped to refer to member 'change' of wrapped base type 'Line'
//             ^ error: cannot use mutating member on immutable value: 'self' is immutable
    last.insert(1)
//  ^ error: value of optional type 'Set<Int>?' must be unwrapped to refer to member 'insert' of wrapped base type 'Set<Int>'
//       ^ error: cannot use mutating member on immutable value: 'self' is immutable
  }
}

func mark(_ line: Line) {
  var seen: Set<Int>?
  var words: [String: [String]] = [:]
  seen.insert(1)
// ^3 error: value of optional type 'Set<Int>?' must be unwrapped to refer to member 'insert' of wrapped base type 'Set<Int>'
//     ^ error: cannot use mutating member on immutable value: 'seen' is immutable
  words["a"].append("b")
//         ^ error: value of optional type '[String]?' must be unwrapped to refer to member 'append' of wrapped base type '[String]'
//           ^ error: cannot use mutating member on immutable value: 'words' is immutable
  words["a"].sort()
//         ^ error: value of optional type '[String]?' must be unwrapped to refer to member 'sort' of wrapped base type '[String]'
//           ^ error: cannot use mutating member on immutable value: 'words' is immutable
  line.start.move()
//     ^ error: value of optional type 'Point?' must be unwrapped to refer to member 'move' of wrapped base type 'Point'
//           ^ error: cannot use mutating member on immutable value: 'line' is a 'let' constant
  print(seen.count)
//      ^ error: value of optional type 'Set<Int>?' must be unwrapped to refer to member 'count' of wrapped base type 'Set<Int>'
}

let board = Board()
var counts: [String: Set<Int>] = [:]
board.last.insert(2)
//    ^ error: value of optional type 'Set<Int>?' must be unwrapped to refer to member 'insert' of wrapped base type 'Set<Int>'
//         ^ error: cannot use mutating member on immutable value: 'board' is a 'let' constant
counts["a"].insert(1)
//        ^ error: value of optional type 'Set<Int>?' must be unwrapped to refer to member 'insert' of wrapped base type 'Set<Int>'
//          ^ error: cannot use mutating member on immutable value: 'counts' is immutable
