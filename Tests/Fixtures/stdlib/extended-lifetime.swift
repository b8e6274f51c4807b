final class Person { let name: String; init(_ n: String) { name = n }; deinit { print("bye") } }
withExtendedLifetime(Person("X")) { print("in", $0.name) }
withExtendedLifetime(Person("Y")) { p in print("in", p.name) }
let n = withExtendedLifetime(Person("Z")) { $0.name.count }
print(n)
withExtendedLifetime(Person("X")) { print("in") }
