import FoundationLibrary
import RxBindings
import Types
import Execution
import Foundation

extension Value {
  /// Converts a result of `JSONSerialization` to values of the program: `[String: Any]`, `[Any]`, text and numbers.
  init(json: Any) {
    switch json {
    case let object as [String: Any]:
      self = .dictionary(ValueTable(object.map { (.string($0.key), Value(json: $0.value)) }, uniquingKeysWith: { $1 }))
    case let list as [Any]: self = .array(list.map { Value(json: $0) })
    case let text as String: self = .string(text)
    case let number as NSNumber: self = .object(number)
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
          "static var mutableLeaves: _JSONReadingOptions { get }",
          .nullary { .boxed(JSONSerialization.ReadingOptions.mutableLeaves) }),
        NativeMember(
          "static var mutableContainers: _JSONReadingOptions { get }",
          .nullary { .boxed(JSONSerialization.ReadingOptions.mutableContainers) }),
      ])
    addWritingOptions(to: module)
    module.type(
      """
      class JSONSerialization {
        typealias ReadingOptions = _JSONReadingOptions
        typealias WritingOptions = _JSONWritingOptions
      }
      """)
    module.extend(
      "extension JSONSerialization",
      [
        NativeMember(
          "static func jsonObject(with data: Data, options opt: _JSONReadingOptions = []) throws -> Any",
          .general { call in
            let data: Data = try call.native(0)
            let options: JSONSerialization.ReadingOptions = call[1].native() ?? []
            return try DetachedWork.run(length: data.count) {
              Value(json: try JSONSerialization.jsonObject(with: data, options: options))
            }
          }),
        NativeMember(
          "static func data(withJSONObject obj: Any, options opt: _JSONWritingOptions = []) throws -> Data",
          .general { call in
            let object = try jsonObject(call[0], call.runtime)
            let options: JSONSerialization.WritingOptions = call[1].native() ?? []
            guard options.contains(.fragmentsAllowed) || JSONSerialization.isValidJSONObject(object) else {
              throw Trap.fault("JSONSerialization: what is written must be an array or a dictionary of what JSON knows")
            }
            return .boxed(try JSONSerialization.data(withJSONObject: object, options: options))
          }),
        NativeMember(
          "static func isValidJSONObject(_ obj: Any) -> Bool",
          .general { .bool(JSONSerialization.isValidJSONObject(try jsonObject($0[0], $0.runtime))) }),
      ])
  }

  private static func addWritingOptions(to module: NativeModule) {
    module.type(
      """
      struct _JSONWritingOptions: Hashable, ExpressibleByArrayLiteral, Sendable {
        typealias ArrayLiteralElement = _JSONWritingOptions
      }
      """, represents: JSONSerialization.WritingOptions.self)
    var members: [NativeMember] = []
    members.setAlgebra("_JSONWritingOptions", JSONSerialization.WritingOptions.self)
    let options: [(String, JSONSerialization.WritingOptions)] = [
      ("prettyPrinted", .prettyPrinted), ("sortedKeys", .sortedKeys), ("fragmentsAllowed", .fragmentsAllowed),
      ("withoutEscapingSlashes", .withoutEscapingSlashes),
    ]
    for (name, option) in options {
      members.append(
        NativeMember("static var \(name): _JSONWritingOptions { get }", .nullary { .boxed(option) }))
    }
    module.extend("extension _JSONWritingOptions", members)
  }
}
