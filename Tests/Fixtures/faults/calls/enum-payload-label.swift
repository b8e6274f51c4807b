enum Shape { case circle(radius: Double) }
let s = Shape.circle(r: 2)
//                  ^ error: incorrect argument label in call (have 'r:', expected 'radius:')
