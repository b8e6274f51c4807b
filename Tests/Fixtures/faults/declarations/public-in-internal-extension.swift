// Members of an extension are not public where its requirements are internal.
protocol Rule {}
fileprivate protocol Secret {}
public struct Wrapper<T> {}
extension Wrapper where T: Rule {
  public func take() {}
// ^3 error: cannot declare a public instance method in an extension with internal requirements
  public var count: Int { 1 }
// ^3 error: cannot declare a public property in an extension with internal requirements
  public init(count: Int) {}
// ^3 error: cannot declare a public initializer in an extension with internal requirements
  public static func make() {}
// ^3 error: cannot declare a public static method in an extension with internal requirements
  func quiet() {}
}
extension Wrapper where T: Secret {
  public func hidden() {}
// ^3 error: cannot declare a public instance method in an extension with fileprivate requirements
}
