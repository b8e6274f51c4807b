struct Player { func greet() -> String { "hi" } }
let text: String = Player.greet()
//                 ^ error: instance member 'greet' cannot be used on type 'Player'; did you mean to use a value of this type instead?
