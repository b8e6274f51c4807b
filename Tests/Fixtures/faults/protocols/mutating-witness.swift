protocol Counter {
  func step()
}
struct Clock: Counter {
//     ^ error: type 'Clock' does not conform to protocol 'Counter'
  var time = 0
  mutating func step() { time += 1 }
}
