extension ObservableType {
  /// Sends states, each made from the one before, while a condition holds, and completes.
  ///
  /// ```marble
  /// Observable.generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 })
  ///          (124|)
  /// ```
  ///
  /// - An error thrown by either closure is sent as an error event.
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    ClosureObservable(producer: { observer in
      let sink = Sink(observer)
      var state = initialState
      var isFirst = true
      sink.setUpstream(
        TrampolineLoop.start(on: scheduler) {
          do {
            if !isFirst { state = try iterate(state) }
            isFirst = false
            if try condition(state) {
              sink.forward(state)
              return true
            }
            sink.end(.completed)
          } catch {
            sink.end(.error(error))
          }
          return false
        })
      return sink
    })
  }
}
