struct Address { var street: String? }
struct Person { var address: Address?; var tags: [String]? }
var p = Person(address: Address(street: "Main"), tags: ["a", "b"])
print(p.address?.street?.count as Any, p.tags?[0] as Any, p.tags?.first?.uppercased() as Any)
p.address?.street = "High"
print(p.address?.street ?? "-")
p.address = nil
print(p.address?.street as Any)
