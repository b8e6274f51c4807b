struct Player { var score = 0 }
let player = Player()
print(player.scrore)
//           ^ error: value of type 'Player' has no member 'scrore'; did you mean 'score'?
