enum Missing: Error { case key(String), index(Int) }
struct Store {
  var values = ["a": 1]
  subscript(key: String) -> Int {
    get throws {
      guard let value = values[key] else { throw Missing.key(key) }
      return value
    }
  }
  subscript(nth n: Int) -> String {
    get throws { if n > 0 { throw Missing.index(n) } else { return "zero" } }
  }
}
let store = Store()
print(try store["a"], (try? store["b"]) ?? -1, try! store[nth: 0])
do {
  print(try store[nth: 0] + "!", try store["zz"])
} catch Missing.key(let key) {
  print("no", key)
}
func sum(_ keys: [String]) throws -> Int { try keys.map { try store[$0] }.reduce(0, +) }
do { print(try sum(["a", "a"]), try sum(["a", "x"])) } catch { print(error) }
