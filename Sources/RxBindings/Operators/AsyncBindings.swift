import Execution
import Rx

extension Bindings {
  /// Binds the members of sequences and traits that concern tasks.
  package mutating func bindAsync() {
    var bind = self
    defer { self = bind }
    for type in ["ObservableConvertibleType", "InfallibleType", "SharedSequence"] {
      bind("\(type).values") { .object(ElementStream.values(of: try $0.observable(0), $0.runtime)) }
    }
    bind("PrimitiveSequenceType<SingleTrait>.value") { call in
      guard let element = try Self.firstElement(try call.single(0).asObservable()) else { throw RxError.noElements }
      return element
    }
    bind("PrimitiveSequenceType<MaybeTrait>.value") { .optional(try Self.firstElement(try $0.maybe(0).asObservable())) }
    bind("PrimitiveSequenceType<CompletableTrait>.value") { call in
      _ = try Self.firstElement(try call.completable(0).asObservable().map { _ -> Value in })
      return .void
    }
    bind("static PrimitiveSequenceType<SingleTrait>.create(detached:priority:work:)") { call in
      let work = call.function(2)
      return .boxed(
        Single<Value>.create { observer in
          let task = try? ProgramTask.begin(call, .none) {
            do { observer(.success(try work.call())) } catch let trap as Trap { throw trap } catch {
              observer(.failure(error))
            }
            return .void
          }
          return Disposables.create { task?.cancel() }
        })
    }
  }

  /// Waits for the first element or the end.
  private static func firstElement(_ stream: Observable<Value>) throws -> Value? {
    ProgramTask.current?.hop(to: .none)
    let continuation = ProgramContinuation()
    let subscription = SingleAssignmentDisposable()
    let handle = subscription
    let forget = ProgramTask.current?.onCancel {
      handle.dispose()
      _ = continuation.resume(.failure(CancellationError()))
    }
    defer { forget?() }
    return try continuation.wait {
      subscription.setDisposable(
        stream.subscribe(
          onNext: { _ = continuation.resume(.success(.wrapped($0))) },
          onError: { _ = continuation.resume(.failure($0)) },
          onCompleted: { _ = continuation.resume(.success(.none)) }))
    }.asOptional
  }
}
