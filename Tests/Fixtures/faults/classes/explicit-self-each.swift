class Owner {
  var count = 0
  func add() {}
  func later(_ work: @escaping () -> Void) { work() }
  func now(_ work: () -> Void) { work() }
  func plain() {
    later {
      count += 1
//    ^ error: reference to property 'count' in closure requires explicit use of 'self' to make capture semantics explicit
      add()
//    ^ error: call to method 'add' in closure requires explicit use of 'self' to make capture semantics explicit
    }
  }
  func captured() {
    later { [self] in
      add()
      now { count += 1 }
      self.later { count += 1 }
//                 ^ warning: reference to property 'count' in closure requires explicit use of 'self' to make capture semantics explicit; this is an error in the Swift 6 language mode
    }
  }
  func unwrapped() {
    later { [weak self] in
      guard let self else { return }
      add()
      now { count += 1 }
//          ^ error: reference to property 'count' in closure requires explicit use of 'self' to make capture semantics explicit
      self.later { [weak self] in
        guard let self else { return }
        add()
      }
      func local() { add() }
      local()
    }
  }
  func lent() {
    now { [weak self] in
      count += 1
//    ^ warning: reference to property 'count' in closure requires explicit use of 'self' to make capture semantics explicit; this is an error in the Swift 6 language mode
      self?.add()
    }
  }
}
