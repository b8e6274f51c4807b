let a: Int? = nil
let b: Int? = 2
print(a ?? 1, b ?? 1, a ?? b ?? 0)
let c: Int? = a ?? b
print(c as Any)
func fallback() -> Int { print("asked"); return 9 }
print(b ?? fallback(), a ?? fallback())

// Operands without a common type are values of any type, also in a chain.
let number: Int? = nil
let truth: Bool? = nil
print(number ?? truth ?? "neither")
let either: Any = number ?? truth ?? "neither"
print(either)
print(number ?? 2.5 as Any)
