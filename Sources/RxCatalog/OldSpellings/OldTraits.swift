import RxBindings
import Execution
import Rx

/// Subscription and side-effect operators of Single from before RxSwift 6, which made its failure a `Result`.
extension OldSpellings {
  func addTraits() {
    module.extend(
      "extension PrimitiveSequenceType where Trait == SingleTrait",
      lazily: [
        renamed(
          "subscribe(onSuccess:onFailure:onDisposed:)",
          """
          func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: ((Error) -> Void)?, \
          onDisposed: (() -> Void)? = nil) -> Disposable
          """, as: "PrimitiveSequenceType<SingleTrait>.subscribe(onSuccess:onFailure:onDisposed:)"),
        deprecated(
          "do(onSuccess:)",
          """
          func `do`(onNext: ((Element) throws -> Void)?, onError: ((Error) throws -> Void)? = nil, \
          onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) \
          -> Single<Element>
          """,
          .general { call in
            .boxed(
              try call.single(0).do(
                onSuccess: call.throwingConsumer(1), onError: call.throwingErrorConsumer(2),
                onSubscribe: call.action(3), onSubscribed: call.action(4), onDispose: call.action(5)))
          }),
      ])
  }

  /// Adds the global functions that RxTest declared before RxSwift 5 instead of members of `Recorded`.
  func addRecordedEvents() {
    module.global(
      named: ["next", "completed", "error"],
      lazily: [
        renamed(
          "Recorded.next(_:_:)", "func next<T>(_ time: Int, _ element: T) -> Recorded<Event<T>>",
          as: "static Recorded.next(_:_:)"),
        renamed(
          "Recorded.completed(_:_:)", "func completed<T>(_ time: Int, _ type: T.Type = T.self) -> Recorded<Event<T>>",
          as: "static Recorded.completed(_:_:)"),
        renamed(
          "Recorded.error(_:_:_:)",
          "func error<T>(_ time: Int, _ error: Error, _ type: T.Type = T.self) -> Recorded<Event<T>>",
          as: "static Recorded.error(_:_:_:)"),
      ])
  }
}
