/// The list of operators that the contract tests read.
struct OperatorList {
  let declarations: Declarations

  private static let owners = [
    "ObservableType", "ObservableConvertibleType", "ConnectableObservableType", "InfallibleType", "Infallible",
    "PrimitiveSequence", "PrimitiveSequenceType", "SharedSequence", "SharedSequenceConvertibleType",
  ]
  private static let sequences = [
    "Observable<", "Infallible<", "PrimitiveSequence<", "Single<", "Maybe<", "Completable", "SharedSequence<",
    "Driver<", "Signal<", "ConnectableObservable<",
  ]

  /// Members of sequences that give sequences, and those that were renamed.
  var file: String {
    var operators: [String] = []
    var renamed: [String] = []
    for part in declarations.extensions where Self.owners.contains(part.type) {
      for member in part.members where Self.sequences.contains(where: member.result.hasPrefix) {
        let key = Self.folded(member.key)
        if member.deprecation == nil {
          if !operators.contains(key) { operators.append(key) }
        } else if !renamed.contains(key) {
          renamed.append(key)
        }
      }
    }
    return """
      // swift-format-ignore-file
      // Written by `swift run catalog-generator` from the public declarations of Rx.

      /// The operators of all kinds of sequences by the keys of the catalog: without parameter types, and once for all numbers of sources.
      enum Operators {
        static let all = [
      \(operators.map { "    \"\($0)\",\n" }.joined())  ]

        /// Old names of operators.
        static let renamed = [
      \(renamed.map { "    \"\($0)\",\n" }.joined())  ]
      }

      """
  }

  private static func folded(_ key: String) -> String {
    var key = key
    if let types = key.firstRange(of: ") (") { key = String(key[..<types.lowerBound]) + ")" }
    while key.contains("_:_:_:") { key = key.replacing("_:_:_:", with: "_:_:") }
    return key
  }
}
