import RxSwift
let s = PublishSubject<Int>()
_ = s.subscribe { e in
    switch e {
//  ^ error: switch must be exhaustive
    case .next(let n): print(n)
    case .error(let err): print(err)
    }
}
_ = s.subscribe { e in
    switch e {
    case .next(let n): print(n.foo)
//                             ^ error: value of type 'Int' has no member 'foo'
    case .completed, .error: break
    }
}
_ = s.subscribe { e in print(e.element + 1) }
//                             ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
_ = s.subscribe { e in if case .next(let a, let b) = e { print(a) } }
//              ^ error: trailing closure passed to parameter of type 'any ImmediateSchedulerType' that does not accept a closure
_ = s.subscribe { e in if case .success(let a) = e { print(a) } }
//              ^ error: trailing closure passed to parameter of type 'any ImmediateSchedulerType' that does not accept a closure
_ = s.materialize().map { $0.element! + "x" }
//                                    ^ error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
