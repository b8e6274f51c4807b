struct Player { var name: String }
let p = Player(name: "a", score: 1)
//                               ^ error: extra argument 'score' in call
