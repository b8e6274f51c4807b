struct Player { var score = 1 }
Player().score()
//       ^ error: cannot call value of non-function type 'Int'
