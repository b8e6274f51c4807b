// Each call of a mutating method on what cannot be changed is an error, also beside others of the expression.

struct Dice {
  var seed: Int
  var rolls: [Int] = []

  mutating func roll() -> Int {
    seed += 1
    return seed
  }

  func keep() {
    rolls.append(missing)
//        ^ error: cannot use mutating member on immutable value: 'self' is immutable
//               ^ error: cannot find 'missing' in scope
  }
}

final class Log {
  var lines: [String] = []
  var dice = Dice(seed: 1)
  let first = Dice(seed: 2)
  var action: (() -> Void)?

  func start() {
    action = { [weak self] in self.lines.append("a") }
//                            ^ error: value of optional type 'Log?' must be unwrapped to refer to member 'lines' of wrapped base type 'Log'
//                                       ^ error: cannot use mutating member on immutable value: 'self' is an immutable capture
    action = { [weak self] in print(self.first.roll()) }
//                                  ^ error: value of optional type 'Log?' must be unwrapped to refer to member 'first' of wrapped base type 'Log'
//                                             ^ error: cannot use mutating member on immutable value: 'first' is a 'let' constant
    action = { [weak self] in self.lines[0].append("b") }
//                            ^ error: value of optional type 'Log?' must be unwrapped to refer to member 'lines' of wrapped base type 'Log'
//                                          ^ error: cannot use mutating member on immutable value: 'self' is an immutable capture
    action = { [weak self] in self.lines = ["a"] }
//                            ^ error: value of optional type 'Log?' must be unwrapped to refer to member 'lines' of wrapped base type 'Log'
    action = { [weak self] in
      self.lines.removeAll()
//    ^ error: value of optional type 'Log?' must be unwrapped to refer to member 'lines' of wrapped base type 'Log'
//               ^ error: cannot use mutating member on immutable value: 'self' is an immutable capture
    }
  }
}

func total() -> Int {
  let dice = Dice(seed: 42)
  var rolls: [Int] = []
  rolls.append(dice.roll() + dice.roll())
//                  ^ error: cannot use mutating member on immutable value: 'dice' is a 'let' constant
//                                ^ error: cannot use mutating member on immutable value: 'dice' is a 'let' constant
  print(dice.roll() + "a")
//           ^ error: cannot use mutating member on immutable value: 'dice' is a 'let' constant
//                  ^ error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
  return rolls[0]
}
