/// What the catalog does not offer to programs, and why.
enum LeftOut {
  /// The marble test's lines are built by a result builder, which programs in the shell write as text instead; the
  /// converters of virtual time and the trait markers' workings are asked for by nobody.
  static let types: Set<String> = [
    "MarbleTest", "MarbleTestBuilder", "MarbleTestBuilder.Inputs", "MarbleTestBuilder.Expression", "MarbleStage",
    "MarbleMismatch", "MarbleDiagram", "MarbleError", "MarbleValueError", "DisposeBag.DisposableBuilder",
    "CompositeDisposable.DisposeKey", "TestScheduler.Defaults", "AsyncSequence",
  ]

  /// Members without a binding, by what they need.
  static let members: [String: String] = [
    "ObservableConvertibleType.values": concurrency,
    "InfallibleType.values": concurrency,
    "SharedSequence.values": concurrency,
    "PrimitiveSequenceType<SingleTrait>.value": concurrency,
    "PrimitiveSequenceType<MaybeTrait>.value": concurrency,
    "PrimitiveSequenceType<CompletableTrait>.value": concurrency,
    "static PrimitiveSequenceType<SingleTrait>.create(detached:priority:work:)": concurrency,
    "ObservableType.decode(type:decoder:)": "Decodable",
    "DisposeBag.init(builder:)": resultBuilders,
    "DisposeBag.insert(builder:)": resultBuilders,
    "Reactive.notification(_:object:)": "NotificationCenter",
    "Reactive.subscript(dynamicMember:)": "dynamic member lookup",
    "static ReactiveCompatible.rx": "metatypes of generic types",
    "static Hooks.defaultErrorHandler": hooks,
    "static Hooks.customCaptureSubscriptionCallstack": hooks,
    "static Hooks.recordCallStackOnError": hooks,
    "static Resources.incrementTotal()": "the library's own use",
    "static Resources.decrementTotal()": "the library's own use",
  ]

  private static let concurrency = "async"
  private static let resultBuilders = "result builders"
  private static let hooks = "the shell reports errors itself"
}
