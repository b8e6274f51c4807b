struct S {
  var n = 0
  var handlers: [() -> Void] = []
  mutating func add() {
    handlers.append { n += 1 }
//                  ^ error: escaping closure captures mutating 'self' parameter
    handlers.append { self.n += 1 }
//                  ^ error: escaping closure captures mutating 'self' parameter
    handlers.append { print(n) }
//                  ^ error: escaping closure captures mutating 'self' parameter
    let f = { self.n += 1 }
//          ^ error: escaping closure captures mutating 'self' parameter
    f()
  }
}
