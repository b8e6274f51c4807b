import Types

/// An object of an interpreted class that derives from a native one.
///
/// The native side writes one subclass for each native class that programs may derive from. It holds the program's part of the
/// object, and every member that native code calls asks for the program's override first:
///
///     final class DerivedPanel: Panel, DerivedObject {
///       let instance: ClassInstance
///       init(_ instance: ClassInstance) { self.instance = instance; super.init() }
///       override func didAppear() { if overridden("didAppear()") == nil { super.didAppear() } }
///       deinit { instance.end(with: self) }
///     }
///
/// The type is declared with `open class Panel`, its initializers with `deriving:`, which says how such an object is made at
/// `super.init(…)`; what may be overridden says `open`.
package protocol DerivedObject: AnyObject {
  /// The stored properties that the program's classes add.
  var instance: ClassInstance { get }
}

extension DerivedObject {
  /// What the program's override of a method gives, its name as Swift writes it: `numberOfRows(in:)`.
  ///
  /// Nil where there is none, and where the override itself is calling the native method with `super`: then the native class's
  /// own behaviour is wanted.
  package func overridden(_ name: String, _ arguments: Value...) -> Value? {
    instance.callOverride(.function, name, of: self, arguments)
  }

  /// The value of a property that the program overrides; nil as for methods.
  package func overridden(getting name: String) -> Value? { instance.callOverride(.getter, name, of: self, []) }

  /// Sets a property that the program overrides or observes; false where the native class is to do it.
  package func overridden(setting name: String, _ value: Value) -> Bool {
    instance.callOverride(.setter, name, of: self, [value]) != nil
  }
}

extension ClassInstance {
  /// The program's part of an object; nil where it is native through and through.
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
