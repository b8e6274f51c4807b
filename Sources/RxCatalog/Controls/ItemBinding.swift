import RxBindings
import Controls
import Execution
import Foundation
import Rx
import Types

/// Binding of views that show the elements of a sequence: tables, collections, pickers.
extension NativeCall {
  /// Binds the view that this is a call of `rx` of to a sequence of sequences; traced as a binding.
  func items<View: AnyObject>(
    of source: Value, _ bind: (View, PublishSubject<[Value]>) -> any Disposable
  ) throws -> Value {
    let view: View = try native(0, as: Reactive<Value>.self).base.unboxed()
    let elements = PublishSubject<[Value]>()
    let items = bind(view, elements)
    let call = NativeCall(arguments: [source], typeArguments: typeArguments, runtime: runtime, site: site)
    let subscription = try call.subscription(.bind, to: runtime.stream(source)) { [runtime] event in
      switch event {
      case .next(let sequence): if let values = try? runtime.elements(sequence) { elements.on(.next(values)) }
      // Here it is known which binding it is.
      case .error(let error): if !(error is Trap) { Environments.current.report(.bindingError(error)) }
      case .completed: break
      }
    }
    return .disposable(Disposables.create(runtime.disposable(subscription), items))
  }

  /// An element of a view, as the type that the call says it has.
  func model(_ element: Value, of view: AnyObject?) throws -> Value {
    guard let model = runtime.cast(element, to: typeArguments.last ?? .any) else {
      throw RxCocoaError.itemsNotYetBound(object: view as Any)
    }
    return model
  }

  func models(_ elements: ControlEvent<Value>, of view: AnyObject) -> Value {
    .boxed(ControlEvent(events: elements.map { [weak view] in try model($0, of: view) }))
  }

  /// The result of `model(at:)`, which throws where the view has no such element.
  func model(of view: AnyObject, _ find: () throws -> Value) throws -> Value {
    do {
      return try model(find(), of: view)
    } catch let error as RxCocoaError {
      throw ThrownValue(Value(error: error))
    }
  }
}

extension Value {
  /// An event of a control whose elements are converted.
  static func happening<Element>(
    _ event: ControlEvent<Element>, _ convert: @escaping (Element) -> Value
  ) -> Value {
    .boxed(ControlEvent<Value>(events: event.asObservable().map(convert)))
  }

  /// A tuple with labels.
  static func labeled(_ labels: [String], _ elements: Value...) -> Value {
    .tuple(TupleValue(labels: labels, elements: elements))
  }
}

extension Type {
  /// True if it is a class of that name or derives from it.
  func derives(from name: String) -> Bool {
    guard case .nominal(var decl, _) = self else { return false }
    while true {
      let current = decl
      if current.name == name { return true }
      guard case .nominal(let parent, _)? = current.superclass else { return false }
      decl = parent
    }
  }
}

extension Runtime {
  /// Makes an object of a class of the program with an initializer of the library's class; nil for the library's own classes.
  func construct<Object>(_ type: Type, from base: String, _ initializer: String, _ arguments: [Value]) -> Object? {
    guard case .nominal(let decl, _) = type, !decl.isNative, let own = universe.nominal(base) else { return nil }
    universe.materialize("init", of: own)
    for case .function(let function) in own.members["init"] ?? [] where function.fullName == initializer {
      return try? lowering.construct(type, function, arguments).unboxed()
    }
    return nil
  }
}
