struct Box<Content> {
  static func empty() -> Box<Content> { Box() }
  static func of(_ value: Content) -> Box<Content> { Box() }
  static func of(_ value: Content, _ other: Content) -> Box<Content> { Box() }
}
struct Pair {
  static func make() -> Int { 1 }
  static func make(_ x: Int) -> Int { x }
}
func use(_ box: Box<Int>) {}
func one() -> Int { 1 }
func made<Value>() -> Value { fatalError() }

let a: Box<Int> = Box.empty
//                    ^ error: function produces expected type 'Box<Int>'; did you mean to call it with '()'?
let b: Box<Int> = Box.of
//                    ^ error: no 'of' candidates produce the expected contextual result type 'Box<Int>'
let c: Box<Int> = .empty
//                 ^ error: member 'empty()' is a function that produces expected type 'Box<Int>'; did you mean to call it?
let d: Box<Int>? = Box.empty
//                     ^ error: function produces expected type 'Box<Int>'; did you mean to call it with '()'?
let e: Int = Pair.make
//                ^ error: function produces expected type 'Int'; did you mean to call it with '()'?
let f: Int = made
//           ^ error: function produces expected type 'Int'; did you mean to call it with '()'?
let g: [Box<Int>] = [Box.empty]
//                       ^ error: cannot convert value of type '() -> Box<Int>' to expected element type 'Box<Int>'
let h: () -> Int = { one }
//                   ^ error: function 'one' was used as a property; add () to call it
let i: [Int] = [1].map { _ in one }
//                            ^ error: function 'one' was used as a property; add () to call it
use(Box.empty)
//      ^ error: function produces expected type 'Box<Int>'; did you mean to call it with '()'?
use(Box.of)
//  ^ error: generic parameter 'Content' could not be inferred
use(.empty)
//   ^ error: member 'empty()' is a function that produces expected type 'Box<Int>'; did you mean to call it?
