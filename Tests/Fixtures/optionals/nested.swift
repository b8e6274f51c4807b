let a: Int?? = 3
let b: Int?? = .some(nil)
let c: Int?? = nil
print(a as Any, b as Any, c as Any)
print(a == 3, b == nil, c == nil)
