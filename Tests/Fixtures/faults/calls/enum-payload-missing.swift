enum Shape { case circle(radius: Double) }
let s: Shape = .circle
//              ^ error: member 'circle(radius:)' expects argument of type 'Double'
