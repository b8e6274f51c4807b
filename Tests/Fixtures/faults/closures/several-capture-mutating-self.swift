struct S {
  var n = 0
  var handlers: [() -> Void] = []
  mutating func add() {
    handlers.append { n += 1 }
    handlers.append { self.n += 1 }
    handlers.append { print(n) }
    let f = { self.n += 1 }
    f()
  }
}
