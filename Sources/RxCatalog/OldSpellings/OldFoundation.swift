import RxBindings
import Execution
import Foundation
import Rx
import StandardLibrary

extension OldSpellings {
  /// Adds Swift 2's names of Foundation's types, as far as tutorials about requests need them.
  func addFoundation() {
    module.alias("typealias NSURL = URL")
    module.alias("typealias NSURLRequest = URLRequest")
    module.alias("typealias NSURLSession = URLSession")
    module.alias("typealias NSURLResponse = URLResponse")
    module.alias("typealias NSHTTPURLResponse = HTTPURLResponse")
    module.alias("typealias NSCharacterSet = CharacterSet")
    module.alias("typealias NSThread = Thread")
    addText()
    module.extend(
      "extension URLRequest",
      lazily: [deprecated("init(url:)", "init(URL: URL)", .general { .boxed(RequestValue(url: try $0.url(0))) })])
    module.extend(
      "extension URLSession",
      lazily: [
        deprecated("shared", "static func sharedSession() -> URLSession", .nullary { .object(SessionValue.shared) }),
        deprecated(
          "rx.response(request:)", "func rx_response(_ request: URLRequest) -> Observable<(Data, URLResponse)>",
          .general { call in
            .stream(
              try call.answers(call.native(1)).map { .pair(.boxed($0.data), .object($0.response)) })
          }),
      ])
    module.extend(
      "extension Thread",
      lazily: [
        deprecated(
          "sleep(forTimeInterval:)", "static func sleepForTimeInterval(_ interval: Double)",
          .general { call in
            Environments.current.sleep(for: .nanoseconds(Int64(call[0].asDouble.nanosecondsFromSeconds)))
            try call.runtime.check()
            return .void
          })
      ])
  }

  private func addText() {
    module.extend("extension String", [deprecated("self", "var characters: String { get }", .unary { $0 })])
    module.extend(
      "extension StringProtocol",
      lazily: [
        deprecated(
          "rangeOfCharacter(from:)", "func rangeOfCharacterFromSet(_ set: CharacterSet) -> Range<_StringIndex>?",
          .binary { text, set in
            let found = set.native(as: CharacterSet.self).flatMap { text.description.rangeOfCharacter(from: $0) }
            return .optional(
              found.map { .boxed(HalfOpenRange(.boxed($0.lowerBound), .boxed($0.upperBound))) })
          })
      ])
    module.extend(
      "extension Sequence where Element: StringProtocol",
      lazily: [
        deprecated(
          "joined(separator:)", "func joinWithSeparator(_ separator: String) -> String",
          .binary { texts, separator in
            .string(texts.asArray.map(\.description).joined(separator: separator.asString))
          })
      ])
    module.extend(
      "extension Array",
      lazily: [
        deprecated(
          "reduce(_:_:)",
          """
          func reduce<Result>(_ initial: Result, combine: (_ partialResult: Result, Element) throws -> Result) \
          rethrows -> Result
          """,
          .general { call in
            let combine = call.function(2)
            return try call[0].asArray.reduce(call[1]) { try combine.call($0, $1) }
          })
      ])
    module.extend(
      "extension CharacterSet",
      lazily: [
        deprecated(
          "alphanumerics", "static func alphanumericCharacterSet() -> CharacterSet",
          .nullary { .boxed(CharacterSet.alphanumerics) }),
        deprecated(
          "inverted", "var invertedSet: CharacterSet { get }",
          .general { .boxed(try $0.native(0, as: CharacterSet.self).inverted) }),
      ])
  }
}
