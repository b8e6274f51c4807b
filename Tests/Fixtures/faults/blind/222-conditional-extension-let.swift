protocol Priced { var price: Double { get } }
extension Array where Element: Priced { var total: Double { 0 }; func sum() -> Double { 0 } }
struct Pen {}
let pens: [Pen] = []
let t = pens.total
//           ^ error: property 'total' requires that 'Pen' conform to 'Priced'
let s = pens.sum()
//           ^ error: referencing instance method 'sum()' on 'Array' requires that 'Pen' conform to 'Priced'
print(pens.sum())
//         ^ error: referencing instance method 'sum()' on 'Array' requires that 'Pen' conform to 'Priced'
