// A tuple that is written as an element of a collection literal is reported element by element; elsewhere it is of another type as a
// whole.

enum Rank: Int {
  case jack = 11
}

enum Suit {
  case hearts
}

struct Card {
  var rank: Int
}

let hand: [(rank: Int, suit: Suit)] = [
  (rank: Rank.jack, suit: .hearts),
//            ^ error: cannot convert value of type 'Rank' to expected element type 'Int'
  (rank: 11, suit: .hearts),
]
let names: [(Int, String)] = [(1, "a"), (2, 3), (Card(rank: 1), "b")]
//                                          ^ error: cannot convert value of type 'Int' to expected element type 'String'
//                                               ^ error: cannot convert value of type 'Card' to expected element type 'Int'
let both: [(Int, String)] = [(Rank.jack, 1)]
//                                 ^ error: cannot convert value of type 'Rank' to expected element type 'Int'
//                                       ^ error: cannot convert value of type 'Int' to expected element type 'String'
let nested: [(Int, (String, Int))] = [(1, ("a", "b"))]
//                                              ^ error: cannot convert value of type 'String' to expected element type 'Int'
let byName: [String: (Int, Suit)] = ["a": (Rank.jack, .hearts)]
//                                              ^ error: cannot convert value of type 'Rank' to expected dictionary key type 'Int'
let unlabelled: [(rank: Int, suit: Suit)] = [(Rank.jack, .hearts)]
//                                                 ^ error: cannot convert value of type 'Rank' to expected element type 'Int'
let alone: (Int, String) = (Rank.jack, "a")
//                         ^ error: cannot convert value of type '(Rank, String)' to specified type '(Int, String)'

func show(_ card: (rank: Int, suit: Suit)) {}

show((rank: Rank.jack, suit: .hearts))
//   ^ error: cannot convert value of type '(rank: Rank, suit: Suit)' to expected argument type '(rank: Int, suit: Suit)'

func first() -> (Int, String) {
  return (Rank.jack, "a")
//       ^ error: cannot convert return expression of type '(Rank, String)' to return type '(Int, String)'
}
