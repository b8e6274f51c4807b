struct Player { var name: String; var score: Int }
let p = Player(name: "a")
//                      ^ error: missing argument for parameter 'score' in call
