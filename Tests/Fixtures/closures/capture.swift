func makeAdder(_ amount: Int) -> (Int) -> Int { { $0 + amount } }
let addFive = makeAdder(5)
print(addFive(1))
var total = 0
[1, 2, 3].forEach { total += $0 }
print(total)
var actions: [() -> Int] = []
for i in 0..<3 { actions.append { i * 10 } }
print(actions.map { $0() })
