// Between overloads that fit a closure of several statements, the type of the generic parameter decides.
func run<R>(_ f: (Int) -> R) -> R { f(1) }
func take(_ x: Int?) -> String { "opt" }
func take(_ x: Int) -> String { "int" }
func show<T>(_ x: T, _ n: Int) -> String { "\(T.self)" }
func show<T>(_ x: T?, _ n: Int?) -> String { "\(T.self)?" }
struct Box<T> {
  let v: T
  func bind(_ f: (T) -> Void) -> String { "same \(T.self)" }
  func bind(_ f: (T?) -> Void) -> String { "opt \(T.self)" }
}
func box<R>(_ f: (Int) -> R) -> Box<R> { Box(v: f(1)) }
let o: (String?) -> Void = { _ in }
print(box { n in n > 0 ? "a" : "b" }.bind(o))
print(
  box { n in
    if n > 0 { return "a" }
    return "b"
  }.bind(o))
print(
  box { n in
    let s = "a"
    return s
  }.bind(o))
print(
  box { n in
    let s: String? = "a"
    return s
  }.bind(o))
print(
  take(
    run { n in
      let s = n + 1
      return s
    }))
print(
  take(
    run { n in
      if n > 5 { return nil }
      return n
    }))
struct Num<T> {
  let v: T
  func sum(_ x: Double) -> String where T == Double { "double" }
  func sum(_ x: Double) -> String where T == Int { "int" }
}
func num<R>(_ f: (Int) -> R) -> Num<R> { Num(v: f(1)) }
