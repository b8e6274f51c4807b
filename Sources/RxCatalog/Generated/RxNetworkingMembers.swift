// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/RxNetworking. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxNetworkingMembers = CatalogFamily(
    name: "RxNetworking",
    types: [
      CatalogType(
        name: "RxCocoaURLError", header: "enum RxCocoaURLError: Error { case unknown; case nonHTTPResponse(response: URLResponse); case httpRequestFailed(response: HTTPURLResponse, data: Data?); case deserializationError(error: Error) }",
        sentence: "Reason for which a request of `URLSession.rx` failed, beside the session's own errors."),
    ],
    extensions: [
      CatalogExtension(
        type: "RxCocoaURLError", header: "extension RxCocoaURLError: CustomDebugStringConvertible",
        members: [
          CatalogMember(
            key: "RxCocoaURLError.debugDescription", name: "debugDescription",
            signature: "var debugDescription: String { get }",
            result: "String",
            sentence: "Description of the error, in one sentence."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: URLSession",
        members: [
          CatalogMember(
            key: "static Reactive<URLSession>.shouldLogRequest", name: "shouldLogRequest",
            signature: "static var shouldLogRequest: (URLRequest) -> Bool { get set }",
            result: "(URLRequest) -> Bool",
            sentence: "Closure that selects the requests to be printed when they have ended, as a `curl` command with the status of the response.",
            details: "It belongs to the thread's environment and returns false unless set; in debug builds of RxSwift it returns true."),
          CatalogMember(
            key: "Reactive<URLSession>.response(request:)", name: "response",
            signature: "func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)>",
            result: "Observable<(response: HTTPURLResponse, data: Data)>",
            sentence: "Sends the response to a request and its data, with any status; makes a request for each subscription and cancels it when the subscription is disposed of.",
            details: "- Fails with the session's error, or `RxCocoaURLError.nonHTTPResponse`."),
          CatalogMember(
            key: "Reactive<URLSession>.data(request:)", name: "data",
            signature: "func data(request: URLRequest) -> Observable<Data>",
            result: "Observable<Data>",
            sentence: "Sends the data that a request gives.",
            details: "- Fails with `RxCocoaURLError.httpRequestFailed` where the status is not from 200 to 299, and as `response` does."),
          CatalogMember(
            key: "Reactive<URLSession>.json(request:options:)", name: "json",
            signature: "func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any>",
            result: "Observable<Any>",
            sentence: "Sends the JSON object that a request gives.",
            details: "- Fails with `RxCocoaURLError.deserializationError` where it is no JSON, and as `data` does."),
          CatalogMember(
            key: "Reactive<URLSession>.json(url:)", name: "json",
            signature: "func json(url: URL) -> Observable<Any>",
            result: "Observable<Any>",
            sentence: "Sends the JSON object at a URL.",
            details: "- Fails as `json(request:options:)` does."),
        ]),
    ],
    globals: [
    ])
}
