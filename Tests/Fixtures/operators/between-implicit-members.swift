struct V<I> {
  let run: (I) -> [String]
  func pull<R>(_ path: KeyPath<R, I>, label: String? = nil) -> V<R> { V<R> { self.run($0[keyPath: path]) } }
  static func & (a: V, b: V) -> V { V { a.run($0) + b.run($0) } }
}
extension V where I: Collection {
  static func count(_ range: ClosedRange<Int>) -> V { V { range ~= $0.count ? [] : ["count"] } }
}
struct S { var name = "a"; var tag = "b" }
let a: V<S> = V<String>.count(2...20).pull(\.name)
let b: V<S> = V<String>.count(2...20).pull(\.name) & V<String>.count(1...20).pull(\S.tag)
let c: V<S> = V<String>.count(2...20).pull(\.name) & V<String>.count(1...20).pull(\.tag)
let d: V<S> = V<String>.count(2...20).pull(\.name) & (V.count(1...20) & V<String>.count(1...20)).pull(\.tag) & a
let e: V<S> = V<String>.count(2...20).pull(\.name) & (.count(1...20) & .count(1...2)).pull(\S.tag) & a
print(a.run(S()), b.run(S()), c.run(S()), d.run(S()), e.run(S()))
enum Op { case add, neg; static func | (a: Op, b: Op) -> [Op] { [a, b] } }
let ops: [Op] = .add | .neg
print(ops)
