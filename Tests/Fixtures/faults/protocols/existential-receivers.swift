protocol C { associatedtype Item; var items: [Item] { get }; mutating func add(_ i: Item); func put(_ i: Item) }
struct B: C { var items: [Int] = []; mutating func add(_ i: Int) { items.append(i) }; func put(_ i: Int) {} }
var d: any C = B()
d.add(3)
// ^1 error: member 'add' cannot be used on value of type 'any C'; consider using a generic constraint instead
struct H { var c: any C = B() }
func m() -> any C { B() }
m().put(3)
// ^1 error: member 'put' cannot be used on value of type 'any C'; consider using a generic constraint instead
H().c.put(3)
//  ^ error: member 'put' cannot be used on value of type 'any C'; consider using a generic constraint instead
let xs: [any C] = [B()]
xs[0].put(1)
// ^3 error: member 'put' cannot be used on value of type 'any C'; consider using a generic constraint instead
