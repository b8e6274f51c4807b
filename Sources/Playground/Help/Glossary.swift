/// The words of reactive programming that `:help` explains, in the order in which a beginner meets them.
enum Glossary {
  static let words: [(name: String, meaning: String)] = [
    ("stream", "Events that come one after the other over time: an Observable."),
    ("event", "What it sends: next with an element, then error or completed."),
    ("next", "The event that brings an element: onNext."),
    ("completed", "The event that ends a stream as intended: onCompleted."),
    ("error", "The event that ends a stream that failed: onError."),
    ("subscribe", "Starts a stream and receives its events; before, nothing runs."),
    ("subscription", "What subscribe returns: dispose() ends it, a DisposeBag several."),
    ("observer", "What receives the events: closures, a subject, a control."),
    ("operator", "A method that makes a new stream of another one: map, merge."),
    ("cold", "Begins anew for each subscriber: of, interval, a request."),
    ("hot", "Sends whether or not anything subscribes: a subject, taps."),
    ("subject", "A stream that sends what onNext(_:) is called with. :help subjects"),
    ("relay", "A subject that never ends: accept(_:). :help subjects"),
    ("released", "In traces alone: a source that never ended is gone, so that nothing can come."),
    ("scheduler", "Where and when work runs: a thread, a queue, virtual time."),
  ]

  /// Words that are explained when they are asked for, and no part of the way for beginners.
  private static let further: [(name: String, meaning: String)] = [
    (
      "bag",
      "A DisposeBag keeps subscriptions and disposes of them when it goes away: let bag = DisposeBag(), .disposed(by: bag)."
    ),
    (
      "scope",
      "The scope of share(replay:scope:): how long the replayed elements are kept, .whileConnected or .forever."
    ),
    (
      "whileConnected",
      "share(replay: 1, scope: .whileConnected), the default, forgets the elements when the last subscriber has gone; the source begins anew for the next."
    ),
    (
      "forever",
      "share(replay: 1, scope: .forever) keeps the elements when the last subscriber has gone, for later subscribers."
    ),
  ]

  /// Synonyms of the defined words.
  private static let synonyms = ["sequence": "stream", "subscriber": "observer", "disposable": "subscription"]

  /// The entry for a word, also for its plural.
  static func entry(_ word: String) -> (name: String, meaning: String)? {
    let plain = word.lowercased()
    return [plain, plain.hasSuffix("s") ? String(plain.dropLast()) : plain].lazy.compactMap { form in
      (words + further).first { $0.name.lowercased() == synonyms[form] ?? form }
    }.first
  }
}
