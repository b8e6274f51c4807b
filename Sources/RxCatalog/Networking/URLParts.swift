import Foundation
import Interpreter

extension FoundationCatalog {
  static func addURLComponents(to module: NativeModule) {
    module.type("struct URLQueryItem: Hashable, CustomStringConvertible, Sendable", represents: URLQueryItem.self)
    module.extend(
      "extension URLQueryItem",
      [
        NativeMember(
          "init(name: String, value: String?)",
          .binary { .boxed(URLQueryItem(name: $0.asString, value: $1.asOptional?.asString)) }),
        NativeMember("var name: String { get }", .general { .string(try $0.native(0, as: URLQueryItem.self).name) }),
        NativeMember(
          "var value: String? { get }",
          .general { .optional(try $0.native(0, as: URLQueryItem.self).value.map { .string($0) }) }),
        NativeMember("var description: String { get }", .unary { .string($0.description) }),
      ])
    module.type("struct URLComponents: Hashable, CustomStringConvertible, Sendable", represents: URLComponents.self)
    module.extend("extension URLComponents", making + texts + others)
    module.extend(
      "extension StringProtocol",
      [
        NativeMember(
          "func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?",
          .binary { text, allowed in
            .optional(
              text.description.addingPercentEncoding(withAllowedCharacters: allowed.native() ?? CharacterSet())
                .map { .string($0) })
          }),
        NativeMember(
          "var removingPercentEncoding: String? { get }",
          .unary { .optional($0.description.removingPercentEncoding.map { .string($0) }) }),
      ])
    let sets: [(String, CharacterSet)] = [
      ("urlHostAllowed", .urlHostAllowed), ("urlPathAllowed", .urlPathAllowed), ("urlQueryAllowed", .urlQueryAllowed),
      ("urlFragmentAllowed", .urlFragmentAllowed),
    ]
    module.extend(
      "extension CharacterSet",
      sets.map { name, set in NativeMember("static var \(name): CharacterSet { get }", .nullary { .boxed(set) }) })
  }

  private static func parts(_ value: Value) -> URLComponents { value.native() ?? URLComponents() }

  private static let making = [
    NativeMember("init()", .nullary { .boxed(URLComponents()) }),
    NativeMember("init?(string: String)", .unary { .optional(URLComponents(string: $0.asString).map { .boxed($0) }) }),
    NativeMember(
      "init?(url: URL, resolvingAgainstBaseURL resolve: Bool)",
      .general { call in
        .optional(URLComponents(url: try call.url(0), resolvingAgainstBaseURL: call.bool(1)).map { .boxed($0) })
      }),
    NativeMember("var url: URL? { get }", .unary { .optional(parts($0).url.map { .boxed($0) }) }),
    NativeMember("var string: String? { get }", .unary { .optional(parts($0).string.map { .string($0) }) }),
    NativeMember("var description: String { get }", .unary { .string($0.description) }),
  ]

  private static let texts: [NativeMember] = [
    text("scheme", get: { $0.scheme }, set: { $0.scheme = scheme($1) }),
    text("host", get: { $0.host }, set: { $0.host = $1 }),
    text("query", get: { $0.query }, set: { $0.query = $1 }),
    text("fragment", get: { $0.fragment }, set: { $0.fragment = $1 }),
  ]

  /// Foundation ends the program for a scheme that is none.
  private static func scheme(_ text: String?) -> String? {
    guard let text, let first = text.utf8.first else { return nil }
    let isLetter = { (byte: UInt8) in (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") }
    let isFine = text.utf8.allSatisfy {
      isLetter($0) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "+-.".utf8.contains($0)
    }
    return isLetter(first) && isFine ? text : nil
  }

  private static func text(
    _ name: String, get: @escaping @Sendable (URLComponents) -> String?,
    set: @escaping @Sendable (inout URLComponents, String?) -> Void
  ) -> NativeMember {
    NativeMember(
      "var \(name): String? { get set }", .unary { .optional(get(parts($0)).map { .string($0) }) },
      setter: .mutating { value, call in
        var changed = parts(value)
        set(&changed, call[0].asOptional?.asString)
        value = .boxed(changed)
        return .void
      })
  }

  private static let others = [
    NativeMember(
      "var path: String { get set }", .unary { .string(parts($0).path) },
      setter: .mutating { value, call in
        var changed = parts(value)
        changed.path = call.string(0)
        value = .boxed(changed)
        return .void
      }),
    NativeMember(
      "var port: Int? { get set }", .unary { .optional(parts($0).port.map { .int($0) }) },
      setter: .mutating { value, call in
        var changed = parts(value)
        // Foundation ends the program for a negative one.
        changed.port = call[0].asOptional.map { max($0.asInt, 0) }
        value = .boxed(changed)
        return .void
      }),
    NativeMember(
      "var queryItems: [URLQueryItem]? { get set }",
      .unary { .optional(parts($0).queryItems.map { .list($0.map { .boxed($0) }) }) },
      setter: .mutating { value, call in
        var changed = parts(value)
        changed.queryItems = call[0].asOptional.map { $0.asArray.compactMap { $0.native() } }
        value = .boxed(changed)
        return .void
      }),
  ]
}
