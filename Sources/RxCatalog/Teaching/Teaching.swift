import Types

/// Lessons of the library beside messages of the checker: the cause, and a correction.
extension RxCatalog {
  package static func teach(_ mistake: Mistake) -> Lesson? {
    switch mistake {
    case .name(let name): nameLesson(name)
    case .type(let name): ForeignName.lesson(name, .type)
    case .function(let name): ForeignName.lesson(name, .factory)
    case .member(let name, let type): memberLesson(name, Receiver(type)) ?? otherLibraries(name, Receiver(type))
    case .call(let name, let type): callLesson(name, Receiver(type)) ?? memberLesson(name, Receiver(type))
    case .argument(let name, let type, let given, let wanted):
      argumentLesson(name, Receiver(type), given: Receiver(given), wanted: Receiver(wanted))
    case .closure(let name, let type, let wanted, let given):
      closureLesson(name, Receiver(type), wanted: wanted, given: given)
    case .requirement(let name, let type, let given): requirementLesson(name, Receiver(type), Receiver(given))
    case .optionalElement(let type, _, let owner): optionalLesson(Receiver(owner), type)
    case .emptyResult(let name, let type): emptyResultLesson(name, Receiver(type))
    case .conversion(let type, let wanted): conversionLesson(Receiver(type), to: Receiver(wanted))
    case .dropped(let type): droppedLesson(Receiver(type))
    case .assignment(let name, let type): assignmentLesson(name, Receiver(type))
    case .inference(let text): inferenceLesson(text)
    case .missingReturn(let type): missingReturnLesson(Receiver(type))
    case .module(let name): moduleLesson(name)
    }
  }
}

/// A type as lessons tell types apart.
struct Receiver {
  enum Kind { case driver, signal, single, maybe, completable, infallible, stream, other }

  let type: Type
  let kind: Kind
  /// The name of its declaration, without arguments.
  let name: String
  /// Element type, if it is a sequence.
  let element: Type?

  private static let streams: Set<String> = [
    "Observable", "PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject", "PublishRelay",
    "BehaviorRelay", "ReplayRelay", "ConnectableObservable", "ControlEvent", "ControlProperty", "GroupedObservable",
    "TestableObservable",
  ]

  init(_ type: Type) {
    self.type = type
    guard case .nominal(let decl, let arguments) = type.head else {
      var name = ""
      if case .existential(let protocols) = type.head { name = protocols.first?.decl.name ?? "" }
      (self.name, kind, element) = (name, .other, nil)
      return
    }
    name = decl.name
    element = arguments.last
    switch (decl.name, arguments.first.map { "\($0)" }) {
    case ("SharedSequence", "DriverSharingStrategy"?): kind = .driver
    case ("SharedSequence", "SignalSharingStrategy"?): kind = .signal
    case ("SharedSequence", _): kind = .driver
    case ("PrimitiveSequence", "SingleTrait"?): kind = .single
    case ("PrimitiveSequence", "MaybeTrait"?): kind = .maybe
    case ("PrimitiveSequence", "CompletableTrait"?): kind = .completable
    case ("PrimitiveSequence", _): kind = .single
    case ("Infallible", _): kind = .infallible
    default: kind = Self.streams.contains(decl.name) ? .stream : .other
    }
  }

  var isSequence: Bool { kind != .other }
  var isShared: Bool { kind == .driver || kind == .signal }
  var isPrimitive: Bool { kind == .single || kind == .maybe || kind == .completable }
  var isRelay: Bool { name.hasSuffix("Relay") }
  var isSubject: Bool { name.hasSuffix("Subject") }

  /// Name with an article: `a Driver`, `an Observable`.
  var noun: String {
    let word =
      switch kind {
      case .driver: "Driver"
      case .signal: "Signal"
      case .single: "Single"
      case .maybe: "Maybe"
      case .completable: "Completable"
      default: name
      }
    return ("AEIOU".contains(word.prefix(1)) ? "an " : "a ") + word
  }
}
