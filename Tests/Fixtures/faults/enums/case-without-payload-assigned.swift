enum State { case idle, failed(Error), loaded([Int]) }
var state = State.idle
state = .failed
//       ^ error: member 'failed' expects argument of type 'any Error'
func next() -> State { .loaded }
//                      ^ error: member 'loaded' expects argument of type '[Int]'
