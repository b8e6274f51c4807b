/// The forms of `zip` and `combineLatest` with several parameters, for a program whose sequences all have elements of one type. A
/// collection of sequences ends in another way, which the public forms for collections have.
extension Observable {
  package static func zip<Value>(
    each sources: [Observable<Value>], resultSelector: @escaping ([Value]) throws -> Element
  ) -> Observable<Element> {
    ClosureObservable(producer: { ZipSink.start($0, sources, isCollection: false, resultSelector) })
  }

  package static func combineLatest<Value>(
    each sources: [Observable<Value>], resultSelector: @escaping ([Value]) throws -> Element
  ) -> Observable<Element> {
    ClosureObservable(producer: { CombineSink.start($0, sources, isCollection: false, resultSelector) })
  }
}

extension PrimitiveSequence {
  package static func zip<Value>(
    each sources: [Observable<Value>], resultSelector: @escaping ([Value]) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .zip(each: sources, resultSelector: resultSelector))
  }
}

extension Infallible {
  package static func combineLatest<Value>(
    each sources: [Infallible<Value>], resultSelector: @escaping ([Value]) throws -> Element
  ) -> Infallible<Element> {
    Infallible(.combineLatest(each: sources.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  package static func zip<Value>(
    each sources: [Infallible<Value>], resultSelector: @escaping ([Value]) throws -> Element
  ) -> Infallible<Element> {
    Infallible(.zip(each: sources.map { $0.asObservable() }, resultSelector: resultSelector))
  }
}

extension SharedSequence {
  package static func zip<Value>(
    each sources: [SharedSequence<SharingStrategy, Value>], resultSelector: @escaping ([Value]) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.zip(each: sources.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  package static func combineLatest<Value>(
    each sources: [SharedSequence<SharingStrategy, Value>], resultSelector: @escaping ([Value]) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.combineLatest(each: sources.map { $0.asObservable() }, resultSelector: resultSelector))
  }
}
