// A setter that a requirement asks for is as accessible as the requirement, and reported where the conformance is unless the member
// is declared there.

protocol Counting {
  var count: Int { get set }
  static var limit: Int { get set }
  var step: Int { get }
  subscript(index: Int) -> Int { get set }
}

struct Clicks: Counting {
  private(set) var count = 0
//                 ^ error: setter for property 'count' must be declared internal because it matches a requirement in internal protocol 'Counting'
  static fileprivate(set) var limit = 10
//                            ^ error: setter for property 'limit' must be declared internal because it matches a requirement in internal protocol 'Counting'
  private(set) var step = 1
  private(set) subscript(index: Int) -> Int {
//             ^ error: subscript setter must be declared internal because it matches a requirement in internal protocol 'Counting'
    get { count + index }
    set { count = newValue }
  }
}

struct Steps {
  private(set) var count = 0
  static var limit = 10
  private var step = 1
  private subscript(index: Int) -> Int {
    get { count + index }
    set { count = newValue }
  }
}

extension Steps: Counting {}
// ^1 error: property 'step' must be declared internal because it matches a requirement in internal protocol 'Counting'
// ^1 error: setter for property 'count' must be declared internal because it matches a requirement in internal protocol 'Counting'
// ^1 error: subscript must be declared internal because it matches a requirement in internal protocol 'Counting'

class Meter {
  fileprivate(set) var count = 0
}

class Gauge: Meter, Counting {
//    ^ error: setter for property 'count' must be declared internal because it matches a requirement in internal protocol 'Counting'
  static var limit = 10
  var step = 1
  subscript(index: Int) -> Int {
    get { count + index }
    set { count = newValue }
  }
}

public protocol Level {
  var level: Int { get set }
}

struct Tank: Level {
  private(set) var level = 0
//                 ^ error: setter for property 'level' must be as accessible as its enclosing type because it matches a requirement in protocol 'Level'
}

private protocol Mark {
  var mark: Int { get set }
}

struct Pen: Mark {
  private(set) var mark = 0
//                 ^ error: setter for property 'mark' must be declared fileprivate because it matches a requirement in private protocol 'Mark'
}

struct Chalk: Mark {
  fileprivate(set) var mark = 0
}
