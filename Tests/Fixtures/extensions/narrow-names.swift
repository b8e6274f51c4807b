// Private declarations are used by declarations that are no more visible.
private struct Secret { var value = 1 }
private protocol Hidden { func show() -> Int }
struct Box {
  private var secret = Secret()
  fileprivate let other: Secret? = nil
  private enum State { case open, shut }
  private var state = State.open
  private func take(_ secret: Secret, _ state: State) -> Secret { secret }
  mutating func shut() -> Bool {
    state = .shut
    let local = take(secret, state)
    return local.value == 1 && state == .shut
  }
}
extension Box: Hidden { func show() -> Int { 2 } }
private func peek(_ secret: Secret) -> Int { secret.value }
fileprivate func count(_ values: [any Hidden]) -> Int { values.count }
private let shared = Secret(value: 3)
private class Base { func name() -> String { "base" } }
private final class Derived: Base { override func name() -> String { "derived" } }
func outer() -> String {
  func inner(_ secret: Secret) -> Int { secret.value }
  struct Local { var secret: Secret }
  return "\(inner(shared)) \(Local(secret: shared).secret.value)"
}
var box = Box()
print(box.shut(), box.show(), peek(shared), count([box]), Derived().name(), outer())
