class Shape {
  required init(sides: Int) {}
}
class Square: Shape {
  required override init(sides: Int) { super.init(sides: sides) }
  //                ^ warning: 'override' is implied when overriding a required initializer
}
@MainActor final class Counter {
  var count = 0
  func add() {}
}
@MainActor func show() async {
  let counter = await Counter()
  //            ^ warning: no 'async' operations occur within 'await' expression
  await counter.add()
  // ^3 warning: no 'async' operations occur within 'await' expression
}
func elsewhere() async {
  let counter = await Counter()
  await counter.add()
}
func load(name: String, failure: ((String) -> Void)? = nil, done: (() -> Void)? = nil) {}
load(name: "a") { print("done") }
//              ^ warning: backward matching of the unlabeled trailing closure is deprecated; label the argument with 'done' to suppress this warning
class Animal: Codable {
  var name: String
  let kingdom = "animals"
  //  ^ warning: immutable property will not be decoded because it is declared with an initial value which cannot be overwritten
  init(name: String) { self.name = name }
}
