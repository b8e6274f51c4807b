import RxBindings

extension RxCatalog {
  /// Public members of the library that programs cannot reach although nothing says why.
  package static var membersWithoutBinding: [String] {
    let bound = allBindings.table
    return members.map(\.key).filter { bound[$0] == nil && OmittedDeclarations.members[$0] == nil }
  }

  /// Bindings for which the library has no member (any more).
  package static var bindingsWithoutMember: [String] {
    let known = Set(members.map(\.key))
    return allBindings.table.keys.filter { !known.contains($0) && !Bindings.requirements.contains($0) }.sorted()
  }

  /// Operators without a marble in their documentation (a test executes every marble there is), but for `withoutDiagram`.
  package static var operatorsWithoutMarble: [String] {
    GeneratedCatalog.rx.flatMap(\.extensions).filter { streams.contains($0.type) }.flatMap(\.members)
      .filter { $0.marble == nil && $0.deprecation == nil && !withoutDiagram.contains($0.name) }
      .map(\.key).filter { !keysWithoutDiagram.contains($0) }
  }

  /// Members of the library whose documentation does not begin with a sentence.
  package static var membersWithoutSentence: [String] {
    GeneratedCatalog.rx.flatMap { $0.extensions.flatMap(\.members) + $0.globals }
      .filter { ($0.sentence ?? "").isEmpty && $0.deprecation == nil }.map(\.key)
  }

  /// Types whose members are operators.
  private static let streams: Set<String> = [
    "ObservableType", "ObservableConvertibleType", "ConnectableObservableType", "Observable", "InfallibleType",
    "Infallible", "PrimitiveSequenceType", "PrimitiveSequence", "SharedSequence", "SharedSequenceConvertibleType",
    "ControlEvent", "ControlProperty",
  ]

  private static let withoutDiagram: Set<String> = [
    // Conversions of the sequence to another type.
    "asObservable", "asSharedSequence", "asControlEvent", "asControlProperty", "primitiveSequence", "init",
    // Leave the sequence for asynchronous code, which virtual time does not carry.
    "values", "value",
    // Observers.
    "on",
    // Custom mirrors for printing.
    "customMirror",
  ]

  private static let keysWithoutDiagram: Set<String> = [
    // Runs asynchronous code.
    "static PrimitiveSequenceType<SingleTrait>.create(detached:priority:work:)",
    // Requirement that all other subscribing methods call.
    "Observable.subscribe(_:)", "ControlEvent.subscribe(_:)", "ControlProperty.subscribe(_:)",
    // Conversions to the type that the sequence already has.
    "SharedSequenceConvertibleType<DriverSharingStrategy>.asDriver()",
    "SharedSequenceConvertibleType<SignalSharingStrategy>.asSignal()",
  ]

  private static var members: [CatalogMember] {
    GeneratedCatalog.all.flatMap { family in
      family.extensions.filter { !OmittedDeclarations.types.contains($0.type) }.flatMap(\.members) + family.globals
    }
  }
}

extension Bindings {
  /// Bindings under the names of requirements, for types that the library keeps to itself.
  static let requirements: Set<String> = ["Disposable.dispose()", "Disposable.isDisposed"]
}
