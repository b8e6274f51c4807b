enum Direction { case north, south }
let way: Direction = .west
//                    ^ error: type 'Direction' has no member 'west'
