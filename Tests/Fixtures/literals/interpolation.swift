let name = "Ann"
let age = 41
print("\(name) is \(age + 1)")
print("nested \("in \(name.uppercased())")")
print("sum: \([1, 2].reduce(0, +)) opt: \(Optional(3) as Any) tuple: \((1, "a"))")
