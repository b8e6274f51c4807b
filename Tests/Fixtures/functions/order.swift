print(add(1, 2))
func add(_ a: Int, _ b: Int) -> Int { a + b }
struct S { let f = helper() }
func helper() -> Int { 7 }
print(S().f)
