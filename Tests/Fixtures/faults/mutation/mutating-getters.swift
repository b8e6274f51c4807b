struct Source {
  var next: Int { mutating get { 3 } }
  subscript(_ index: Int) -> Int { mutating get { index } }
  func show() { print(next) }
//                    ^ error: cannot use mutating getter on immutable value: 'self' is immutable
  mutating func all() -> [Int] { [next, self[1]] }
}
let source = Source()
print(source.next)
//           ^ error: cannot use mutating getter on immutable value: 'source' is a 'let' constant
print(source[2])
//          ^ error: cannot use mutating getter on immutable value: 'source' is a 'let' constant
var changing = Source()
print(changing.next, changing[2], changing.all())
struct Holder {
  var inner = Source()
  let kept = Source()
}
var holder = Holder()
print(holder.inner.next)
print(holder.kept.next)
//                ^ error: cannot use mutating getter on immutable value: 'kept' is a 'let' constant
let fixed = Holder()
print(fixed.inner.next)
//                ^ error: cannot use mutating getter on immutable value: 'fixed' is a 'let' constant
func make() -> Source { Source() }
print(make().next)
//           ^ error: cannot use mutating getter on immutable value: 'make' returns immutable value
