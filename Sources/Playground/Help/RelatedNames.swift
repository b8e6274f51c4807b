import RxCatalog

/// Names that `:help` mentions beside the one that it explains.
enum RelatedNames {
  /// Names that are alternatives to one another.
  private static let groups: [[String]] = [
    ["map", "compactMap", "flatMap", "scan", "withLatestFrom"],
    ["flatMapLatest", "flatMap", "flatMapFirst", "concatMap", "switchLatest"],
    ["debounce", "throttle", "sample", "delay", "timeout"],
    ["merge", "concat", "zip", "combineLatest", "withLatestFrom", "amb", "startWith"],
    ["share", "publish", "replay", "multicast", "connect", "refCount"],
    ["catch", "catchAndReturn", "retry", "materialize", "timeout"],
    ["filter", "take", "skip", "distinctUntilChanged", "first", "compactMap"],
    ["reduce", "scan", "toArray", "buffer", "window"],
    ["PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject", "PublishRelay"],
    ["BehaviorRelay", "PublishRelay", "ReplayRelay", "BehaviorSubject", "Driver"],
    ["Driver", "Signal", "BehaviorRelay", "asDriver", "drive"],
    ["Signal", "Driver", "PublishRelay", "asSignal", "emit"],
    ["Single", "Maybe", "Completable", "Observable", "Infallible"],
    ["subscribe", "bind", "drive", "emit", "dispose"],
    ["just", "of", "from", "create", "empty", "never", "error", "deferred"],
    ["interval", "timer", "range", "generate", "repeatElement"],
    ["observe", "subscribe", "MainScheduler", "ConcurrentDispatchQueueScheduler"],
    ["do", "debug", "materialize"],
    ["asDriver", "asSignal", "catchAndReturn", "drive"],
    ["DisposeBag", "dispose", "disposed", "CompositeDisposable"],
  ]

  private static let most = 6

  static func of(_ name: String) -> [String] {
    // A group that begins with the name is about it.
    if let group = groups.first(where: { $0[0] == name }) ?? groups.first(where: { $0.contains(name) }) {
      return group.filter { $0 != name }
    }
    for (_, entries) in RxCatalog.families where entries.contains(where: { $0.name == name && $0.marble != nil }) {
      let names = Set(entries.filter { $0.marble != nil && $0.deprecation == nil && $0.name != name }.map(\.name))
      return Array(
        names.sorted { (MemberFrequency.rank($0, isStream: true), $0) < (MemberFrequency.rank($1, isStream: true), $1) }
          .prefix(most))
    }
    return []
  }
}
