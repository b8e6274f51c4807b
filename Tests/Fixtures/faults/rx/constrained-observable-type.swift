// As in RxSwift 6, the protocol has no primary associated type.
import RxSwift

func first(_ source: some ObservableType<Int>) -> Int { 1 }
//                        ^ error: protocol 'ObservableType' does not have primary associated types that can be constrained
