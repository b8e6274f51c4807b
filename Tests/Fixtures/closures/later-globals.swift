// Closures of the top level that name variables declared further down.
import RxSwift

let show = { print("later is", later, total) }
let ticks = PublishSubject<Int>()
_ = ticks.subscribe(onNext: { n in
  if n > 1 { subscription.dispose() }
  print("tick", n, names.count)
})
let names = ["a", "b"]
var suffix = "!"
let later = names.map { $0 + suffix }
var total = 3
let subscription = ticks.subscribe(onNext: { total += $0 }, onDisposed: { print("disposed at", total) })
show()
ticks.onNext(1)
ticks.onNext(2)
ticks.onNext(3)
