/// A kind of sequence to which operators of `ObservableType` are lifted.
enum Trait: String, CaseIterable {
  case infallible = "Infallible"
  case sharedSequence = "SharedSequence"
  case primitiveSequence = "PrimitiveSequence"
  case single = "Single"
  case maybe = "Maybe"
  case completable = "Completable"

  /// The type that the lifted operators extend.
  var extended: String {
    switch self {
    case .infallible: "InfallibleType"
    case .sharedSequence: "SharedSequenceConvertibleType"
    case .primitiveSequence: "PrimitiveSequence"
    case .single, .maybe, .completable: "PrimitiveSequenceType"
    }
  }

  /// The folder of the trait, as the catalog names it.
  var family: String {
    switch self {
    case .infallible: "TraitsInfallible"
    case .sharedSequence: "TraitsShared"
    case .primitiveSequence, .single, .maybe, .completable: "TraitsPrimitive"
    }
  }

  /// The requirements of the extension.
  var requirements: [String] {
    switch self {
    case .infallible, .sharedSequence, .primitiveSequence: []
    case .single: ["Trait == SingleTrait"]
    case .maybe: ["Trait == MaybeTrait"]
    case .completable: ["Trait == CompletableTrait", "Element == Swift.Never"]
    }
  }

  /// The type of a sequence of `element` with this trait.
  func sequence(of element: String) -> String {
    switch self {
    case .infallible, .single, .maybe: "\(rawValue)<\(element)>"
    case .sharedSequence: "SharedSequence<SharingStrategy, \(element)>"
    case .primitiveSequence: "PrimitiveSequence<Trait, \(element)>"
    case .completable: "Completable"
    }
  }

  /// The name that a parameter of `do` has on the trait, or nil where the trait has no such event.
  func handler(_ name: String) -> String? {
    switch self {
    case .infallible, .sharedSequence: name.hasSuffix("Error") ? nil : name
    case .single: name.hasSuffix("Completed") ? nil : name.replacing("Next", with: "Success")
    case .completable: name.hasSuffix("Next") ? nil : name
    case .maybe, .primitiveSequence: name
    }
  }

  /// The receiver as an observable.
  var observable: String {
    switch self {
    case .infallible, .sharedSequence: "asObservable()"
    case .primitiveSequence: "source"
    case .single, .maybe, .completable: "primitiveSequence.asObservable()"
    }
  }

  /// The label of the initializer that takes an observable.
  var initializerLabel: String {
    switch self {
    case .infallible, .sharedSequence: ""
    case .primitiveSequence, .single, .maybe, .completable: "raw: "
    }
  }

  /// A sequence of this trait made of the observable `name` in a diagram, or nil where a diagram cannot show one.
  func converted(_ name: String, isOfInts: Bool) -> String? {
    let element = isOfInts ? "0" : "\"?\""
    return switch self {
    case .infallible: "\(name).asInfallible(onErrorJustReturn: \(element))"
    case .sharedSequence: "\(name).asDriver(onErrorJustReturn: \(element))"
    case .primitiveSequence, .single, .maybe, .completable: nil
    }
  }

  /// The name that a diagram uses for the type.
  var spelling: String { self == .sharedSequence ? "Driver" : rawValue }
}
