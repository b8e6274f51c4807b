// The members of a type say what an associated type is, before a generic parameter of the same name does.
struct Trie<Element: Hashable & Comparable> {
  private var words: [[Element]] = []
  mutating func insert(_ word: [Element]) { words.append(word) }
}
extension Trie: Sequence {
  func makeIterator() -> IndexingIterator<[[Element]]> { words.sorted { $0.count < $1.count }.makeIterator() }
}
var trie = Trie<Character>()
trie.insert(Array("card"))
trie.insert(Array("car"))
for word in trie { print(String(word)) }
print(trie.map(\.count), trie.first { $0.count > 3 }.map { String($0) } ?? "none")

struct Stack<Element>: Sequence, IteratorProtocol {
  var items: [Element]
  mutating func next() -> Element? { items.popLast() }
}
print(Array(Stack(items: [1, 2, 3])), Stack(items: ["a"]).contains("a"))
