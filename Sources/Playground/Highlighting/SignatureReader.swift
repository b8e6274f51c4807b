import Dispatch
import Synchronization

/// Finds the signatures of the call at the cursor, on a separate thread: a key does not wait for the type checker.
package final class SignatureReader: Sendable {
  private struct State {
    /// The text before the parenthesis that the signatures belong to.
    var callee: [UInt8]?
    var signatures: [String] = []
    /// The text before the cursor.
    var source = SourceText()
  }

  private let session: Session
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "signatures", qos: .userInitiated)
  private let changed: @Sendable () -> Void

  /// - Parameter changed: Called on another thread when a signature was found.
  package init(_ session: Session, changed: @escaping @Sendable () -> Void) {
    self.session = session
    self.changed = changed
  }

  /// Returns the signature of the call at the cursor, as far as it is known yet.
  package func signature(in text: [UInt8], at cursor: Int) -> CallSignature? {
    guard let first = text.first, first != UInt8(ascii: ":") else { return nil }
    let before = Array(text[..<cursor])
    let tokens = state.withLock { state in
      state.source.update(before)
      return state.source.tokens
    }
    guard let call = OpenCall(tokens, in: before) else { return nil }
    let callee = Array(text[..<call.calleeEnd])
    let known: [String]? = state.withLock { state in
      if state.callee == callee { return state.signatures }
      state.callee = callee
      state.signatures = []
      return nil
    }
    if let known { return CallSignature(known, for: call) }
    queue.async { [self] in read(callee, call.name) }
    return nil
  }

  private func read(_ callee: [UInt8], _ name: String) {
    guard state.withLock({ $0.callee == callee }) else { return }
    let text = String(decoding: callee, as: UTF8.self)
    let signatures = session.signatures(ofCallee: text, named: name)
    let isWanted = state.withLock { state in
      if state.callee != callee { return false }
      state.signatures = signatures
      return !signatures.isEmpty
    }
    if isWanted { changed() }
  }
}

extension Session {
  /// Returns the signatures of the function at the end of a text, of a type those of its initializers.
  func signatures(ofCallee text: String, named name: String) -> [String] {
    let functions = text.hasSuffix(name) ? overloads(of: name, endOf: text) : []
    if !functions.isEmpty { return functions }
    let initializers = text + ".init"
    return completions(of: initializers, at: initializers.utf8.count).candidates.filter { $0.insert == "init" }
      .map { name + $0.display.dropFirst("init".count) }
  }
}
