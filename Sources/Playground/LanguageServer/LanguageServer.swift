import Checking
import Foundation
import Interpreter
import SyntaxTree

/// `rxsh lsp`: the checker and the completion of the prompt behind the Language Server Protocol.
package final class LanguageServer {
  private var channel: MessageChannel
  /// Messages that were read and not taken yet.
  private var inbox: [[String: Any]] = []
  private var isAtEnd = false
  private var documents: [String: EditedDocument] = [:]
  private var isShutDown = false

  /// A text in an editor. It is checked when nothing else has come in, or when a request asks for what the checker knows: of
  /// several changes that come together only the last is checked.
  private struct EditedDocument {
    var text: String
    var version: Int?
    var checked: OpenDocument?
  }

  package init(_ channel: MessageChannel = MessageChannel()) { self.channel = channel }

  /// Serves until the editor sends `exit` or the input ends; the status is 0 after a `shutdown` request.
  package func run() -> ExitStatus {
    while let message = next() {
      guard let method = message["method"] as? String else {
        if let id = message["id"], message["result"] == nil, message["error"] == nil {
          fail(id, .invalidRequest, "a request has a method")
        }
        continue
      }
      if method == "exit" { break }
      let parameters = message["params"] as? [String: Any] ?? [:]
      guard let id = message["id"] else {
        take(method, parameters)
        continue
      }
      switch answer(method, parameters) {
      case .result(let result): channel.write(["id": id, "result": result])
      case .failure(let code, let text): fail(id, code, text)
      }
    }
    return isShutDown ? .done : .fault
  }

  /// The next message. While none has come in, changed texts are checked.
  private func next() -> [String: Any]? {
    while true {
      while !isAtEnd, channel.isReady || inbox.isEmpty && !documents.values.contains(where: { $0.checked == nil }) {
        receive()
      }
      if !inbox.isEmpty { return inbox.removeFirst() }
      if isAtEnd { return nil }
      guard let uri = documents.first(where: { $0.value.checked == nil })?.key else { continue }
      _ = checked(uri)
    }
  }

  private func receive() {
    switch channel.read() {
    case nil: isAtEnd = true
    case .noJSON: fail(NSNull(), .parseError, "the message is no JSON with a length before it")
    case .noObject: fail(NSNull(), .invalidRequest, "a message is an object")
    case .object(let message):
      guard message["method"] as? String == "$/cancelRequest" else { return inbox.append(message) }
      let cancelled = (message["params"] as? [String: Any])?["id"] as? NSObject
      guard let cancelled, let index = inbox.firstIndex(where: { $0["id"] as? NSObject == cancelled }) else { return }
      inbox.remove(at: index)
      fail(cancelled, .requestCancelled, "cancelled")
    }
  }

  /// Error codes of JSON-RPC and of the protocol.
  private enum ErrorCode: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case requestCancelled = -32800
  }

  private func fail(_ id: Any, _ code: ErrorCode, _ text: String) {
    channel.write(["id": id, "error": ["code": code.rawValue, "message": text] as [String: Any]])
  }

  // MARK: Notifications

  private func take(_ method: String, _ parameters: [String: Any]) {
    let document = parameters["textDocument"] as? [String: Any]
    guard let uri = document?["uri"] as? String else { return }
    let version = document?["version"] as? Int
    switch method {
    case "textDocument/didOpen":
      if let text = document?["text"] as? String { documents[uri] = EditedDocument(text: text, version: version) }
    case "textDocument/didChange":
      // The whole text comes with each change, as `initialize` asks for.
      if let text = (parameters["contentChanges"] as? [[String: Any]])?.last?["text"] as? String {
        documents[uri] = EditedDocument(text: text, version: version)
      }
    case "textDocument/didClose":
      documents[uri] = nil
      publish(uri, nil, [])
    default: break
    }
  }

  /// Returns the checked document; tells the editor where it was not known before.
  private func checked(_ uri: String) -> OpenDocument? {
    guard let edited = documents[uri] else { return nil }
    if let checked = edited.checked { return checked }
    let document = OpenDocument(uri: uri, text: edited.text)
    documents[uri]?.checked = document
    publish(
      uri, edited.version,
      document.diagnostics.map { diagnostic in
        var message = diagnostic.message
        for note in diagnostic.notes { message += "\nnote: " + note.message }
        let severity = [Diagnostic.Severity.error: 1, .warning: 2, .note: 3][diagnostic.severity] ?? 1
        return [
          "range": document.range(diagnostic.caret), "severity": severity, "source": "rxsh", "message": message,
        ]
      })
    return document
  }

  private func publish(_ uri: String, _ version: Int?, _ diagnostics: [[String: Any]]) {
    var parameters: [String: Any] = ["uri": uri, "diagnostics": diagnostics]
    parameters["version"] = version
    channel.write(["method": "textDocument/publishDiagnostics", "params": parameters])
  }

  // MARK: Requests

  private enum Answer {
    case result(Any)
    case failure(ErrorCode, String)
  }

  private func answer(_ method: String, _ parameters: [String: Any]) -> Answer {
    switch method {
    case "initialize": return .result(capabilities)
    case "shutdown":
      isShutDown = true
      return .result(NSNull())
    default: break
    }
    guard let known = Self.methods[method] else {
      return .failure(.methodNotFound, "there is no method '\(method)'")
    }
    guard let uri = (parameters["textDocument"] as? [String: Any])?["uri"] as? String else {
      return .failure(.invalidParameters, "'\(method)' wants a textDocument")
    }
    guard let document = checked(uri) else { return .result(NSNull()) }
    return .result(known(document, parameters) ?? NSNull())
  }

  /// The requests about a document, with what answers them.
  private static let methods: [String: @Sendable (OpenDocument, [String: Any]) -> Any?] = [
    "textDocument/hover": { document, parameters in
      guard let word = document.word(at: offset(document, parameters)), let text = document.hover(word) else {
        return nil
      }
      return ["contents": ["kind": "markdown", "value": text], "range": document.range(word)] as [String: Any]
    },
    "textDocument/completion": { document, parameters in
      // While nothing is typed, the library's names are left out.
      ["isIncomplete": true, "items": completion(document, offset(document, parameters))] as [String: Any]
    },
    "textDocument/signatureHelp": { document, parameters in
      guard let (labels, argument) = document.signatures(at: offset(document, parameters)) else { return nil }
      return [
        "signatures": labels.map { ["label": $0] }, "activeSignature": 0, "activeParameter": argument,
      ] as [String: Any]
    },
    "textDocument/definition": { document, parameters in
      guard let word = document.word(at: offset(document, parameters)),
        let place = document.definition(of: String(word.text))
      else { return nil }
      return ["uri": document.uri, "range": document.range(place)] as [String: Any]
    },
    "textDocument/codeAction": { document, parameters in fixes(document, parameters["range"] as? [String: Any]) },
  ]

  private static func offset(_ document: OpenDocument, _ parameters: [String: Any]) -> Int {
    document.offset(parameters["position"] as? [String: Any])
  }

  private var capabilities: [String: Any] {
    [
      "serverInfo": ["name": "rxsh"],
      "capabilities": [
        "textDocumentSync": ["openClose": true, "change": 1] as [String: Any], "hoverProvider": true,
        "definitionProvider": true, "codeActionProvider": true, "completionProvider": ["triggerCharacters": ["."]],
        "signatureHelpProvider": ["triggerCharacters": ["(", ","]],
      ] as [String: Any],
    ]
  }

  private static func completion(_ document: OpenDocument, _ offset: Int) -> [[String: Any]] {
    let kinds: [Completions.Kind: Int] = [
      .variable: 6, .function: 3, .type: 7, .enumCase: 20, .label: 5, .keyword: 14,
    ]
    return document.completions(at: offset).filter { !$0.name.hasPrefix("__") }.map { item in
      var result: [String: Any] = ["label": item.name, "kind": kinds[item.kind] ?? 1, "detail": item.signature]
      if let documentation = item.documentation { result["documentation"] = documentation }
      return result
    }
  }

  /// The changes that diagnostics in a range propose.
  private static func fixes(_ document: OpenDocument, _ range: [String: Any]?) -> [[String: Any]] {
    let start = document.offset(range?["start"] as? [String: Any])
    let end = document.offset(range?["end"] as? [String: Any])
    return document.diagnostics.filter { $0.caret.start <= end && start <= $0.caret.end }.flatMap { diagnostic in
      ([(diagnostic.message, diagnostic.fix)] + diagnostic.notes.map { ($0.message, $0.fix) }).filter { !$0.1.isEmpty }
        .map { message, edits in
          let changes = edits.map { ["range": document.range($0.range), "newText": $0.text] as [String: Any] }
          return ["title": message, "kind": "quickfix", "edit": ["changes": [document.uri: changes]]] as [String: Any]
        }
    }
  }
}
