struct Player { var name = "a" }
let names = [Player()].map(\.nick)
//                         ^ error: value of type 'Player' has no member 'nick'
