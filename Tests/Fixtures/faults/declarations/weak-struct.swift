struct Player {}
class Team { weak var captain: Player? }
//                    ^ error: 'weak' may only be applied to class and class-bound protocol types, not 'Player'
