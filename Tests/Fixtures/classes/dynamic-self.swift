// Inheritance of view models, overriding observables, super, convenience initializers, class methods.
import RxSwift

class Base {
  let bag = DisposeBag()
  class var kind: String { "base" }
  var name: Observable<String> { .just("base") }
  required init() { setUp() }
  convenience init(tag: String) { self.init(); print("tag", tag) }
  func setUp() { print("set up", type(of: self).kind) }
  func describe() -> String { "\(type(of: self)) \(Self.kind)" }
  static func make() -> Self { Self() }
  deinit { print("deinit base") }
}
class Middle: Base {
  override class var kind: String { "middle" }
  override var name: Observable<String> { super.name.map { $0 + "+middle" } }
  override func setUp() { super.setUp(); print("middle set up") }
  deinit { print("deinit middle") }
}
final class Leaf: Middle {
  override var name: Observable<String> { Observable.concat(super.name, .just("leaf")) }
  override func describe() -> String { "leaf: " + super.describe() }
}
func show(_ b: Base) { _ = b.name.toArray().subscribe(onSuccess: { print(b.describe(), $0) }) }
for type in [Base.self, Middle.self, Leaf.self] as [Base.Type] {
  show(type.init())
}
show(Leaf.make())
show(Middle(tag: "t"))
let b: Base = Leaf()
if let m = b as? Middle { print("is middle", m is Leaf, b is Base) }
switch b {
case let leaf as Leaf: print("leaf", leaf.describe())
case is Middle: print("middle")
default: print("base")
}
print("end")
