// The labels of the tuple that is wanted are known inside the closure that fills it.

func parts(_ a: [Int]) -> (no: [Int], yes: [Int]) {
  a.reduce(into: ([], [])) { $1 > 1 ? $0.yes.append($1) : $0.no.append($1) }
}
print(parts([1, 2, 3]))
let sums: (even: Int, odd: Int) = [1, 2, 3].reduce((0, 0)) { $1 % 2 == 0 ? ($0.even + $1, $0.odd) : ($0.even, $0.odd + $1) }
print(sums)
func same<T>(_ value: T) -> T { value }
let pair: (x: Double, y: Int?) = same((1, 2))
print(pair)
