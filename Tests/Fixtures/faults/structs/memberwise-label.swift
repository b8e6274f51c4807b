struct P { var x: Int; var y: Int }
let p = P(x: 1, z: 2)
//       ^ error: incorrect argument label in call (have 'x:z:', expected 'x:y:')
