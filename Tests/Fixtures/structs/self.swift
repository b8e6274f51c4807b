struct Chain {
  var log: [String] = []
  func adding(_ s: String) -> Self { var c = self; c.log.append(s); return c }
  mutating func reset() { self = Chain() }
}
var c = Chain().adding("a").adding("b")
print(c.log)
c.reset()
print(c.log, type(of: c))
