enum Key: Hashable { case id(Int), name(String) }
var d: [Key: Int] = [.id(1): 10, .name("a"): 20]
d[.id(1)]! += 5
print(d[.id(1)]!, d[.name("a")]!, d[.name("b")] as Any)
