private struct Secret {}
fileprivate struct Note {}
private protocol Hidden {}
let secret = Secret()
//  ^ error: constant must be declared private or fileprivate because its type 'Secret' uses a private type
var later: Secret? = nil
//  ^ error: variable must be declared private or fileprivate because its type uses a private type
let note = Note()
//  ^ error: constant must be declared private or fileprivate because its type 'Note' uses a fileprivate type
func make() -> Secret { Secret() }
//   ^ error: function must be declared private or fileprivate because its result uses a private type
func take(_ secret: Secret) {}
//   ^ error: function must be declared private or fileprivate because its parameter uses a private type
func hide<T: Hidden>(_ value: T) {}
//   ^ error: global function must be declared private or fileprivate because its generic parameter uses a private type
struct Box {
  var secret: Secret
//    ^ error: property must be declared fileprivate because its type uses a private type
  private var own: Secret?
  let notes: [Note] = []
//    ^ error: property must be declared fileprivate because its type uses a fileprivate type
  init(_ secret: Secret) { self.secret = secret }
// ^3 error: initializer must be declared fileprivate because its parameter uses a private type
  func open() -> Secret { secret }
//     ^ error: method must be declared fileprivate because its result uses a private type
  subscript(index: Int) -> Secret { secret }
// ^3 error: subscript must be declared fileprivate because its element type uses a private type
  static let shared = Secret()
//           ^ error: property must be declared fileprivate because its type 'Secret' uses a private type
}
class Safe {
  private enum State { case open, shut }
  private var state = State.open
  fileprivate var before = State.open
//                ^ error: property cannot be declared fileprivate because its type 'Safe.State' uses a private type
  var next = State.shut
//    ^ error: property must be declared private because its type 'Safe.State' uses a private type
  func set(_ state: State) {}
//     ^ error: method must be declared private because its parameter uses a private type
  private class Lock {}
  class Better: Lock {}
//      ^ error: class must be declared private because its superclass is private
}
private class Base {}
class Derived: Base {}
//    ^ error: class must be declared private or fileprivate because its superclass is private
enum Case { case secret(Secret) }
//               ^ error: enum case in an internal enum uses a private type
fileprivate struct Inside { var secret: Secret? }
