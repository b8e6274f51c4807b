func each(_ body: (Int) -> Void) {}
func pair(_ body: (Int, String) -> Bool) -> Bool { body(1, "") }
each { print("x") }
//   ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
each { a, b in print(a, b) }
//     ^ error: contextual closure type '(Int) -> Void' expects 1 argument, but 2 were used in closure body
print(pair { $0 > 1 })
//         ^ error: contextual closure type '(Int, String) -> Bool' expects 2 arguments, but 1 was used in closure body
let all: [(Int...) -> Int] = [{ $0.max() ?? 0 }, { $0.count }]
print(all.map { $0(1, 2) })
