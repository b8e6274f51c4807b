/// What could stand where the cursor is.
package struct Completions: Equatable, Sendable {
  package struct Candidate: Equatable, Sendable {
    package var insert: String
    /// What the list shows: a signature.
    package var display: String
  }

  /// Where the word that is completed begins, in UTF-8.
  package var start: Int
  package var candidates: [Candidate]
}
