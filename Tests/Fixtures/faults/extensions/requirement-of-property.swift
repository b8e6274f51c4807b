protocol Priced { var price: Double { get } }
extension Array where Element: Priced { var total: Double { 0 } }
struct Pen {}
let pens: [Pen] = []
print(pens.total)
//         ^ error: property 'total' requires that 'Pen' conform to 'Priced'
