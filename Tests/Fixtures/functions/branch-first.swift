// A body that begins with a branch of one expression goes on after it.
func log(_ text: String) -> Int {
  print(text)
  return text.count
}

func announced(_ isLoud: Bool) -> Int {
  if isLoud { print("loud") } else { print("quiet") }
  return 3
}

func counted(_ isLoud: Bool) -> Int {
  if isLoud { _ = log("counted") }
  return 4
}

func discarded(_ isLoud: Bool) -> String {
  if isLoud { print("one") }
  if isLoud { print("two") } else if !isLoud { print("three") }
  print("then")
  return "end"
}

func chosen(_ number: Int) -> String {
  if number < 0 { return "negative" }
  if number > 10 { print("large") } else { return "small" }
  return "large"
}

func action(_ isLoud: Bool) -> () -> Void {
  if isLoud { print("making") } else { print("quietly making") }
  return { print("done") }
}

struct Gauge {
  var level = 0
  mutating func raise(_ isBig: Bool) -> Int {
    if isBig { level += 10 } else { level += 1 }
    return level
  }
  var doubled: Int {
    if level > 5 { print("high") }
    return level * 2
  }
}

let made: (Bool) -> Int = { isLoud in
  if isLoud { print("closure") }
  return 5
}
let later: (@escaping (Int) -> Void, Bool) -> Bool = { send, isFirst in
  if isFirst { send(1) } else { send(2) }
  print("sent")
  return isFirst
}

print(announced(true), announced(false))
print(counted(true), counted(false))
print(discarded(true), discarded(false))
print(chosen(-1), chosen(3), chosen(30))
action(true)()
action(false)()
var gauge = Gauge()
print(gauge.raise(true), gauge.raise(false), gauge.doubled)
print(made(true), made(false))
print(later({ print($0) }, true), later({ print($0) }, false))
