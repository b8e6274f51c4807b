import SyntaxTree
import Types

/// `array[i]`, read.
extension FrameLowering {
  /// Returns code that reads an element of an array; nil for other subscripts.
  func element(
    of base: CheckedExpr, _ arguments: [CheckedExpr], _ getter: Callee, _ type: Type, _ range: SourceRange
  ) throws -> Code? {
    guard isArrayElement(base, arguments, getter) else { return nil }
    let load = ElementLoad(type: type)
    if let code = try changing(base, at: arguments[0], range, load) { return code }
    let site = FaultSite(runtime, range)
    switch try storage(of: base) {
    case .captured(let storage): return try reading(storage, at: arguments[0], site, load)
    case .constant(let storage): return try reading(storage, at: arguments[0], site, load)
    default: break
    }
    let array = try lower(base).value
    let index = try lower(arguments[0]).int
    return Code.typed(type) { activation in
      guard case .array(let elements) = try array(activation) else { return .void }
      let index = try index(activation)
      guard index >= 0, index < elements.count else { throw site.index(index, of: elements.count) }
      return elements[index]
    }
  }

  private func reading(
    _ source: some ElementSource, at index: CheckedExpr, _ site: FaultSite, _ load: ElementLoad
  ) throws -> Code {
    let index = try lower(index)
    if case .local(let index) = index.integer { return load.code(from: source, at: index, site) }
    return load.code(from: source, at: ComputedInteger(run: index.int), site)
  }

  /// Returns code that sets an element of an array in a variable; nil for other places.
  func elementStore(_ target: CheckedExpr, _ value: Code) throws -> Code? {
    guard case .subscriptCall(let base, let arguments, let getter, _) = target.kind,
      isArrayElement(base, arguments, getter)
    else { return nil }
    return try changing(base, at: arguments[0], target.range, ElementStore(value: value))
  }

  /// Returns code that changes an integer in an array; nil for other places.
  func elementUpdate(
    _ operation: IntegerUpdate, _ target: CheckedExpr, _ amount: Code, _ range: SourceRange
  ) throws -> Code? {
    guard case .subscriptCall(let base, let arguments, let getter, _) = target.kind,
      isArrayElement(base, arguments, getter)
    else { return nil }
    let update = IntegerElementUpdate(operation: operation, amount: amount.int, site: FaultSite(runtime, range))
    return try changing(base, at: arguments[0], target.range, update)
  }

  /// Returns code that changes a floating-point number in an array; nil for other places.
  func elementUpdate(
    _ operation: DoubleUpdate, _ target: CheckedExpr, _ amount: @escaping Run<Double>
  ) throws -> Code? {
    guard case .subscriptCall(let base, let arguments, let getter, _) = target.kind,
      isArrayElement(base, arguments, getter)
    else { return nil }
    return try changing(base, at: arguments[0], target.range, DoubleElementUpdate(operation: operation, amount: amount))
  }
}

extension Array<Value> {
  @inline(__always)
  fileprivate func content<Content: Sendable>(
    at index: Int, _ site: FaultSite, _ content: (Value) -> Content
  ) -> ElementResult<Content> {
    guard index >= 0, index < count else { return .outOfRange(index: index, count: count, site) }
    return .found(content(self[index]))
  }
}

private struct ElementLoad: ElementAccess {
  let type: Type

  func code<Storage: ElementStorage>(in storage: Storage, at index: some IntegerSource, _ site: FaultSite) -> Code {
    code(from: storage, at: index, site)
  }

  func code<Source: ElementSource>(from source: Source, at index: some IntegerSource, _ site: FaultSite) -> Code {
    @inline(__always)
    func load<Content: Sendable>(_ activation: Activation, _ content: (Value) -> Content) throws -> Content {
      let path = try source.path(activation)
      let index = try index(activation)
      let element: ElementResult<Content> = source.read(activation, path) { value in
        guard case .array(let elements) = value else { return .missing }
        return elements.content(at: index, site, content)
      }
      switch element {
      case .found(let content): return content
      case .outOfRange(let index, let count, let site): throw site.index(index, of: count)
      case .missing: return content(try Self.element(of: source.load(activation, path), at: index, site))
      }
    }
    switch type.machineType {
    case .int: return Code(.int { try load($0) { $0.asInt } })
    case .double: return Code(.double { try load($0) { $0.asDouble } })
    case .bool: return Code(.bool { try load($0) { $0.asBool } })
    case .void: return .void { _ = try load($0) { $0 } }
    case nil: return .value { try load($0) { $0 } }
    }
  }

  @inline(never)
  private static func element(of array: Value, at index: Int, _ site: FaultSite) throws -> Value {
    guard case .array(let elements) = array else { return .void }
    guard index >= 0, index < elements.count else { throw site.index(index, of: elements.count) }
    return elements[index]
  }
}

private struct ElementStore: ElementAccess {
  let value: Code

  func code<Storage: ElementStorage>(in storage: Storage, at index: some IntegerSource, _ site: FaultSite) -> Code {
    /// Sets an element whose representation holds no reference.
    @inline(__always)
    func store(_ activation: Activation, _ path: Storage.Path, _ index: Int, _ value: Value) throws {
      let element: ElementResult<Void> = storage.change(activation, path) { reference in
        reference.withElement(at: index, site) { element in
          withUnsafeMutablePointer(to: &element) { $0.initialize(to: value) }
          return .found(())
        }
      }
      try element.finish { try Self.set(storage, activation, path, index, value, site) }
    }
    switch value.body {
    case .int(let run):
      return .void { activation in
        let path = try storage.path(activation)
        let index = try index(activation)
        try store(activation, path, index, .int(try run(activation)))
      }
    case .double(let run):
      return .void { activation in
        let path = try storage.path(activation)
        let index = try index(activation)
        try store(activation, path, index, .double(try run(activation)))
      }
    case .bool(let run):
      return .void { activation in
        let path = try storage.path(activation)
        let index = try index(activation)
        try store(activation, path, index, .bool(try run(activation)))
      }
    case .value, .void:
      let run = value.value
      if Storage.isShared {
        // The former value is destroyed during the access, and what its end accesses may overlap.
        return .void { activation in
          let path = try storage.path(activation)
          let index = try index(activation)
          try Self.set(storage, activation, path, index, try run(activation), site)
        }
      }
      return .void { activation in
        let path = try storage.path(activation)
        let index = try index(activation)
        let value = try run(activation)
        let element: ElementResult<Void> = storage.change(activation, path) { reference in
          reference.withElement(at: index, site) { element in
            element = value
            return .found(())
          }
        }
        try element.finish { try Self.set(storage, activation, path, index, value, site) }
      }
    }
  }

  @inline(never)
  private static func set<Storage: ElementStorage>(
    _ storage: Storage, _ activation: Activation, _ path: Storage.Path, _ index: Int, _ value: Value, _ site: FaultSite
  ) throws {
    try storage.modify(activation, path) { reference in
      try reference.changeElement(at: index, site) { $0 = value }
    }
  }
}

private struct IntegerElementUpdate: ElementAccess {
  let operation: IntegerUpdate
  let amount: Run<Int>
  /// Place of the operation, for an overflow.
  let site: FaultSite

  func code<Storage: ElementStorage>(in storage: Storage, at index: some IntegerSource, _ place: FaultSite) -> Code {
    let (operation, amount, site) = (operation, amount, site)
    return .void { activation in
      let path = try storage.path(activation)
      let index = try index(activation)
      let amount = try amount(activation)
      // The number before an operation that overflows.
      let element: ElementResult<Int?> = storage.change(activation, path) { reference in
        reference.withElement(at: index, place) { element in
          let number = element.asInt
          let (result, overflow) = operation.apply(number, amount)
          if overflow { return .found(number) }
          withUnsafeMutablePointer(to: &element) { $0.initialize(to: .int(result)) }
          return .found(nil)
        }
      }
      switch element {
      case .found(nil): return
      case .found(let number?): throw site.overflow(number, operation.sign, amount)
      case .outOfRange(let index, let count, let place): throw place.index(index, of: count)
      case .missing: try Self.update(operation, storage, activation, path, index, amount, place, site)
      }
    }
  }

  @inline(never)
  private static func update<Storage: ElementStorage>(
    _ operation: IntegerUpdate, _ storage: Storage, _ activation: Activation, _ path: Storage.Path, _ index: Int,
    _ amount: Int,
    _ place: FaultSite, _ site: FaultSite
  ) throws {
    try storage.modify(activation, path) { reference in
      try reference.changeElement(at: index, place) { element in
        let (result, overflow) = operation.apply(element.asInt, amount)
        if overflow { throw site.overflow(element.asInt, operation.sign, amount) }
        element = .int(result)
      }
    }
  }
}

private struct DoubleElementUpdate: ElementAccess {
  let operation: DoubleUpdate
  let amount: Run<Double>

  func code<Storage: ElementStorage>(in storage: Storage, at index: some IntegerSource, _ site: FaultSite) -> Code {
    let (operation, amount) = (operation, amount)
    return .void { activation in
      let path = try storage.path(activation)
      let index = try index(activation)
      let amount = try amount(activation)
      let element: ElementResult<Void> = storage.change(activation, path) { reference in
        reference.withElement(at: index, site) { element in
          let result = Value.double(operation.apply(element.asDouble, amount))
          withUnsafeMutablePointer(to: &element) { $0.initialize(to: result) }
          return .found(())
        }
      }
      try element.finish {
        try storage.modify(activation, path) { reference in
          try reference.changeElement(at: index, site) { $0 = .double(operation.apply($0.asDouble, amount)) }
        }
      }
    }
  }
}

extension ElementResult where Content == Void {
  /// Throws the fault of the access; `other` is for a collection that is missing in its place.
  @inline(__always)
  fileprivate func finish(_ other: () throws -> Void) throws {
    switch self {
    case .found: return
    case .outOfRange(let index, let count, let site): throw site.index(index, of: count)
    case .missing: try other()
    }
  }
}

extension Value {
  /// Changes an element of an array, which is out of its place meanwhile.
  mutating func changeElement(at index: Int, _ site: FaultSite, _ body: (inout Value) throws -> Void) throws {
    guard case .array(var elements) = self else { return }
    self = .unset
    defer { self = .array(elements) }
    guard index >= 0, index < elements.count else { throw site.index(index, of: elements.count) }
    try body(&elements[index])
  }
}
