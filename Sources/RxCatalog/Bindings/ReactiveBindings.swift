import FoundationLibrary
import RxBindings
import Execution
import Foundation
import Rx
import Types

extension Bindings {
  /// Binds the members of `rx`: the object, a binder for each of its writable properties, notifications and decoding.
  mutating func bindReactive() {
    var bind = self
    defer { self = bind }

    bind("Reactive.init(_:)") { .boxed(Reactive($0[0])) }
    bind("Reactive.base") { try $0.native(0, as: Reactive<Value>.self).base }
    bind("static ReactiveCompatible.rx") { call in
      guard let reactive = call.runtime.universe.nominal(representing: Reactive<Value>.self) else { return .void }
      return .metatype(TypeBox(.nominal(reactive, Array(call.typeArguments.prefix(1)))))
    }
    bind("ReactiveCompatible.rx") { .boxed(Reactive($0[0])) }
    bind("Reactive.subscript(dynamicMember:)") { call in
      guard let object = try call.native(0, as: Reactive<Value>.self).base.asObject, let path = call[1].asKeyPath
      else { throw Trap.fault("expected a writable property of an object") }
      return .boxed(propertyBinder(object, path))
    }
    bind("Reactive<NotificationCenter>.notification(_:object:)") { call in
      guard let center: NotificationCenterValue = try call.native(0, as: Reactive<Value>.self).base.native() else {
        throw Trap.fault("expected a notification center")
      }
      let name = call.optionalNotificationName(1)
      let object = call[2].asOptional?.asObject
      return .stream(notifications(of: center, name, object))
    }
    bind("ObservableType.decode(type:decoder:)") { call in
      let decoder = call[2]
      let type = call[1]
      return .stream(
        try call.observable(0).map { [runtime = call.runtime] data in
          try runtime.decode(type, from: data, with: decoder)
        })
    }
  }
}

/// Generic, because a binder over `AnyObject` itself cannot be compiled.
private func propertyBinder<Target: AnyObject>(_ target: Target, _ path: KeyPathValue) -> Binder<Value> {
  Binder(target) { target, value in
    var root = Value.object(target)
    // A fault in the property's own code has stopped the program already.
    try? path.set(&root, to: value)
  }
}

/// Returns the notifications of an object, which is held weakly, as in the library.
private func notifications<Object: AnyObject>(
  of center: NotificationCenterValue, _ name: String?, _ object: Object?
) -> Observable<Value> {
  Observable.create { [weak object] observer in
    let token = center.add(name: name, object: object) { observer.on(.next(.boxed($0))) }
    return Disposables.create { center.remove(token) }
  }
}

extension Runtime {
  /// Decodes with the program's JSON decoder, or with a decoder that it wrote.
  fileprivate func decode(_ type: Value, from data: Value, with decoder: Value) throws -> Value {
    if let result = try decodedJSON(type, from: data, with: decoder) { return result }
    return try callWitness(decoder, "DataDecoder", "decode", [type, data], ownTypes: [type.asType])
  }
}
