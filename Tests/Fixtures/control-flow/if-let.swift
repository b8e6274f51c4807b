let name: String? = "Ann"
let age: Int? = nil
if let name { print(name) }
if let n = name, n.count == 3, age == nil { print("no age for \(n)") }
if let age { print(age) } else { print("ageless") }
if var n = name { n += "a"; print(n) }
