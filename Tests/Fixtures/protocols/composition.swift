protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
struct P: Named, Aged { let name = "Ann"; let age = 3 }
func show(_ x: Named & Aged) -> String { "\(x.name) \(x.age)" }
func both<T: Named & Aged>(_ x: T) -> Int { x.name.count + x.age }
print(show(P()), both(P()))
