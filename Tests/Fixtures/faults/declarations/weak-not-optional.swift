class Player {}
class Team { weak var captain: Player = Player() }
//                    ^ error: 'weak' variable should have optional type 'Player?'
