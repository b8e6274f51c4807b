import SyntaxTree
import Types

/// An access to an element, whose code is made for each form of the collection's place and of the index.
protocol ElementAccess {
  func code<Storage: ElementStorage>(in storage: Storage, at index: some IntegerSource, _ site: FaultSite) -> Code
}

/// An access to an entry of a dictionary.
protocol EntryAccess {
  func code(in storage: some ElementStorage) -> Code
}

extension FrameLowering {
  /// Storage of a collection that a variable holds.
  enum StorageForm {
    case local(LocalStorage)
    case global(SharedStorage<GlobalBox>)
    case localBox(SharedStorage<LocalBox>)
    case capturedBox(SharedStorage<CapturedBox>)
    case field(FieldStorage)
    case object(ObjectStorage)
    /// Of constants, which are only read.
    case captured(CapturedConstant)
    case constant(GlobalConstant)

    var isChangeable: Bool {
      switch self {
      case .captured, .constant: false
      default: true
      }
    }
  }

  /// Returns the storage of a variable or stored property without observers; nil for other expressions, and where data races are
  /// looked for.
  func storage(of base: CheckedExpr) throws -> StorageForm? {
    switch base.kind {
    case .inoutArgument(let inner), .convert(let inner, .identity): return try storage(of: inner)
    case .variable(let variable):
      guard variable.willSet == nil, variable.didSet == nil, variable.ownership == .strong, variable.kind != .computed,
        !variable.isLazy, watch(variable, base.range) == nil
      else { return nil }
      switch place(of: variable) {
      case .slot(let slot): return .local(LocalStorage(slot: slot))
      case .capture(let index): return .captured(CapturedConstant(index: index))
      case .boxedSlot(let slot):
        return .localBox(SharedStorage(box: LocalBox(slot: slot), place: BoxedPlace(lvalue(of: variable))))
      case .boxedCapture(let index):
        return .capturedBox(SharedStorage(box: CapturedBox(index: index), place: BoxedPlace(lvalue(of: variable))))
      case .global(let box):
        let place = BoxedPlace(lvalue(of: variable))
        if variable.isConstant { return .constant(GlobalConstant(box: box, place: place)) }
        return .global(SharedStorage(box: GlobalBox(box: box), place: place))
      }
    case .property(let object, let property): return try storage(of: property, in: object, base.range)
    default: return nil
    }
  }

  /// Returns code for an access to an element of an array that is changed in its place; nil where the array is in no variable.
  @inline(__always)
  func changing(
    _ base: CheckedExpr, at index: CheckedExpr, _ range: SourceRange, _ access: some ElementAccess
  ) throws -> Code? {
    let site = FaultSite(runtime, range)
    if case .subscriptCall(let outer, let indices, let getter, _) = base.kind {
      guard isArrayElement(outer, indices, getter), let storage = try storage(of: outer) else { return nil }
      switch storage {
      case .local(let storage):
        return access.code(in: try nested(storage, base, indices[0]), at: try computed(index), site)
      case .global(let storage):
        return access.code(in: try nested(storage, base, indices[0]), at: try computed(index), site)
      case .field(let storage):
        return access.code(in: try nested(storage, base, indices[0]), at: try computed(index), site)
      case .object(let storage):
        return access.code(in: try nested(storage, base, indices[0]), at: try computed(index), site)
      default: return nil
      }
    }
    switch try storage(of: base) {
    case .local(let storage):
      let index = try lower(index)
      switch index.integer {
      case .local(let index): return access.code(in: storage, at: index, site)
      case .sum(let index): return access.code(in: storage, at: index, site)
      default: return access.code(in: storage, at: ComputedInteger(run: index.int), site)
      }
    case .global(let storage): return access.code(in: storage, at: try computed(index), site)
    case .localBox(let storage): return access.code(in: storage, at: try computed(index), site)
    case .capturedBox(let storage): return access.code(in: storage, at: try computed(index), site)
    case .field(let storage): return access.code(in: storage, at: try computed(index), site)
    case .object(let storage): return access.code(in: storage, at: try computed(index), site)
    case .captured, .constant, nil: return nil
    }
  }

  private func computed(_ index: CheckedExpr) throws -> ComputedInteger { ComputedInteger(run: try lower(index).int) }

  private func nested<Outer: ElementStorage>(
    _ outer: Outer, _ element: CheckedExpr, _ index: CheckedExpr
  ) throws -> NestedStorage<Outer> {
    NestedStorage(outer: outer, index: try lower(index).int, site: FaultSite(runtime, element.range))
  }

  /// Returns true for `array[i]` with an integer, by the library's subscript.
  func isArrayElement(_ base: CheckedExpr, _ arguments: [CheckedExpr], _ getter: Callee) -> Bool {
    getter.function.native != nil && base.type.nativeName == "Array" && arguments.count == 1
      && arguments[0].type.machineType == .int
  }
}
