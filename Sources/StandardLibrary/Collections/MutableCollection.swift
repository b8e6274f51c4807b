import Execution
import Types

/// Declares the members of a program's own mutable collections.
func declareMutableCollection(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.mutating("mutating func swapAt(_ i: Index, _ j: Index)") { value, call in
    if value.isOfLibrary {
      let values = try indexed(value, call.runtime)
      let (i, j) = (
        try values.distance(from: values.startValue, to: call[0]),
        try values.distance(from: values.startValue, to: call[1])
      )
      try modifyElements(&value, call.runtime) { elements in
        guard elements.indices.contains(i), elements.indices.contains(j) else { throw fault(indexOutOfRange) }
        elements.swapAt(i, j)
      }
      return .void
    }
    let places = try OwnElements(of: value, call.runtime)
    let (first, second) = (try places.element(value, call[0]), try places.element(value, call[1]))
    try places.set(second, at: call[0], of: &value)
    try places.set(first, at: call[1], of: &value)
    return .void
  }
  members.mutating("\(partition) -> Index") { value, call in
    try part(&value, call) { elements, belongs in
      guard var first = try elements.firstIndex(where: belongs) else { return elements.count }
      for index in elements.indices.dropFirst(first + 1) where try !belongs(elements[index]) {
        elements.swapAt(first, index)
        first += 1
      }
      return first
    }
  }
  module.extend("extension MutableCollection", members)

  var bidirectional: [NativeMember] = []
  bidirectional.mutating("mutating func reverse()") { value, call in
    try rearrange(&value, call.runtime) { try call.runtime.reversed($0) }
  }
  bidirectional.mutating("\(partition) -> Index") { value, call in
    try part(&value, call) { try $0.partition(by: $1) }
  }
  module.extend("extension MutableCollection where Self: BidirectionalCollection", bidirectional)

  var random: [NativeMember] = []
  random.mutating("mutating func shuffle()") { value, call in
    try rearrange(&value, call.runtime) { try $0.shuffled(call.runtime) }
  }
  random.mutating("mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows") {
    value, call in
    let order = call[0].asFunction
    return try rearrange(&value, call.runtime) { try $0.sorted { try order.call($0, $1).asBool } }
  }
  module.extend("extension MutableCollection where Self: RandomAccessCollection", random)
  var comparable: [NativeMember] = []
  comparable.mutating("mutating func sort()") { value, call in
    try rearrange(&value, call.runtime) { try sortedAscending($0, call.runtime) }
  }
  module.extend("extension MutableCollection where Self: RandomAccessCollection, Element: Comparable", comparable)
}

private let partition =
  "mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows"

/// Moves elements that belong to the second part behind the others; returns the start of that part.
private func part(
  _ value: inout Value, _ call: NativeCall, _ body: (inout [Value], (Value) throws -> Bool) throws -> Int
) throws -> Value {
  let belongs = call[0].asFunction
  var middle = 0
  _ = try rearrange(&value, call.runtime) { elements in
    var parted = elements
    middle = try body(&parted) { try belongs.test($0) }
    return parted
  }
  let collection = try indexed(value, call.runtime)
  return try collection.index(collection.startValue, offsetBy: middle) ?? collection.endValue
}

/// Rearranges all elements and sets each at its new place.
private func rearrange(_ value: inout Value, _ runtime: Runtime, _ order: ([Value]) throws -> [Value]) throws -> Value {
  if value.isOfLibrary {
    try modifyElements(&value, runtime) { $0 = try order($0) }
    return .void
  }
  let places = try OwnElements(of: value, runtime)
  // The value must be uniquely referenced while it changes: the program may check that.
  let indices = try allIndices(of: value, runtime)
  let sorted = try order(try elements(of: value, runtime))
  for (index, element) in zip(indices, sorted) { try places.set(element, at: index, of: &value) }
  return .void
}

private func allIndices(of value: Value, _ runtime: Runtime) throws -> [Value] {
  let collection = try indexed(value, runtime)
  var indices: [Value] = []
  var index = try collection.startValue
  while index != (try collection.endValue) {
    indices.append(index)
    guard let next = try collection.index(index, offsetBy: 1) else { break }
    index = next
  }
  return indices
}

/// Changes the elements of a collection of the library, which is made of them again where they are in no list.
func modifyElements<Result>(
  _ value: inout Value, _ runtime: Runtime, _ body: (inout [Value]) throws -> Result
) throws -> Result {
  guard let values = value.replaceable else { return try modifyArray(&value, body) }
  var all = try elements(of: value, runtime)
  let result = try body(&all)
  value = try values.replacingAll(with: all, runtime)
  return result
}

extension Value {
  /// The value as a collection of the library with a custom representation; nil for other values.
  var replaceable: (any ReplaceableValues)? {
    if case .native(let box) = self { box.payload as? any ReplaceableValues } else { nil }
  }

  /// True for an array, a slice of one, or another collection of the library, in generic code.
  fileprivate var isOfLibrary: Bool {
    if case .array = self { true } else { payload(ArraySlice<Value>.self) != nil || replaceable != nil }
  }
}

/// The subscript that a program's collection was written with.
private struct OwnElements {
  private let runtime: Runtime
  private let setter: FunctionDecl
  private let types: [Type]

  init(of value: Value, _ runtime: Runtime) throws {
    guard let decl = runtime.nominal(of: value),
      let requirement = runtime.setterRequirement("MutableCollection"),
      let setter = runtime.universe.witness(for: requirement, in: decl), setter.native == nil
    else { throw fault("the elements of \(value) cannot be set") }
    self.runtime = runtime
    self.setter = setter
    types = runtime.hiddenTypes(of: setter, for: value)
  }

  func element(_ value: Value, _ index: Value) throws -> Value {
    try runtime.callWitness(value, "Collection", "subscript", [index])
  }

  func set(_ element: Value, at index: Value, of value: inout Value) throws {
    _ = try runtime.lowering.call(setter, typeArguments: types, arguments: [index, element], mutating: &value)
  }
}
