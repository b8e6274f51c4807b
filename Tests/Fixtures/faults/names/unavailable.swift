@available(*, unavailable)
func old() {}
@available(*, unavailable, message: "count them instead")
func guess() -> Int { 1 }
@available(*, unavailable, renamed: "begin")
func start() {}
func begin() {}
struct Timer {
  @available(*, unavailable) func stop() {}
  @available(*, unavailable) var rate: Int { 1 }
}
old()
// ^1 error: 'old()' is unavailable
print(guess())
//    ^ error: 'guess()' is unavailable: count them instead
start()
// ^1 error: 'start()' has been renamed to 'begin'
Timer().stop()
//      ^ error: 'stop()' is unavailable
print(Timer().rate)
//            ^ error: 'rate' is unavailable
