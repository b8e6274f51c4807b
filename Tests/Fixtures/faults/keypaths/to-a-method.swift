struct Player {
  func greet() -> String { "hi" }
}
let path = \Player.greet
//                 ^ error: key path cannot refer to instance method 'greet()'
let greetings = [Player()].map(\.greet)
//                               ^ error: key path cannot refer to instance method 'greet()'
