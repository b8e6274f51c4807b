var a: Int? = 5
print(a!, a as Any, a.map { $0 + 1 } as Any)
a = nil
print(a ?? -1)
let b: String? = "x"
print(b?.count as Any, b?.uppercased() ?? "none")
