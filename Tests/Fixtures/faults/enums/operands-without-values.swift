// A case without its values beside an operator is an error by itself, and the operator may be another one.

enum Loading<Value> {
  case idle, loaded(Value)
  case failed(code: Int)
}

enum Mode: Equatable {
  case off, level(Int)
}

func isReady(_ state: Loading<[Int]>, _ mode: Mode) -> Bool {
  if mode == .level { print(mode) }
//            ^ error: member 'level' expects argument of type 'Int'
  let hasFailed: Bool = state == .failed
//                            ^ error: binary operator '==' cannot be applied to two 'Loading<[Int]>' operands
//                                ^ error: member 'failed(code:)' expects argument of type 'Int'
  print(hasFailed)
  return state == .loaded
//             ^ error: binary operator '==' cannot be applied to two 'Loading<[Int]>' operands
//                 ^ error: member 'loaded' expects argument of type '[Int]'
}
