import Foundation

/// Reactive extensions of an object, reached as `object.rx`.
///
/// Every writable property of an object is a `Binder` here: `label.rx.text`.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The object itself.
  public let base: Base

  /// Creates the reactive extensions of `base`.
  public init(_ base: Base) {
    self.base = base
  }

  /// A binder that sets a property of the object.
  public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property>
  where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// A type whose values have `rx`.
public protocol ReactiveCompatible {
  associatedtype ReactiveBase

  /// Reactive extensions of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// Reactive extensions of the value.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// Reactive extensions of the type.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    // Settable so that `label.rx.text = …` style extensions can be written.
    set {}
  }

  /// Reactive extensions of the value.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    // Settable so that properties behind it can be mutated.
    set {}
  }
}

extension NSObject: ReactiveCompatible {}
