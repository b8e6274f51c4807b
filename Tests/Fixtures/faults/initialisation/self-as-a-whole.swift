class Counter {
  var count: Int
  var action: () -> Void = {}
  var shown: Int { count }
  init() {
    count = shown
//          ^ error: 'self' used in property access 'shown' before all stored properties are initialized
  }
  init(weakly: Bool) {
    action = { [weak self] in print(self?.count ?? 0) }
//                   ^ error: variable 'self.count' used before being initialized
    count = 1
  }
  init(local: Bool) {
    func show() { print(count) }
    show()
//  ^ error: 'self' used in method call 'show' before all stored properties are initialized
    count = 1
  }
}
struct Total {
  var sum: Int
  var step: Int
  init() {
    step = 1
    sum = [1, 2].map { $0 + step }.count
//                   ^ error: variable 'self.sum' captured by a closure before being initialized
  }
}
