import RxBindings
import Types
import Execution
import Foundation

extension FoundationCatalog {
  static func addURLComponents(to module: NativeModule) {
    module.type("struct URLQueryItem: Hashable, CustomStringConvertible, Sendable", represents: URLQueryItem.self)
    module.extend(
      "extension URLQueryItem",
      [
        NativeMember(
          "init(name: String, value: String?)",
          .binary { .boxed(URLQueryItem(name: $0.asString, value: $1.asOptional?.asString)) }),
        NativeMember(
          "var name: String { get set }", .general { .string(try $0.native(0, as: URLQueryItem.self).name) },
          setter: .mutating { item, call in
            item = .boxed(
              URLQueryItem(name: call.string(0), value: try item.unboxed(as: URLQueryItem.self).value))
            return .void
          }),
        NativeMember(
          "var value: String? { get set }",
          .general { .optional(try $0.native(0, as: URLQueryItem.self).value.map { .string($0) }) },
          setter: .mutating { item, call in
            item = .boxed(
              URLQueryItem(
                name: try item.unboxed(as: URLQueryItem.self).name, value: call[0].asOptional?.asString))
            return .void
          }),
        NativeMember("var description: String { get }", .unary { .string($0.description) }),
      ])
    module.extend("extension URL", addingQueries)
    module.type(
      "struct URLComponents: Hashable, Codable, CustomStringConvertible, Sendable", represents: URLComponents.self)
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
          }
        ).detachedForLongTexts,
        NativeMember(
          "var removingPercentEncoding: String? { get }",
          .unary { .optional($0.description.removingPercentEncoding.map { .string($0) }) }
        ).detachedForLongTexts,
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
    text("user", get: { $0.user }, set: { $0.user = $1 }),
    text("password", get: { $0.password }, set: { $0.password = $1 }),
    encoded("percentEncodedUser", .urlUserAllowed, get: { $0.percentEncodedUser }, set: { $0.percentEncodedUser = $1 }),
    encoded(
      "percentEncodedPassword", .urlPasswordAllowed, get: { $0.percentEncodedPassword },
      set: { $0.percentEncodedPassword = $1 }),
    encoded("encodedHost", isEncodedHost, get: { $0.encodedHost }, set: { $0.encodedHost = $1 }),
    encoded("percentEncodedHost", isEncodedHost, get: { $0.encodedHost }, set: { $0.encodedHost = $1 }),
    encoded(
      "percentEncodedQuery", .urlQueryAllowed, get: { $0.percentEncodedQuery }, set: { $0.percentEncodedQuery = $1 }),
    encoded(
      "percentEncodedFragment", .urlFragmentAllowed, get: { $0.percentEncodedFragment },
      set: { $0.percentEncodedFragment = $1 }),
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

  /// Declares a component in its encoded form. Foundation ends the program for one that is not encoded.
  private static func encoded(
    _ name: String, _ allowed: CharacterSet, get: @escaping @Sendable (URLComponents) -> String?,
    set: @escaping @Sendable (inout URLComponents, String?) -> Void
  ) -> NativeMember {
    encoded(name, { isEncoded($0, allowed) }, get: get, set: set)
  }

  private static func encoded(
    _ name: String, _ isValid: @escaping @Sendable (String) -> Bool,
    get: @escaping @Sendable (URLComponents) -> String?,
    set: @escaping @Sendable (inout URLComponents, String?) -> Void
  ) -> NativeMember {
    text(name, get: get) { parts, text in
      if text.map(isValid) ?? true { set(&parts, text) }
    }
  }

  /// Brackets stand around the whole of an address, colons only within them.
  @Sendable private static func isEncodedHost(_ text: String) -> Bool {
    let isAddress = text.count > 1 && text.hasPrefix("[") && text.hasSuffix("]")
    let name = isAddress ? String(text.dropFirst().dropLast()) : text
    return isEncoded(name, .urlHostAllowed.subtracting(CharacterSet(charactersIn: isAddress ? "[]" : "[]:")))
  }

  private static func isEncoded(_ text: String, _ allowed: CharacterSet) -> Bool {
    let pieces = text.unicodeScalars.split(separator: "%", omittingEmptySubsequences: false)
    return pieces.allSatisfy { $0.allSatisfy(allowed.contains) }
      && pieces.dropFirst().allSatisfy { $0.prefix(2).filter(\.properties.isASCIIHexDigit).count == 2 }
  }

  private static let addingQueries = [
    NativeMember(
      "func appending(queryItems: [URLQueryItem]) -> URL",
      .general { .boxed(try $0.url(0).appending(queryItems: $0[1].asArray.compactMap { $0.native() })) }),
    NativeMember(
      "mutating func append(queryItems: [URLQueryItem])",
      .mutating { url, call in
        url = .boxed(
          try url.unboxed(as: URL.self).appending(queryItems: call[0].asArray.compactMap { $0.native() }))
        return .void
      }),
  ]

  private static let others = [
    NativeMember(
      "var percentEncodedPath: String { get set }", .unary { .string(parts($0).percentEncodedPath) },
      setter: .mutating { value, call in
        var changed = parts(value)
        if isEncoded(call.string(0), .urlPathAllowed) { changed.percentEncodedPath = call.string(0) }
        value = .boxed(changed)
        return .void
      }),
    NativeMember(
      "var percentEncodedQueryItems: [URLQueryItem]? { get set }",
      .unary { .optional(parts($0).percentEncodedQueryItems.map { .list($0.map { .boxed($0) }) }) },
      setter: .mutating { value, call in
        var changed = parts(value)
        let items: [URLQueryItem]? = call[0].asOptional.map { $0.asArray.compactMap { $0.native() } }
        let isFine =
          items?.allSatisfy { isEncoded($0.name, .urlQueryAllowed) && isEncoded($0.value ?? "", .urlQueryAllowed) }
        if isFine ?? true { changed.percentEncodedQueryItems = items }
        value = .boxed(changed)
        return .void
      }),
    NativeMember("var debugDescription: String { get }", .unary { .string(parts($0).debugDescription) }),
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
