protocol Summable { var sum: Int { get } }
extension Int: Summable { var sum: Int { self } }
extension Array: Summable where Element: Summable { var sum: Int { map(\.sum).reduce(0, +) } }
print([1, 2, 3].sum, [[1], [2, 3]].sum)
let s: any Summable = [4, 5]
print(s.sum)
