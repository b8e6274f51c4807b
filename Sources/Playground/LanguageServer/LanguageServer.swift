import Checking
import Foundation
import Interpreter
import SyntaxTree

/// `rxsh lsp`: the checker and the completion of the prompt behind the Language Server Protocol.
package final class LanguageServer {
  private var channel: MessageChannel
  private var documents: [String: OpenDocument] = [:]
  private var isShutDown = false

  package init(_ channel: MessageChannel = MessageChannel()) { self.channel = channel }

  /// Serves until the editor says `exit` or the input ends; the status is 0 if it asked for `shutdown` before.
  package func run() -> ExitStatus {
    while let message = channel.read() {
      guard let method = message["method"] as? String else { continue }
      if method == "exit" { break }
      let parameters = message["params"] as? [String: Any] ?? [:]
      guard let id = message["id"] else {
        take(method, parameters)
        continue
      }
      if let result = answer(method, parameters) {
        channel.write(["id": id, "result": result])
      } else {
        channel.write(["id": id, "error": ["code": -32601, "message": "there is no method '\(method)'"]])
      }
    }
    return isShutDown ? .done : .fault
  }

  // MARK: Notifications

  private func take(_ method: String, _ parameters: [String: Any]) {
    let document = parameters["textDocument"] as? [String: Any]
    guard let uri = document?["uri"] as? String else { return }
    switch method {
    case "textDocument/didOpen": if let text = document?["text"] as? String { open(uri, text) }
    case "textDocument/didChange":
      // The whole text comes with each change, as `initialize` asks for.
      if let text = (parameters["contentChanges"] as? [[String: Any]])?.last?["text"] as? String { open(uri, text) }
    case "textDocument/didClose":
      documents[uri] = nil
      publish(uri, [])
    default: break
    }
  }

  private func open(_ uri: String, _ text: String) {
    let document = OpenDocument(uri: uri, text: text)
    documents[uri] = document
    publish(
      uri,
      document.diagnostics.map { diagnostic in
        var message = diagnostic.message
        for note in diagnostic.notes { message += "\nnote: " + note.message }
        let severity = [Diagnostic.Severity.error: 1, .warning: 2, .note: 3][diagnostic.severity] ?? 1
        return [
          "range": document.range(diagnostic.caret), "severity": severity, "source": "rxsh", "message": message,
        ]
      })
  }

  private func publish(_ uri: String, _ diagnostics: [[String: Any]]) {
    channel.write([
      "method": "textDocument/publishDiagnostics", "params": ["uri": uri, "diagnostics": diagnostics] as [String: Any],
    ])
  }

  // MARK: Requests

  /// Nil for a method that is not offered.
  private func answer(_ method: String, _ parameters: [String: Any]) -> Any? {
    switch method {
    case "initialize": return capabilities
    case "shutdown":
      isShutDown = true
      return NSNull()
    default: break
    }
    guard method.hasPrefix("textDocument/"),
      let uri = (parameters["textDocument"] as? [String: Any])?["uri"] as? String
    else { return nil }
    guard let document = documents[uri] else { return NSNull() }
    let offset = document.offset(parameters["position"] as? [String: Any])
    switch method {
    case "textDocument/hover":
      guard let word = document.word(at: offset), let text = document.hover(word) else { return NSNull() }
      return ["contents": ["kind": "markdown", "value": text], "range": document.range(word)] as [String: Any]
    case "textDocument/completion":
      // While nothing is typed, the library's names are left out.
      return ["isIncomplete": true, "items": completion(document, offset)] as [String: Any]
    case "textDocument/signatureHelp":
      guard let (labels, argument) = document.signatures(at: offset) else { return NSNull() }
      return [
        "signatures": labels.map { ["label": $0] }, "activeSignature": 0, "activeParameter": argument,
      ] as [String: Any]
    case "textDocument/definition":
      guard let word = document.word(at: offset), let place = document.definition(of: String(word.text)) else {
        return NSNull()
      }
      return ["uri": uri, "range": document.range(place)] as [String: Any]
    case "textDocument/codeAction": return fixes(document, parameters["range"] as? [String: Any])
    default: return nil
    }
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

  private func completion(_ document: OpenDocument, _ offset: Int) -> [[String: Any]] {
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
  private func fixes(_ document: OpenDocument, _ range: [String: Any]?) -> [[String: Any]] {
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
