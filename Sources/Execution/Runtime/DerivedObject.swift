import Types

/// An object of an interpreted class that derives from a native one.
///
/// The native side has a subclass for each native class that programs may derive from. It stores the program's part of
/// the object, and every member that native code calls looks for the program's override first:
///
///     final class DerivedPanel: Panel, DerivedObject {
///       let instance: ClassInstance
///       init(_ instance: ClassInstance) { self.instance = instance; super.init() }
///       override func didAppear() { if overridden("didAppear()") == nil { super.didAppear() } }
///       deinit { instance.end(with: self) }
///     }
///
/// The type is declared with `open class Panel`; its initializers with `deriving:`, which makes such an object at
/// `super.init(…)`; members that may be overridden with `open`.
package protocol DerivedObject: AnyObject {
  /// The stored properties that the program's classes add.
  var instance: ClassInstance { get }
}

extension DerivedObject {
  /// Calls the program's override of a method, named as Swift writes it: `numberOfRows(in:)`.
  ///
  /// Returns nil if there is none, or if the override itself calls the native method with `super`: then the native
  /// implementation is wanted.
  package func overridden(_ name: String, _ arguments: Value...) -> Value? {
    instance.callOverride(.function, name, of: self, arguments)
  }

  /// Returns the value of a property that the program overrides; nil as for methods.
  package func overridden(getting name: String) -> Value? { instance.callOverride(.getter, name, of: self, []) }

  /// Sets a property that the program overrides or observes; false where the native class is to do it.
  package func overridden(setting name: String, _ value: Value) -> Bool {
    instance.callOverride(.setter, name, of: self, [value]) != nil
  }
}

extension ClassInstance {
  /// Returns the program's part of an object; nil for a purely native one.
  @inline(__always)
  package static func of(_ object: AnyObject) -> ClassInstance? {
    if let instance = object as? ClassInstance { return instance }
    return (object as? any DerivedObject)?.instance
  }

  fileprivate func callOverride(
    _ kind: FunctionDecl.Kind, _ name: String, of object: AnyObject, _ arguments: [Value]
  ) -> Value? {
    guard let info = decl.info, let runtime = info.runtime, !runtime.isStopping,
      let function = info.override(kind, name), !isCallingSuper(function)
    else { return nil }
    let owner = function.owner ?? decl
    let types = decl.typeArguments(ofAncestor: owner, from: typeArguments, in: runtime.universe)
    return runtime.settle {
      try runtime.lowering.call(function, typeArguments: types, arguments: [.object(object)] + arguments)
    }
  }
}

extension Value {
  /// The part of an object that the program declares; nil for other values.
  @inline(__always)
  var classInstance: ClassInstance? { if case .object(let object) = self { ClassInstance.of(object) } else { nil } }
}
