let a: Int? = nil
let b: Int? = 2
print(a ?? 1, b ?? 1, a ?? b ?? 0)
let c: Int? = a ?? b
print(c as Any)
func fallback() -> Int { print("asked"); return 9 }
print(b ?? fallback(), a ?? fallback())
