// Side effects happen once for each subscriber, unless they are shared.
//
// A `map` that prints does so for every subscription, because each one builds the chain anew. `share(replay:)` subscribes
// once and repeats to late subscribers what it remembers.
//
//   Scripts/rxsh Scripts/sessions/13-side-effects.swift

import RxSwift

print("--- map example ---")
let sequenceOfElements = Observable.of(0).map { r -> Int in
  print("MAP")  // twice
  return r * 2
}
let subscription = sequenceOfElements.subscribe { event in
  print("1 - \(event)")
}
let subscription2 = sequenceOfElements.subscribe { event in
  print("2 - \(event)")
}

print("--- shareReplay example ---")
let sequenceOfInts = PublishSubject<Int>()
let a = sequenceOfInts.map { i -> Int in
  print("MAP---\(i)")
  return i * 2
}.share(replay: 3, scope: .forever)  // what was shareReplay(3)
let b = a.subscribe(onNext: {
  print("--1--\($0)")
})
sequenceOfInts.on(.next(1))
sequenceOfInts.on(.next(2))
let c = a.subscribe(onNext: {
  print("--2--\($0)")
})
sequenceOfInts.on(.next(3))
sequenceOfInts.on(.next(4))
let d = a.subscribe(onNext: {
  print("--3--\($0)")
})
sequenceOfInts.on(.completed)
