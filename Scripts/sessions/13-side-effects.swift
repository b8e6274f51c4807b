// Side effects happen once for each subscriber, unless they are shared.
//
// Document: “RxSwift 入坑手册 Part1 - 示例实战” (A guide to RxSwift, part 1), a Chinese article of 2015.
//
// A `map` that prints does so for every subscription, because each one builds the chain anew. `shareReplay` subscribes once
// and repeats to late subscribers what it remembers. The two examples are the document's own, in the spelling of 2015; what
// it is called today is said beside.
//
//   Scripts/rxsh Scripts/sessions/13-side-effects.swift

import RxSwift

print("--- map example ---")
let sequenceOfElements = sequenceOf(0).map { r -> Int in
  print("MAP") // twice
  return r * 2
}
let subscription = sequenceOfElements
  .subscribe { event in
    print("1 - \(event)")
  }
let subscription2 = sequenceOfElements
  .subscribe { event in
    print("2 - \(event)")
  }

print("--- shareReplay example ---")
let sequenceOfInts = PublishSubject<Int>()
let a = sequenceOfInts.map{ i -> Int in
  print("MAP---\(i)")
  return i * 2
}.shareReplay(3)
let b = a.subscribeNext {
  print("--1--\($0)")
}
sequenceOfInts.on(.Next(1))
sequenceOfInts.on(.Next(2))
let c = a.subscribeNext {
  print("--2--\($0)")
}
sequenceOfInts.on(.Next(3))
sequenceOfInts.on(.Next(4))
let d = a.subscribeNext {
  print("--3--\($0)")
}
sequenceOfInts.on(.Completed)
