import RxBindings
import Execution
import Rx

/// The value behind `$R0`: objects in it are held weakly, also those inside of optionals, tuples, collections and structs, so
/// that looking at a bag does not keep it alive.
indirect enum WeakResult: Sendable {
  case plain(Value)
  case object(HeldObject)
  case optional(WeakResult)
  case tuple([String?], [WeakResult])
  case array([WeakResult])
  case dictionary([(key: Value, value: WeakResult)])
  case structure(StructInstance, [WeakResult])
  case enumeration(EnumInstance, [WeakResult])

  /// Nesting depth up to which a value is searched for objects.
  private static let depth = 8

  init(_ value: Value) { self.init(value, depth: Self.depth) }

  private init(_ value: Value, depth: Int) {
    func held(_ values: [Value]) -> [WeakResult]? {
      let parts = values.map { WeakResult($0, depth: depth - 1) }
      return parts.allSatisfy(\.isPlain) ? nil : parts
    }
    self = .plain(value)
    guard depth > 0 else { return }
    switch value {
    case .object(let object):
      // A stream describes work and may be kept like a value; a weak field is weak already.
      if object is WeakReference { return }
      if object is Observable<Value>, !(object is any ObserverType), !(object is ConnectableObservable<Value>) {
        return
      }
      self = .object(HeldObject(object))
    case .some(let box):
      let inner = WeakResult(box.value, depth: depth - 1)
      if !inner.isPlain { self = .optional(inner) }
    case .tuple(let tuple): if let parts = held(tuple.elements) { self = .tuple(tuple.labels, parts) }
    case .array(let elements):
      // Of numbers and texts there may be millions, and the first tells that they are such.
      if let first = elements.first, first.mayHoldObjects, let parts = held(elements) { self = .array(parts) }
    case .dictionary(let entries):
      if let parts = held(Array(entries.values)) {
        self = .dictionary(zip(entries.keys, parts).map { (key: $0, value: $1) })
      }
    case .structure(let instance): if let parts = held(instance.fields) { self = .structure(instance.emptied, parts) }
    case .enumeration(let instance):
      if let parts = held(instance.payload) { self = .enumeration(instance.emptied, parts) }
    default: break
    }
  }

  private var isPlain: Bool { if case .plain = self { true } else { false } }

  /// The value; nil if an object in it was deallocated.
  var value: Value? {
    func values(_ parts: [WeakResult]) -> [Value]? {
      let found = parts.compactMap(\.value)
      return found.count == parts.count ? found : nil
    }
    switch self {
    case .plain(let value): return value
    case .object(let object): return object.value
    case .optional(let inner): return inner.value.map { .wrapped($0) }
    case .tuple(let labels, let parts): return values(parts).map { .tuple(TupleValue(labels: labels, elements: $0)) }
    case .array(let parts): return values(parts).map { .array($0) }
    case .dictionary(let entries):
      return values(entries.map(\.value)).map {
        .dictionary(ValueTable(zip(entries.map(\.key), $0), uniquingKeysWith: { first, _ in first }))
      }
    case .structure(let emptied, let parts):
      return values(parts).map {
        .structure(StructInstance(decl: emptied.decl, typeArguments: emptied.typeArguments, fields: $0))
      }
    case .enumeration(let emptied, let parts):
      return values(parts).map {
        .enumeration(EnumInstance(enumCase: emptied.enumCase, typeArguments: emptied.typeArguments, payload: $0))
      }
    }
  }
}

/// An object that a result does not keep alive.
final class HeldObject: @unchecked Sendable {
  // Unchecked because nothing is written after initialization; weak references are safe against the end of their
  // objects.
  private weak let object: AnyObject?
  /// A handle goes with the expression that made it; the subscription behind it may live on.
  private let subscription: SubscriptionHandle.Reference?

  init(_ object: AnyObject) {
    self.object = object
    subscription = (object as? SubscriptionHandle).map { SubscriptionHandle.Reference($0) }
  }

  var value: Value? { (object ?? subscription?.handle).map { .object($0) } }
}

extension Value {
  fileprivate var mayHoldObjects: Bool {
    switch self {
    case .void, .bool, .int, .double, .string, .character, .function, .metatype: false
    default: true
    }
  }
}

extension StructInstance {
  fileprivate var emptied: StructInstance { StructInstance(decl: decl, typeArguments: typeArguments, fields: []) }
}

extension EnumInstance {
  fileprivate var emptied: EnumInstance {
    EnumInstance(enumCase: enumCase, typeArguments: typeArguments, payload: [])
  }
}
