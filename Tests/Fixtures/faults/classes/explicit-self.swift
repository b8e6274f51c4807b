class Counter {
  var count = 0
  func show() {}
  func keep(_ body: @escaping () -> Void) {}
  func now(_ body: () -> Void) { body() }
  func start() {
    keep { count += 1 }
//         ^ error: reference to property 'count' in closure requires explicit use of 'self' to make capture semantics explicit
    keep { show() }
//         ^ error: call to method 'show' in closure requires explicit use of 'self' to make capture semantics explicit
    now { count += 1 }
    keep { [self] in count += 1 }
    keep { [weak self] in
      guard let self else { return }
      count += 1
    }
  }
}
