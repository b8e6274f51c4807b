func sizes(_ names: [String]) async throws -> [Int] { names.map(\.count) }
func run(_ body: () -> Int) {}

Task {
  let all = try await sizes(["a", "bb"])
  print(all.sum())
//          ^ error: value of type '[Int]' has no member 'sum'
}
run {
//  ^ error: invalid conversion from throwing function of type '() throws -> Int' to non-throwing function type '() -> Int'
  let number = try Int("1") ?? 0
  return number.doubled()
//              ^ error: value of type 'Int' has no member 'doubled'
}
