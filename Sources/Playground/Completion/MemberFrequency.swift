/// Members by how often programs use them, counted over the lessons and the fixture programs of this repository.
///
/// Completion lists these before the others, in this order.
enum MemberFrequency {
  static let names = [
    "subscribe", "map", "disposed", "onNext", "just", "of", "filter", "accept", "value", "bind", "drive", "create",
    "flatMapLatest", "debounce", "count", "flatMap", "asDriver", "asObservable", "take", "distinctUntilChanged",
    "combineLatest", "merge", "zip", "share", "scan", "startWith", "withLatestFrom", "do", "observe", "catchAndReturn",
    "rx", "empty", "error", "append", "dispose", "text", "isEmpty", "joined", "reduce", "sorted", "from", "onCompleted",
    "concat", "contains", "skip", "compactMap", "first", "timer", "interval", "throttle", "delay", "toArray", "emit",
    "never", "catch", "retry", "enumerated", "forEach", "deferred", "insert", "onError", "asSignal", "timeout",
    "concatMap", "andThen", "ifEmpty", "instance", "milliseconds", "seconds", "tap", "uppercased", "lowercased",
    "split",
    "reversed", "prefix", "range", "flatMapFirst", "takeLast", "buffer", "materialize", "asSingle", "single", "publish",
    "connect", "replay", "groupBy", "sample", "switchLatest", "amb", "window", "using", "debug", "description",
    "items", "modelSelected", "itemSelected", "isMultiple", "hasPrefix", "MainScheduler.instance",
  ]

  private static let ranks = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })

  /// Members of a subscription. A subject has them too, but programs use them on the results of subscribing.
  private static let ofSubscriptions: Set = ["disposed", "dispose"]

  /// Position in the list; a number past its end for a name that is not in it.
  ///
  /// - Parameter isStream: True for the members of a stream.
  static func rank(_ name: String, isStream: Bool) -> Int {
    isStream && ofSubscriptions.contains(name) ? names.count : ranks[name] ?? names.count
  }
}
