struct Heap<Element> {
  private var elements: [Element] = []
  private let areInOrder: (Element, Element) -> Bool
  init(_ areInOrder: @escaping (Element, Element) -> Bool) { self.areInOrder = areInOrder }
  mutating func push(_ element: Element) {
    elements.append(element)
    elements.sort(by: areInOrder)
  }
  mutating func pop() -> Element? { elements.isEmpty ? nil : elements.removeFirst() }
}

func sorted<T>(_ values: [T], using heap: Heap<T>) -> [T] {
  var heap = heap
  for value in values { heap.push(value) }
  var result: [T] = []
  while let next = heap.pop() { result.append(next) }
  return result
}

print(sorted([3, 1, 2], using: Heap { $0 < $1 }))
print(sorted(["pear", "fig", "banana"], using: Heap { $0.count > $1.count }))
print(sorted([3, 1, 2], using: Heap(>)))

struct Field<Value> {
  let name: String
  let render: (Value) -> String
  init(_ name: String, render: @escaping (Value) -> String) {
    self.name = name
    self.render = render
  }
}
func show<V>(_ value: V, in field: Field<V>) -> String { "\(field.name): \(field.render(value))" }
print(show(3.5, in: Field("price") { "\($0 * 2) EUR" }))
print(show([1, 2], in: Field("sum") { numbers in
  let total = numbers.reduce(0, +)
  return "\(total)"
}))
