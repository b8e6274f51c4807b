import RxBindings

/// Replay behaviour of sources for late subscribers.
enum SourceKnowledge {
  static func replays(_ stream: StreamName) -> Bool {
    ["BehaviorSubject", "ReplaySubject", "BehaviorRelay", "ReplayRelay"].contains(stream.subjectType)
  }

  static func hasInitialValue(_ stream: StreamName) -> Bool {
    ["BehaviorSubject", "BehaviorRelay"].contains(stream.subjectType)
  }

  /// Returns a sentence about the elements that a subject keeps for a later subscriber.
  static func sentence(_ stream: StreamName) -> String? {
    switch stream.subjectType {
    case "PublishSubject", "PublishRelay": "it replays nothing: a later subscriber receives only later elements"
    case "BehaviorSubject", "BehaviorRelay": "a new subscriber receives its latest value at once"
    case "ReplaySubject", "ReplayRelay": "a new subscriber receives its buffered values at once"
    case "AsyncSubject": "it sends its last value only when it completes"
    default: nil
    }
  }

  /// Returns a suggestion for a source that replays.
  static func remedy(_ stream: StreamName) -> String {
    switch stream.subjectType {
    case "PublishRelay":
      "a BehaviorRelay(value:) or a ReplayRelay keeps values for late subscribers; or subscribe earlier"
    default: "a BehaviorSubject(value:) or a ReplaySubject keeps values for late subscribers; or subscribe earlier"
    }
  }
}
