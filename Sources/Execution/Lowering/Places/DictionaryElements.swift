import SyntaxTree
import Types

/// `dictionary[key]` and `dictionary[key, default: value]`. The key is evaluated before the dictionary is read. An entry is found or changed
/// in its place where the key is of a simple type of the library, whose hashing runs no code of the program.
extension FrameLowering {
  /// Operands of a subscript of a dictionary.
  private struct Entry {
    let key: Code
    let fallback: Fallback
  }

  /// Default value of a subscript.
  private enum Fallback {
    case none
    case constant(Value)
    case computed(Run<Value>)
  }

  /// Returns the operands of a subscript by a key; nil for other subscripts of dictionaries, and of other types.
  private func entry(_ base: CheckedExpr, _ arguments: [CheckedExpr], _ getter: Callee) throws -> Entry? {
    guard getter.function.native != nil, case .nominal(_, let types) = base.type.head,
      base.type.nativeName == "Dictionary", let key = arguments.first, Type.same(key.type, types[0]),
      getter.function.parameters.first?.label == nil
    else { return nil }
    switch arguments.count {
    case 1: return Entry(key: try lower(key), fallback: .none)
    case 2 where getter.function.parameters.last?.label == "default":
      return Entry(key: try lower(key), fallback: try fallback(arguments[1]))
    default: return nil
    }
  }

  private func fallback(_ argument: CheckedExpr) throws -> Fallback {
    if let literal = argument.returnedLiteral, case .constant(let value) = try lower(literal).shape {
      return .constant(value)
    }
    let run = try lower(argument).value
    return .computed { try run($0).asFunction.call() }
  }

  /// Returns code that reads an entry; nil for other subscripts.
  func dictionaryElement(
    _ base: CheckedExpr, _ arguments: [CheckedExpr], _ getter: Callee, _ type: Type
  ) throws -> Code? {
    guard let storage = try storage(of: base), let entry = try entry(base, arguments, getter) else { return nil }
    let lookup =
      arguments[0].type.isPlainKey
      ? lookup(entry.key, in: storage) : Self.lookup(entry.key.value, in: try lower(base).value)
    switch entry.fallback {
    case .none: return .optional(lookup)
    case .constant(let value): return .coalesced(lookup, .constant(value), type)
    case .computed(let run): return .coalesced(lookup, .value(run), type)
    }
  }

  private static func lookup(_ key: @escaping Run<Value>, in dictionary: @escaping Run<Value>) -> Run<Value?> {
    { activation in
      let key = try key(activation)
      return try dictionary(activation).asDictionary[key]
    }
  }

  private func lookup(_ key: Code, in storage: StorageForm) -> Run<Value?> {
    switch storage {
    case .local(let storage): Self.lookup(storage, key)
    case .global(let storage): Self.lookup(storage, key)
    case .localBox(let storage): Self.lookup(storage, key)
    case .capturedBox(let storage): Self.lookup(storage, key)
    case .field(let storage): Self.lookup(storage, key)
    case .object(let storage): Self.lookup(storage, key)
    case .captured(let storage): Self.lookup(storage, key)
    case .constant(let storage): Self.lookup(storage, key)
    }
  }

  private static func lookup<Source: ElementSource>(_ source: Source, _ key: Code) -> Run<Value?> {
    @inline(__always)
    func found(_ activation: Activation, _ key: some TableKey) throws -> Value? {
      let path = try source.path(activation)
      let result: ElementResult<Value?> = source.read(activation, path) { value in
        guard case .dictionary(let entries) = value else { return .missing }
        return .found(entries.value(of: key))
      }
      if case .found(let value) = result { return value }
      return try source.load(activation, path).asDictionary[key.value]
    }
    if case .int(let run) = key.body { return { try found($0, try run($0)) } }
    let run = key.value
    return { try found($0, try run($0)) }
  }

  /// Returns code that sets an entry of a dictionary in a variable; nil for other places.
  func entryStore(_ target: CheckedExpr, _ value: CheckedExpr) throws -> Code? {
    guard case .subscriptCall(let base, let arguments, let getter, _) = target.kind, arguments.count == 1,
      let storage = try storage(of: base), storage.isChangeable, arguments[0].type.isPlainKey,
      let entry = try entry(base, arguments, getter)
    else { return nil }
    let key = entry.key.value
    let isMachineValue = value.type.optionalPayload?.machineType != nil
    if case .wrap(let wrapped) = value.kind {
      let value = telling(try lower(wrapped), wrapped.type, seenAs: value.type).value
      return try changing(
        storage, EntryStore(key: key, value: { .some(try value($0)) }, isMachineValue: isMachineValue))
    }
    let value = try lower(value).value
    return try changing(
      storage, EntryStore(key: key, value: { try value($0).asOptional }, isMachineValue: isMachineValue))
  }

  /// Returns code that changes an integer in a dictionary, `counts[key, default: 0] += 1`; nil for other places.
  func entryUpdate(
    _ operation: IntegerUpdate, _ target: CheckedExpr, _ amount: Code, _ range: SourceRange
  ) throws -> Code? {
    guard case .subscriptCall(let base, let arguments, let getter, _) = target.kind, arguments.count == 2,
      let storage = try storage(of: base), storage.isChangeable, arguments[1].returnedLiteral?.type.machineType == .int,
      arguments[0].type.isPlainKey, let entry = try entry(base, arguments, getter),
      case .constant(.int(let fallback)) = entry.fallback
    else { return nil }
    let site = FaultSite(runtime, range)
    return try changing(
      storage,
      IntegerEntryUpdate(operation: operation, key: entry.key, amount: amount, fallback: fallback, site: site))
  }

  private func changing(_ storage: StorageForm, _ access: some EntryAccess) throws -> Code? {
    switch storage {
    case .local(let storage): access.code(in: storage)
    case .global(let storage): access.code(in: storage)
    case .localBox(let storage): access.code(in: storage)
    case .capturedBox(let storage): access.code(in: storage)
    case .field(let storage): access.code(in: storage)
    case .object(let storage): access.code(in: storage)
    case .captured, .constant: nil
    }
  }
}

extension CheckedExpr {
  /// The literal that an autoclosure returns.
  fileprivate var returnedLiteral: CheckedExpr? {
    guard case .closure(let closure) = kind, closure.body.count == 1,
      case .returnStatement(let value?) = closure.body[0].kind
    else { return nil }
    switch value.kind {
    case .integer, .double, .boolean, .string, .nilLiteral: return value
    case .array(let elements): return elements.isEmpty ? value : nil
    default: return nil
    }
  }
}

extension Type {
  /// True if hashing and comparing its values runs no code of the program.
  fileprivate var isPlainKey: Bool {
    switch machineType {
    case .int, .double, .bool: true
    case .void: false
    case nil: nativeName == "String" || nativeName == "Character"
    }
  }
}

extension Value {
  /// Changes the dictionary that this is, in its place.
  @inline(__always)
  fileprivate mutating func withEntries<Content: Sendable>(
    _ body: (inout ValueTable) -> Content
  ) -> ElementResult<Content> {
    guard case .dictionary(var entries) = self else { return .missing }
    self = .unset
    let result = body(&entries)
    self = .dictionary(entries)
    return .found(result)
  }
}

private struct EntryStore: EntryAccess {
  let key: Run<Value>
  let value: Run<Value?>
  /// True if the values of the dictionary hold no reference.
  let isMachineValue: Bool

  func code(in storage: some ElementStorage) -> Code {
    let (key, value) = (key, value)
    if type(of: storage).isShared, !isMachineValue {
      // The former value is destroyed during the access, and what its end accesses may overlap.
      return .void { activation in
        let path = try storage.path(activation)
        let key = try key(activation)
        try Self.set(storage, activation, path, key, try value(activation))
      }
    }
    return .void { activation in
      let path = try storage.path(activation)
      let key = try key(activation)
      let value = try value(activation)
      let result: ElementResult<Void> = storage.change(activation, path) { reference in
        reference.withEntries { $0[key] = value }
      }
      if case .missing = result { try Self.set(storage, activation, path, key, value) }
    }
  }

  @inline(never)
  private static func set<Storage: ElementStorage>(
    _ storage: Storage, _ activation: Activation, _ path: Storage.Path, _ key: Value, _ value: Value?
  ) throws {
    try storage.modify(activation, path) { reference in
      guard case .dictionary(var entries) = reference else { return }
      reference = .unset
      entries[key] = value
      reference = .dictionary(entries)
    }
  }
}

private struct IntegerEntryUpdate: EntryAccess {
  let operation: IntegerUpdate
  let key: Code
  let amount: Code
  let fallback: Int
  let site: FaultSite

  func code(in storage: some ElementStorage) -> Code {
    if case .int(let run) = key.body { return code(in: storage, key: IntegerKey(run: run)) }
    return code(in: storage, key: ComputedKey(run: key.value))
  }

  private func code(in storage: some ElementStorage, key: some EntryKey) -> Code {
    if case .constant(let amount) = amount.integer { return code(in: storage, key: key, amount: amount) }
    return code(in: storage, key: key, amount: ComputedInteger(run: amount.int))
  }

  @inline(__always)
  private func code(in storage: some ElementStorage, key: some EntryKey, amount: some IntegerSource) -> Code {
    let (operation, fallback, site) = (operation, fallback, site)
    return .void { activation in
      let path = try storage.path(activation)
      let key = try key(activation)
      let amount = try amount(activation)
      let result: ElementResult<Int?> = storage.change(activation, path) { reference in
        reference.withEntries { Self.update(operation, &$0, key, amount, fallback) }
      }
      switch result {
      case .found(nil): return
      case .found(let number?): throw site.overflow(number, operation.sign, amount)
      case .outOfRange, .missing:
        var former: Int?
        try storage.modify(activation, path) { reference in
          guard case .found(let number) = reference.withEntries({ Self.update(operation, &$0, key, amount, fallback) })
          else {
            return
          }
          former = number
        }
        if let former { throw site.overflow(former, operation.sign, amount) }
      }
    }
  }

  /// Changes the number of a key in its place; returns it unchanged where the operation overflows.
  @inline(__always)
  private static func update(
    _ operation: IntegerUpdate, _ entries: inout ValueTable, _ key: some TableKey, _ amount: Int, _ fallback: Int
  ) -> Int? {
    entries.change(key) { place -> Int? in
      let number = place.pointee.asInt
      let (result, overflow) = operation.apply(number, amount)
      if overflow { return number }
      // The previous value is an integer, which holds no reference and needs no deinitialization.
      place.initialize(to: .int(result))
      return nil
    } otherwise: {
      let (result, overflow) = operation.apply(fallback, amount)
      return overflow ? (nil, fallback) : (.int(result), nil)
    }
  }
}

/// Key of an entry that is changed, as a type, so that the access by an integer is one specialized closure.
private protocol EntryKey {
  associatedtype Key: TableKey
  func callAsFunction(_ activation: Activation) throws -> Key
}

private struct IntegerKey: EntryKey {
  let run: Run<Int>
  @inline(__always)
  func callAsFunction(_ activation: Activation) throws -> Int { try run(activation) }
}

private struct ComputedKey: EntryKey {
  let run: Run<Value>
  @inline(__always)
  func callAsFunction(_ activation: Activation) throws -> Value { try run(activation) }
}
