// A closure that is only lent rules out the overload that would keep it.
var kept: [() -> Void] = []
func run(_ action: @escaping () -> Void) -> Int {
  kept.append(action)
  return kept.count
}
func run(_ action: () -> Void) -> String {
  action()
  return "ran"
}
func twice(_ action: () -> Void) {
  let result = run(action)
  print(result)
}
twice { print("action") }
func doubled(_ transform: (Int) -> Int) -> [Int] { [1, 2].lazy.map(transform) }
print(doubled { $0 * 2 })
