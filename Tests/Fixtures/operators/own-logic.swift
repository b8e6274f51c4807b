// Operators declared by the program: logic, precedence, prefix and postfix, on streams too.
import RxSwift

struct Rule { let name: String; let holds: (Int) -> Bool
  static func && (a: Rule, b: Rule) -> Rule { Rule(name: "(\(a.name)&\(b.name))") { a.holds($0) && b.holds($0) } }
  static func || (a: Rule, b: Rule) -> Rule { Rule(name: "(\(a.name)|\(b.name))") { a.holds($0) || b.holds($0) } }
  static prefix func ! (a: Rule) -> Rule { Rule(name: "!\(a.name)") { !a.holds($0) } }
  static let even = Rule(name: "even") { $0 % 2 == 0 }
  static func over(_ n: Int) -> Rule { Rule(name: ">\(n)") { $0 > n } }
  static func ~= (rule: Rule, value: Int) -> Bool { rule.holds(value) }
}
let rule: Rule = .even && .over(3) || !.over(0)
print(rule.name, (-2...6).filter(rule.holds))
let more = Rule.even && !(Rule.over(4) || .over(5))
print(more.name)
switch 7 { case Rule.even: print("even"); case Rule.over(5): print("over five"); default: print("none") }
extension ObservableType where Element == Bool {
  static func && (a: Self, b: Self) -> Observable<Bool> { Observable.combineLatest(a, b) { $0 && $1 } }
  static prefix func ! (a: Self) -> Observable<Bool> { a.map { !$0 } }
}
_ = (Observable.of(true, false) && Observable.just(true)).subscribe(onNext: { print($0) })
_ = (!Observable.just(true)).subscribe(onNext: { print($0) })
infix operator <->: AssignmentPrecedence
infix operator |>: AdditionPrecedence
postfix operator %%
func <-> (a: BehaviorSubject<Int>, b: BehaviorSubject<Int>) -> Disposable {
  Disposables.create(a.distinctUntilChanged().subscribe(onNext: b.onNext), b.skip(1).distinctUntilChanged().subscribe(onNext: a.onNext))
}
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
postfix func %% (n: Int) -> Double { Double(n) / 100 }
let x = BehaviorSubject(value: 1), y = BehaviorSubject(value: 2)
let both = x <-> y
y.onNext(5)
x.onNext(6)
print(try! x.value(), try! y.value(), 25%%, 3 |> { $0 + 1 })
both.dispose()
