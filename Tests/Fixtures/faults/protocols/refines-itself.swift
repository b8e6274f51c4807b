protocol Shy: Shy {}
//       ^ error: protocol 'Shy' refines itself
