protocol A { func a() -> Int }
protocol B: A { func b() -> Int }
struct S: B { func a() -> Int { 1 }; func b() -> Int { 2 } }
func useA(_ x: any A) -> Int { x.a() }
let b: any B = S()
print(useA(b), b.b(), b is A, (S() as Any) is B)
