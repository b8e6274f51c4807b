struct Person { var name: String; var address = Address() }
struct Address { var city = "Rome" }
var p = Person(name: "Ann")
let path = \Person.name
print(p[keyPath: path], p[keyPath: \.address.city], p[keyPath: \Person.name.count])
p[keyPath: \.address.city] = "Oslo"
p[keyPath: path] += "a"
print(p.address.city, p.name)
