// A public declaration of a public type does not expose an internal type.
struct Inner {}
protocol Rule {}
class Base {}
public struct Wrapper<T> {
  public func take(_ inner: Inner) {}
//            ^ error: method cannot be declared public because its parameter uses an internal type
  public func give() -> Inner { Inner() }
//            ^ error: method cannot be declared public because its result uses an internal type
  public var inner: Inner { Inner() }
//           ^ error: property cannot be declared public because its type uses an internal type
  public init(inner: Inner) {}
//       ^ error: initializer cannot be declared public because its parameter uses an internal type
  public subscript(index: Int) -> Inner { Inner() }
//       ^ error: subscript cannot be declared public because its element type uses an internal type
  public static func make() -> [Inner] { [] }
//                   ^ error: method cannot be declared public because its result uses an internal type
  func quiet(_ inner: Inner) {}
}
public class Derived: Base {}
//           ^ error: class cannot be declared public because its superclass is internal
public protocol Refined: Rule {}
//              ^ error: public protocol cannot refine an internal protocol
public enum Choice { case one(Inner), two }
//                        ^ error: enum case in a public enum uses an internal type
public typealias Alias = Inner
//               ^ error: type alias cannot be declared public because its underlying type uses an internal type
public func use(_ inner: Inner) {}
//          ^ error: function cannot be declared public because its parameter uses an internal type
struct Hidden {
  public func take(_ inner: Inner) {}
}
extension Wrapper {
  public func other() -> Inner? { nil }
//            ^ error: method cannot be declared public because its result uses an internal type
}
