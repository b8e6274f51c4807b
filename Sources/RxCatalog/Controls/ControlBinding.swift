import RxBindings
import Controls
import Execution
import Rx

/// Binding of controls' members by key paths and conversions.
extension Bindings {
  /// A property that can be set.
  mutating func field<Owner: AnyObject, Member: ScriptConvertible>(
    _ key: String, _ path: ReferenceWritableKeyPath<Owner, Member> & Sendable
  ) {
    property(
      key,
      get: { call in
        try ControlSite.at(call.site) { try call.native(0, as: Owner.self)[keyPath: path].scriptValue }
      },
      set: { receiver, call in
        let owner = try receiver.unboxed(as: Owner.self)
        let value = try Member.fromScriptValue(call.arguments.last ?? .void)
        ControlSite.at(call.site) { owner[keyPath: path] = value }
      })
  }

  /// A property that can only be read.
  mutating func reading<Owner: AnyObject, Member: ScriptConvertible>(
    _ key: String, _ path: KeyPath<Owner, Member> & Sendable
  ) {
    self(key) { call in
      try ControlSite.at(call.site) { try call.native(0, as: Owner.self)[keyPath: path].scriptValue }
    }
  }

  /// A method, with its receiver.
  mutating func method<Owner: AnyObject>(
    _ key: String, of owner: Owner.Type = Owner.self, _ body: @escaping @Sendable (Owner, NativeCall) throws -> Value
  ) {
    self(key) { call in
      let owner: Owner = try call.native(0)
      return try ControlSite.at(call.site) { try body(owner, call) }
    }
  }

  /// A method without a result.
  mutating func action<Owner: AnyObject>(
    _ key: String, of owner: Owner.Type = Owner.self, _ body: @escaping @Sendable (Owner, NativeCall) throws -> Void
  ) {
    method(key, of: owner) { owner, call in
      try body(owner, call)
      return .void
    }
  }

  /// A member of `rx` of a kind of controls.
  mutating func reactive<Base: AnyObject>(
    _ key: String, of base: Base.Type = Base.self, _ body: @escaping @Sendable (Base, NativeCall) throws -> Value
  ) {
    self(key) { call in
      let reactive: Reactive<Value> = try call.native(0)
      return try body(reactive.base.unboxed(as: Base.self), call)
    }
  }
}

extension Bindings {
  /// An event of `rx` without a value.
  mutating func event<Base: AnyObject>(_ key: String, _ path: KeyPath<Reactive<Base>, ControlEvent<Void>> & Sendable) {
    event(key, path) { .void }
  }

  /// An event of `rx`.
  mutating func event<Base: AnyObject, Element: ScriptConvertible>(
    _ key: String, _ path: KeyPath<Reactive<Base>, ControlEvent<Element>> & Sendable
  ) {
    event(key, path, \.scriptValue)
  }

  /// An event of `rx` whose elements are converted.
  mutating func event<Base: AnyObject, Element>(
    _ key: String, _ path: KeyPath<Reactive<Base>, ControlEvent<Element>> & Sendable,
    _ convert: @escaping @Sendable (Element) -> Value
  ) {
    reactive(key) { (base: Base, _) in
      .boxed(ControlEvent<Value>(events: Reactive(base)[keyPath: path].asObservable().map(convert)))
    }
  }

  /// A property of `rx`.
  mutating func value<Base: AnyObject, Element: ScriptConvertible>(
    _ key: String, _ path: KeyPath<Reactive<Base>, ControlProperty<Element>> & Sendable
  ) {
    reactive(key) { (base: Base, _) in
      let property = Reactive(base)[keyPath: path]
      return .boxed(
        ControlProperty<Value>(
          values: property.asObservable().map(\.scriptValue),
          valueSink: property.mapObserver { try Element.fromScriptValue($0) }))
    }
  }
}

extension Value {
  /// A property of a control as the program's.
  static func property<Element: ScriptConvertible>(_ property: ControlProperty<Element>) -> Value {
    .boxed(
      ControlProperty<Value>(
        values: property.asObservable().map(\.scriptValue),
        valueSink: property.mapObserver { try Element.fromScriptValue($0) }))
  }

  /// Returns an event of a control without a value.
  static func happening(_ event: ControlEvent<Void>) -> Value {
    .boxed(ControlEvent<Value>(events: event.asObservable().map { .void }))
  }

  /// Returns an event of a control with a value.
  static func happening<Element: ScriptConvertible>(_ event: ControlEvent<Element>) -> Value {
    .boxed(ControlEvent<Value>(events: event.asObservable().map(\.scriptValue)))
  }

  /// A binder of the program to a control.
  static func binder<Target: AnyObject, Element: ScriptConvertible>(
    _ target: Target, _ set: @escaping (Target, Element) -> Void
  ) -> Value {
    .boxed(
      Binder<Value>(target) { target, value in
        // While the program is being stopped a value may be of another kind than was promised.
        if let element = try? Element.fromScriptValue(value) { set(target, element) }
      })
  }
}
