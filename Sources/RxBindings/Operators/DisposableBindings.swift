import Execution
import Rx
import SyntaxTree

extension Bindings {
  /// Disposables and bags.
  package mutating func bindDisposables() {
    var bind = self
    defer { self = bind }

    let dispose: @Sendable (NativeCall) throws -> Value = { call in
      let disposable = call.disposable(0)
      if let handle = disposable as? SubscriptionHandle {
        handle.dispose(by: "dispose() at \(call.site.place)")
      } else {
        disposable.dispose()
      }
      return .void
    }
    let isDisposed: @Sendable (NativeCall) throws -> Value = { call in
      .bool((call.disposable(0) as? any Cancelable)?.isDisposed ?? false)
    }
    for type in [
      "Disposable", "BooleanDisposable", "CompositeDisposable", "RefCountDisposable", "ScheduledDisposable",
      "SerialDisposable", "SingleAssignmentDisposable",
    ] {
      bind("\(type).dispose()", dispose)
      bind("\(type).isDisposed", isDisposed)
    }
    bind.void("Disposable.disposed(by:)") { call in
      let bag: DisposeBag = try call.native(1)
      bag.insert(call.inBag(call.disposable(0), bag, named: CallText.lastArgument(in: call.site.text) ?? "a bag"))
    }

    bind("DisposeBag.init()") { _ in .object(DisposeBag()) }
    bind(["DisposeBag.init(disposing:) (Disposable...)", "DisposeBag.init(disposing:) ([Disposable])"]) { call in
      let bag = DisposeBag()
      for disposable in try call.disposables(0) { bag.insert(call.inBag(disposable, bag)) }
      return .object(bag)
    }
    bind.void("DisposeBag.insert(_:) (Disposable)") { call in
      let bag: DisposeBag = try call.native(0)
      bag.insert(call.inBag(call.disposable(1), bag))
    }
    let insertAll: @Sendable (NativeCall) throws -> Value = { call in
      let bag: DisposeBag = try call.native(0)
      for disposable in try call.disposables(1) { bag.insert(call.inBag(disposable, bag)) }
      return .void
    }
    bind(["DisposeBag.insert(_:) (Disposable...)", "DisposeBag.insert(_:) ([Disposable])"], insertAll)

    bind("static DisposeBag.DisposableBuilder.buildBlock(_:)") { $0[0] }
    bind("DisposeBag.init(builder:)") { call in
      let bag = DisposeBag()
      for disposable in try call.runtime.elements(call.function(0).call()) {
        bag.insert(call.inBag(call.runtime.disposable(disposable), bag))
      }
      return .object(bag)
    }
    bind.void("DisposeBag.insert(builder:)") { call in
      let bag: DisposeBag = try call.native(0)
      for disposable in try call.runtime.elements(call.function(1).call()) {
        bag.insert(call.inBag(call.runtime.disposable(disposable), bag))
      }
    }

    bind("static Disposables.create()") { _ in .disposable(Disposables.create()) }
    bind("static Disposables.create(with:)") { call in
      let function = call.function(0)
      let action: () -> Void = { function.run() }
      return .disposable(Disposables.create(with: Environments.order?.following(action) ?? action))
    }
    bind("static Disposables.create(_:_:)") { call in
      .disposable(Disposables.create(call.disposable(0), call.disposable(1)))
    }
    bind("static Disposables.create(_:_:_:)") { call in
      .disposable(Disposables.create(call.disposable(0), call.disposable(1), call.disposable(2)))
    }
    bind("static Disposables.create(_:_:_:_:)") { call in
      let others = try call.disposables(3)
      return .disposable(
        Disposables.create(others + [call.disposable(0), call.disposable(1), call.disposable(2)]))
    }
    bind("static Disposables.create(_:)") { .disposable(Disposables.create(try $0.disposables(0))) }

    bind("BooleanDisposable.init()") { _ in .object(BooleanDisposable()) }
    bind("BooleanDisposable.init(isDisposed:)") { .object(BooleanDisposable(isDisposed: $0.bool(0))) }

    bind("CompositeDisposable.init()") { _ in .object(CompositeDisposable()) }
    bind("CompositeDisposable.init(_:_:)") { call in
      .object(CompositeDisposable(disposables: (0..<2).map { call.disposable($0) }))
    }
    bind("CompositeDisposable.init(_:_:_:)") { call in
      .object(CompositeDisposable(disposables: (0..<3).map { call.disposable($0) }))
    }
    bind("CompositeDisposable.init(_:_:_:_:_:)") { call in
      let others = try call.disposables(4)
      return .object(CompositeDisposable(disposables: (0..<4).map { call.disposable($0) } + others))
    }
    bind("CompositeDisposable.init(disposables:)") {
      .object(CompositeDisposable(disposables: try $0.disposables(0)))
    }
    bind("CompositeDisposable.count") { .int(try $0.native(0, as: CompositeDisposable.self).count) }
    bind("CompositeDisposable.insert(_:)") { call in
      let key = try call.native(0, as: CompositeDisposable.self).insert(call.disposable(1))
      return .optional(key.map { .boxed($0) })
    }
    bind.void("CompositeDisposable.remove(for:)") { call in
      try call.native(0, as: CompositeDisposable.self).remove(for: call.native(1))
    }

    bind("RefCountDisposable.init(disposable:)") { .object(RefCountDisposable(disposable: $0.disposable(0))) }
    bind("RefCountDisposable.retain()") { .disposable(try $0.native(0, as: RefCountDisposable.self).retain()) }
    bind("ScheduledDisposable.init(scheduler:disposable:)") { call in
      .object(ScheduledDisposable(scheduler: try call.immediateScheduler(0), disposable: call.disposable(1)))
    }
    bind("ScheduledDisposable.scheduler") { call in
      .scheduler(try call.native(0, as: ScheduledDisposable.self).scheduler)
    }
    bind("SerialDisposable.init()") { _ in .object(SerialDisposable()) }
    bind.property(
      "SerialDisposable.disposable",
      get: { .disposable(try $0.native(0, as: SerialDisposable.self).disposable) },
      set: { receiver, call in
        try receiver.unboxed(as: SerialDisposable.self).disposable = call.runtime.disposable(call[0])
      })
    bind("SingleAssignmentDisposable.init()") { _ in .object(SingleAssignmentDisposable()) }
    bind.void("SingleAssignmentDisposable.setDisposable(_:)") { call in
      try call.native(0, as: SingleAssignmentDisposable.self).setDisposable(call.disposable(1))
    }
  }
}

extension NativeCall {
  /// Returns a disposable for a bag of that name: a subscription stores its owner.
  fileprivate func inBag(
    _ disposable: any Disposable, _ bag: DisposeBag, named name: String? = nil
  ) -> any Disposable {
    guard let handle = disposable as? SubscriptionHandle else { return disposable }
    return handle.go(into: bag, named: name ?? site.text.prefix { $0 != "." && $0 != "(" }.description)
  }
}
