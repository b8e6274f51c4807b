extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence, which throws where the observable fails.
  public var values: AsyncThrowingStream<Element, Error> {
    AsyncThrowingStream { continuation in
      let subscription = asObservable()
        .subscribe(
          onNext: { continuation.yield(with: .success(Transferred($0).value)) },
          onError: { continuation.finish(throwing: $0) }, onCompleted: { continuation.finish() },
          // After the end this says nothing new; a task that is cancelled disposes.
          onDisposed: { continuation.finish(throwing: CancellationError()) })
      let handle = Transferred(subscription)
      continuation.onTermination = { _ in handle.value.dispose() }
    }
  }
}

extension InfallibleType {
  /// The elements as an asynchronous sequence.
  public var values: AsyncStream<Element> { asObservable().elementStream }
}

extension SharedSequence {
  /// The elements as an asynchronous sequence.
  public var values: AsyncStream<Element> { asObservable().elementStream }
}

extension Observable {
  /// The elements of an observable that does not fail.
  fileprivate var elementStream: AsyncStream<Element> {
    AsyncStream { continuation in
      let subscription = subscribe(
        onNext: { continuation.yield(Transferred($0).value) }, onCompleted: { continuation.finish() })
      let handle = Transferred(subscription)
      continuation.onTermination = { _ in handle.value.dispose() }
    }
  }
}
