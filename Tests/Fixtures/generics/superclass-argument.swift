// A method whose parameter is said by what the receiver's class is given.
import RxSwift

class Provider<Target>: ReactiveCompatible {
  let name: String
  init(_ name: String) { self.name = name }
  func send(_ target: Target) -> String { "\(name) \(target)" }
}
final class Special: Provider<Int> {}
extension Reactive {
  func request<T>(_ target: T) -> Single<String> where Base: Provider<T> { .just(base.send(target)) }
}
struct Box<Content> { let content: Content }
extension Box {
  func all<T>(_ other: T) -> [T] where Content: Provider<T> {
    print(content.send(other))
    return [other]
  }
}
enum API { case zen, user(String) }
Provider<API>("api").rx.request(.user("ann")).subscribe(onSuccess: { print($0) }).dispose()
Special("special").rx.request(3).subscribe(onSuccess: { print($0) }).dispose()
print(Box(content: Special("boxed")).all(4))
print(Box(content: Provider<API>("boxed")).all(.zen))
func first<P, T>(_ provider: P, _ target: T) -> String where P: Provider<T> { provider.send(target) }
print(first(Special("free"), 5))
