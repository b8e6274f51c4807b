// A subclass of a generic class, class constraints, and properties through type parameters.
import RxSwift

class Store<State> {
  private(set) var state: State { didSet { changes += 1 } }
  var changes = 0
  let subject: BehaviorSubject<State>
  init(_ state: State) { self.state = state; subject = BehaviorSubject(value: state) }
  func update(_ f: (inout State) -> Void) { f(&state); subject.onNext(state) }
}
class LoggedStore<State: CustomStringConvertible>: Store<State> {
  var log: [String] = []
  override func update(_ f: (inout State) -> Void) { super.update(f); log.append(state.description) }
}
final class IntStore: LoggedStore<Int> { var doubled: Int { state * 2 } }
func touch<S: Store<Int>>(_ s: S) -> S { s.update { $0 += 1 }; s.changes += 100; return s }
func both<S>(_ s: S) where S: LoggedStore<Int> { s.log.append("extra"); print(s.log, s.changes) }
let s = touch(IntStore(5))
print(s.doubled, s.state, s.changes, s.log)
both(s)
struct Wrapper<Base: AnyObject> { let base: Base; unowned let owner: Base }
extension Wrapper where Base: Store<Int> {
  var value: Int { base.state }
  func bump() -> Observable<Int> { .deferred { [weak base] in base.map { b in b.update { $0 *= 2 }; return b.subject.take(1) } ?? .empty() } }
  var count: Int { get { base.changes } nonmutating set { base.changes = newValue } }
}
let w = Wrapper(base: s, owner: s)
_ = w.bump().subscribe { print($0) }
w.count = 7
print(w.value, w.count, w.owner.changes)
extension Sequence where Element: Store<Int> { var total: Int { map(\.state).reduce(0, +) } }
print([IntStore(1), s].total, [Store(3)].total)
