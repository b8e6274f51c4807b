import Foundation
import Interpreter

extension Value {
  /// What `JSONSerialization` reads, as the program sees it: `[String: Any]`, `[Any]`, text and numbers.
  init(json: Any) {
    switch json {
    case let object as [String: Any]:
      self = .dictionary(Dictionary(object.map { (.string($0.key), Value(json: $0.value)) }, uniquingKeysWith: { $1 }))
    case let list as [Any]: self = .array(list.map { Value(json: $0) })
    case let text as String: self = .string(text)
    case let number as NSNumber:
      if String(cString: number.objCType) == "c" {
        self = .bool(number.boolValue)
      } else if let whole = Int(exactly: number.doubleValue) {
        self = .int(whole)
      } else {
        self = .double(number.doubleValue)
      }
    default: self = .object(NSNull())
    }
  }
}

extension FoundationCatalog {
  static func addJSONSerialization(to module: NativeModule) {
    module.type("class NSNull: CustomStringConvertible", represents: NSNull.self)
    module.extend(
      "extension NSNull",
      [
        NativeMember("init()", .nullary { .object(NSNull()) }),
        NativeMember("var description: String { get }", .unary { _ in .string("<null>") }),
      ])
    module.type("struct _JSONReadingOptions", represents: JSONSerialization.ReadingOptions.self)
    module.extend(
      "extension _JSONReadingOptions: ExpressibleByArrayLiteral { typealias ArrayLiteralElement = _JSONReadingOptions }",
      [
        NativeMember(
          "init(arrayLiteral elements: _JSONReadingOptions...)",
          .unary { elements in
            .boxed(
              elements.asArray.reduce(into: JSONSerialization.ReadingOptions()) { $0.formUnion($1.native() ?? []) })
          }),
        NativeMember(
          "static var allowFragments: _JSONReadingOptions { get }",
          .nullary { .boxed(JSONSerialization.ReadingOptions.fragmentsAllowed) }),
        NativeMember(
          "static var fragmentsAllowed: _JSONReadingOptions { get }",
          .nullary { .boxed(JSONSerialization.ReadingOptions.fragmentsAllowed) }),
        NativeMember(
          "static var mutableContainers: _JSONReadingOptions { get }",
          .nullary { .boxed(JSONSerialization.ReadingOptions.mutableContainers) }),
      ])
    module.type("class JSONSerialization { typealias ReadingOptions = _JSONReadingOptions }")
    module.extend(
      "extension JSONSerialization",
      [
        NativeMember(
          "static func jsonObject(with data: Data, options opt: _JSONReadingOptions = []) throws -> Any",
          .general { call in
            let data: Data = try call.native(0)
            return Value(json: try JSONSerialization.jsonObject(with: data, options: call[1].native() ?? []))
          }),
        NativeMember(
          "static func data(withJSONObject obj: Any) throws -> Data",
          .general { call in
            let object = try jsonObject(call[0], call.runtime)
            guard JSONSerialization.isValidJSONObject(object) else {
              throw Trap.fault("JSONSerialization: what is written must be an array or a dictionary of what JSON knows")
            }
            return .boxed(try JSONSerialization.data(withJSONObject: object, options: []))
          }),
        NativeMember(
          "static func isValidJSONObject(_ obj: Any) -> Bool",
          .general { .bool(JSONSerialization.isValidJSONObject(try jsonObject($0[0], $0.runtime))) }),
      ])
  }
}
