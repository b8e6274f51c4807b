struct Multiplier {
  let factor: Int
  func callAsFunction(_ n: Int) -> Int { n * factor }
}
let triple = Multiplier(factor: 3)
print(triple(5), [1, 2].map { triple($0) })
