// A closure behind the parentheses is for the last parameter that it fits where it fits the first one, too.
struct Hooks {
  var before: (inout Int) -> Void = { $0 += 1 }
  var lines: ([String], Int) -> [String] = { lines, _ in lines }
}
var hooks = Hooks { lines, count in lines + ["\(count)"] }
var count = 1
hooks.before(&count)
print(count, hooks.lines(["a"], 2))

struct Machine {
  func when(
    _ states: Int..., on event: String, goTo next: Int, if condition: (() -> Bool)? = nil,
    do effect: ((String) -> Void)? = nil
  ) -> Self {
    print(states, next, condition == nil)
    effect?(event)
    return self
  }
}
_ = Machine()
  .when(1, 2, on: "coin", goTo: 3) { print("thanks for the", $0) }
  .when(1, on: "push", goTo: 1) { true }

func notify(first: () -> Void = { print("first") }, second: () -> Void = { print("second") }) {
  first()
  second()
}
notify { print("last") }
notify(first: { print("one") }) { print("two") }

func scale(by factor: (Int) -> Int = { $0 }, of number: Int = 1, then change: (Int) -> Int = { $0 * 2 }) {
  print(factor(number), change(number))
}
scale { $0 + 10 }

func map(_ number: Int, with change: (Int) -> Int = { $0 }, then last: (Int) -> Int) {
  print(change(number), last(number))
}
map(1) { $0 + 1 }

func visit(
  number: (Int) -> Void = { _ in }, pair: (String, Int) -> Void = { _, _ in }, text: (String) -> Void = { _ in }
) {
  number(1)
  pair("b", 2)
  text("c")
}
visit { print("text", $0) }
visit { (text: String) in print("typed", text) }

func value(_ standard: @autoclosure () -> Int = 1, or other: () -> Int = { 2 }) { print(standard(), other()) }
value { 5 }
