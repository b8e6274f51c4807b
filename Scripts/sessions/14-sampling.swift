// `sample` takes the latest element when another sequence says so, and nothing when nothing new has come.
//
// `withLatestFrom` the other way round takes the latest element each time, new or not: what was once called sampleLatest.
//
//   Scripts/rxsh Scripts/sessions/14-sampling.swift

import RxSwift

print("--- sample example ---")
let s = PublishSubject<Int>()
let o = PublishSubject<String>()
let subscription = s.sample(o).subscribe { event in
  print(event)
}
s.on(.next(1))
o.on(.next("A"))
s.on(.next(2))
s.on(.next(3))
o.on(.next("B"))
o.on(.next("C"))
subscription.dispose()

print("--- sampleLatest example ---")
let latest = o.withLatestFrom(s).subscribe { event in
  print(event)
}
s.on(.next(1))
o.on(.next("1"))
s.on(.next(2))
s.on(.next(3))
o.on(.next("2"))
o.on(.next("3"))
latest.dispose()
