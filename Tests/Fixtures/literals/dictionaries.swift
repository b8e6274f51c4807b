let ages = ["Ann": 41]
print(ages, [Int: String]())
let empty: [String: Int] = [:]
print(empty.isEmpty, ages["Ann"] as Any, ages["Bob"] as Any)
let nested = ["k": ["a": 1]]
print(nested)
