import SyntaxTree
import Types

/// Accesses to what several threads may reach, noted where data races are looked for. Elsewhere nothing of this is in the code.
extension FrameLowering {
  /// Notes accesses to a variable or property.
  struct Watch {
    let read: Run<Void>
    let write: Run<Void>
  }

  /// The notes for a variable; nil where no race is looked for, or no other thread reaches the variable.
  func watch(_ variable: VariableDecl, _ range: SourceRange) -> Watch? {
    guard let races = runtime.races, !variable.isLet else { return nil }
    switch place(of: variable) {
    case .slot, .capture: return nil
    case .boxedSlot(let slot): return watch(races, variable, range) { $0.box(slot) }
    case .boxedCapture(let index): return watch(races, variable, range) { $0.capturedBox(index) }
    case .global(let box): return watch(races, variable, range) { _ in box }
    }
  }

  private func watch(
    _ races: RaceDetector, _ variable: VariableDecl, _ range: SourceRange, _ box: @escaping Run<Box>
  ) -> Watch {
    let site = AccessSite(variable, range)
    return Watch(
      read: { races.read(try box($0), 0, site) },
      write: { races.write(try box($0), 0, site) })
  }

  /// The notes for a stored property of an object. Subclasses may override it with accessors, which have places of their own.
  func watch(
    property: VariableDecl, _ range: SourceRange, in instance: @escaping (Activation) throws -> ClassInstance?
  ) -> Watch? {
    guard let races = runtime.races, !property.isLet else { return nil }
    let site = AccessSite(property, range)
    let index = property.layoutIndex
    let isStored = { !property.isOverridden.load(ordering: .relaxed) }
    return Watch(
      read: { if isStored(), let instance = try instance($0) { races.read(instance, index, site) } },
      write: { if isStored(), let instance = try instance($0) { races.write(instance, index, site) } })
  }

  /// The notes for a static property. Whoever uses it does so after its initial value was made.
  func watch(static property: VariableDecl, _ range: SourceRange) -> Watch? {
    guard let races = runtime.races else { return nil }
    let storage = lowering.staticStorage(property)
    let site = AccessSite(property, range)
    let isLet = property.isLet
    func note(_ access: @escaping (Box) -> Void) -> Run<Void> {
      return {
        let box = try storage.box($0.thread)
        races.acquire(storage.orderKey)
        if !isLet { access(box) }
      }
    }
    return Watch(read: note { races.read($0, 0, site) }, write: note { races.write($0, 0, site) })
  }

  /// An object whose property is read.
  func watched(_ base: @escaping Run<Value>, for property: VariableDecl, _ range: SourceRange) -> Run<Value> {
    guard let races = runtime.races, !property.isLet else { return base }
    let site = AccessSite(property, range)
    let index = property.layoutIndex
    return { activation in
      let value = try base(activation)
      if !property.isOverridden.load(ordering: .relaxed), let instance = value.classInstance {
        races.read(instance, index, site)
      }
      return value
    }
  }
}

extension Code {
  /// The code after a note that the variable is read.
  func watched(_ watch: FrameLowering.Watch?) -> Code {
    guard let note = watch?.read else { return self }
    func noted<Result>(_ run: @escaping Run<Result>) -> Run<Result> {
      return {
        try note($0)
        return try run($0)
      }
    }
    switch body {
    case .void(let run): return Code(.void(noted(run)))
    case .int(let run): return Code(.int(noted(run)))
    case .double(let run): return Code(.double(noted(run)))
    case .bool(let run): return Code(.bool(noted(run)))
    case .value(let run): return Code(.value(noted(run)))
    }
  }
}

extension LValue {
  /// The place with notes of how it is used.
  func watched(_ watch: FrameLowering.Watch?) -> LValue {
    guard let watch else { return self }
    return LValue(
      prepare: prepare, finish: finish,
      load: {
        try watch.read($0)
        return try load($0)
      },
      store: {
        try watch.write($0)
        try store($0, $1)
      },
      modify: {
        try watch.write($0)
        try modify($0, $1)
      }, sharesParts: sharesParts)
  }
}
