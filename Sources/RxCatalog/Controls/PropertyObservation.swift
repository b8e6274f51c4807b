import Execution
import Foundation
import Locks
import Rx
import RxBindings
import Types

/// Options of key-value observation, Foundation's and RxSwift's in one.
struct KeyValueObservingOptions: OptionSet, Hashable, Sendable {
  let rawValue: Int
  static let new = KeyValueObservingOptions(rawValue: 1)
  static let old = KeyValueObservingOptions(rawValue: 2)
  static let initial = KeyValueObservingOptions(rawValue: 4)
  static let prior = KeyValueObservingOptions(rawValue: 8)
}

/// Registry of the observers of `@objc dynamic` properties. Any thread.
private enum PropertyObservers {
  private struct Observer {
    let property: String
    let notice: () -> Void
  }
  private static let all = Locked<(next: Int, byObject: [ObjectIdentifier: [Int: Observer]])>((0, [:]))

  /// Calls a closure each time after the property was set, until what is returned is disposed of. The object lives at least
  /// as long as the closure is called for it.
  static func add(_ object: AnyObject, _ property: String, _ notice: @escaping () -> Void) -> any Disposable {
    let key = ObjectIdentifier(object)
    let number = all.withLock { state in
      state.next += 1
      state.byObject[key, default: [:]][state.next] = Observer(property: property, notice: notice)
      return state.next
    }
    return Disposables.create {
      all.withLock { state in
        state.byObject[key]?[number] = nil
        if state.byObject[key]?.isEmpty == true { state.byObject[key] = nil }
      }
    }
  }

  static func changed(_ object: AnyObject, _ property: String) {
    let observers = all.withLock { $0.byObject[ObjectIdentifier(object)] } ?? [:]
    for (_, observer) in observers.sorted(by: { $0.key < $1.key }) where observer.property == property {
      observer.notice()
    }
  }
}

extension ControlsModule {
  /// `rx.observe` of properties that the program declares as `@objc dynamic`, whose setting ends with a call of
  /// `__propertyDidChange`.
  static func addPropertyObservation(to module: NativeModule) {
    module.type(
      """
      struct KeyValueObservingOptions: Hashable, ExpressibleByArrayLiteral \
      { typealias ArrayLiteralElement = KeyValueObservingOptions }
      """, represents: KeyValueObservingOptions.self)
    module.alias("typealias NSKeyValueObservingOptions = KeyValueObservingOptions")
    addOptionSet("KeyValueObservingOptions", KeyValueObservingOptions.self, to: module)
    let options: [(String, KeyValueObservingOptions)] = [
      ("new", .new), ("old", .old), ("initial", .initial), ("prior", .prior),
    ]
    module.extend(
      "extension KeyValueObservingOptions",
      lazily: options.map { name, option in
        NativeMember("static var \(name): KeyValueObservingOptions { get }", .nullary { .boxed(option) })
      })
    module.extend(
      "extension Reactive where Base: NSObject",
      lazily: [
        NativeMember(
          """
          func observe<Element>(_ type: Element.Type, _ keyPath: String, \
          options: KeyValueObservingOptions = [.new, .initial], retainSelf: Bool = true) -> Observable<Element?>
          """, .general { try named($0, retains: $0.bool(4)) }),
        NativeMember(
          """
          func observeWeakly<Element>(_ type: Element.Type, _ keyPath: String, \
          options: KeyValueObservingOptions = [.new, .initial]) -> Observable<Element?>
          """, .general { try named($0, retains: false) }),
        NativeMember(
          """
          func observe<Element>(_ keyPath: KeyPath<Base, Element>, \
          options: NSKeyValueObservingOptions = [.new, .initial]) -> Observable<Element>
          """, .general { try reached($0) }),
      ])
    module.global(
      named: ["__propertyDidChange"],
      lazily: [
        NativeMember(
          "func __propertyDidChange(_ object: AnyObject, _ property: String)",
          .general { call in
            if let object = call[0].asObject { PropertyObservers.changed(object, call.string(1)) }
            return .void
          })
      ])
  }

  /// A property by its name: its values as those of a type, nil where it has another.
  private static func named(_ call: NativeCall, retains: Bool) throws -> Value {
    let name = call.string(2)
    guard let object = try target(of: call).asObject, let instance = ClassInstance.of(object),
      let index = instance.decl.storedProperties.firstIndex(where: { $0.name == name })
    else {
      let error = RxCocoaError.invalidPropertyName(object: try target(of: call), propertyName: name)
      return .stream(Observable<Value>.error(error))
    }
    // The call itself holds the object.
    let (wanted, runtime) = (call.typeArguments.last ?? .any, call.runtime)
    return .stream(
      observing(object, name, call, at: 3, retains: retains) { object in
        guard let instance = ClassInstance.of(object) else { return .optional(nil) }
        let isOptional = instance.decl.storedProperties[index].type.optionalPayload != nil
        guard let value = isOptional ? instance[index].asOptional : instance[index] else { return .optional(nil) }
        return .optional(runtime.cast(value, to: wanted))
      })
  }

  /// Observes the value at the end of a key path, at the first property of it.
  private static func reached(_ call: NativeCall) throws -> Value {
    guard let path = call[1].asKeyPath, let object = try target(of: call).asObject else {
      throw Trap.fault("not a key path of an object")
    }
    let first = path.components.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }).first
    return .stream(
      observing(object, String(first ?? ""), call, at: 2, retains: true) { try path.get(.object($0)) })
  }

  private static func target(of call: NativeCall) throws -> Value {
    let reactive: Reactive<Value> = try call.native(0)
    return reactive.base
  }

  private static func observing(
    _ object: AnyObject, _ property: String, _ call: NativeCall, at place: Int, retains: Bool,
    _ read: @escaping (AnyObject) throws -> Value
  ) -> Observable<Value> {
    let options = (try? call.native(place, as: KeyValueObservingOptions.self)) ?? [.new, .initial]
    let kept = retains ? object : nil
    weak let observed = object
    return Observable.create { observer in
      func send() {
        guard let object = kept ?? observed else { return }
        do { observer.onNext(try read(object)) } catch { observer.onError(error) }
      }
      if options.contains(.initial) { send() }
      guard options.contains(.new), let object = kept ?? observed else { return Disposables.create() }
      return PropertyObservers.add(object, property, send)
    }
  }
}
