final class A {}
func mk<T>() -> T? { nil }
let a = A()
print(a === mk())
