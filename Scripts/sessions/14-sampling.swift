// `sample` takes the latest element when another sequence says so, and nothing when nothing new has come. `sampleLatest`
// takes the latest element each time, new or not; today that is `o.withLatestFrom(s)`.
//
// Document: “RxSwift 入坑手册 Part1 - 示例实战” (A guide to RxSwift, part 1), a Chinese article of 2015.
//
// The two examples are the document's own. Each stands in a `do` of its own, since both use the same names.
//
//   Scripts/rxsh Scripts/sessions/14-sampling.swift

import RxSwift

do {
  let s = PublishSubject<Int>()
  let o = PublishSubject<String>()

  let subscription = s
    .sample(o)
    .subscribe { event in
      print(event)
    }

  print("--- sample example ---")
  s.on(.Next(1))
  o.on(.Next("A"))
  s.on(.Next(2))
  s.on(.Next(3))
  o.on(.Next("B"))
  o.on(.Next("C"))
  _ = subscription
}

do {
  let s = PublishSubject<Int>()
  let o = PublishSubject<String>()

  let subscription = s
    .sampleLatest(o)
    .subscribe { event in
      print(event)
    }

  print("--- sampleLatest example ---")
  s.on(.Next(1))
  o.on(.Next("1"))
  s.on(.Next(2))
  s.on(.Next(3))
  o.on(.Next("2"))
  o.on(.Next("3"))
  _ = subscription
}
