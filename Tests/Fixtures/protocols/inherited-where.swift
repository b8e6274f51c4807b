protocol Scores: Collection where Element == Int {
  var total: Int { get }
}
extension Scores {
  var total: Int { reduce(0, +) }
}
extension Array: Scores where Element == Int {}
func report(_ scores: some Scores) -> String {
  guard let first = scores.first else { return "none" }
  return "\(first + 1) of \(scores.total)"
}
print(report([1, 2, 3]), report([Int]()))

protocol Keyed {
  associatedtype Key: Hashable
  var key: Key { get }
}
protocol Named: Keyed where Key == String {}
extension Named {
  var title: String { key.uppercased() }
}
struct City: Named {
  let key: String
}
func titles<N: Named>(_ all: [N]) -> [String] { all.map { $0.key + "/" + $0.title } }
print(titles([City(key: "oslo"), City(key: "rome")]))
