// ends: 400 400 400 6 true
import Foundation
// The program's own state, which the interpreter keeps: globals, statics, fields, captured variables, arrays, dictionaries.
final class Store {
  static var shared = Store()
  static var made = 0
  var values: [Int] = [], names: [String: Int] = [:]
  lazy var text = { Store.made += 1; return "once" }()
  private let queue = DispatchQueue(label: "store")
  func add(_ n: Int) { queue.sync { values.append(n); names["k\(n % 10)", default: 0] += 1 } }
  var count: Int { queue.sync { values.count } }
  var sum: Int { queue.sync { names.values.reduce(0, +) } }
}
struct Point: Hashable { var x = 0, y = 0 }
enum Tree { indirect case node(Tree, Tree); case leaf; var leaves: Int { switch self { case .leaf: 1; case .node(let a, let b): a.leaves + b.leaves } } }
protocol Shape { var area: Int { get } }
extension Point: Shape { var area: Int { x * y } }
let group = DispatchGroup(), lock = NSLock()
var total = 0
let shapes: [any Shape] = (1...3).map { Point(x: $0, y: 1) }
for worker in 0..<4 {
  DispatchQueue.global().async(group: group) {
    var local = 0
    for i in 0..<100 {
      Store.shared.add(i)
      let add = { (n: Int) in local += n }
      add(1)
      var points = Set<Point>()
      for j in 0..<3 { points.insert(Point(x: j, y: worker)) }
      let tree = Tree.node(.leaf, .node(.leaf, .leaf))
      if tree.leaves != 3 || points.count != 3 { print("wrong") }
      let words = "a b c".split(separator: " ").map(String.init).joined(separator: "\(i)")
      if words.isEmpty { print("wrong") }
    }
    lock.lock(); total += local; lock.unlock()
  }
}
group.wait()
let all = shapes.reduce(0) { $0 + $1.area }
print(Store.shared.count, Store.shared.sum, total, all, Store.shared.text == "once" && Store.made == 1)
