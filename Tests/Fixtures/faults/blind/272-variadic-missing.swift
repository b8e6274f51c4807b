func schedule(_ n: Int..., at hour: Int) {}
schedule(1, 2)
//        ^ error: missing argument for parameter 'at' in call
schedule(1)
//        ^ error: missing argument for parameter 'at' in call
schedule()
//       ^ error: missing argument for parameter 'at' in call
