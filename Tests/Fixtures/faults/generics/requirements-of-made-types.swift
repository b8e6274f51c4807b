protocol Named {}
struct Box<T: Named> { let value: T }
struct Bag<T: Named> {
  let value: T
  init(_ value: T) { self.value = value }
}
let text = "a"
let a = Box(value: text)
//      ^ error: generic struct 'Box' requires that 'String' conform to 'Named'
let b = Bag(text)
//      ^ error: generic struct 'Bag' requires that 'String' conform to 'Named'
let c = Box<Int>(value: 1)
//      ^ error: type 'Int' does not conform to protocol 'Named'
let d = Bag<Int>(1)
//      ^ error: type 'Int' does not conform to protocol 'Named'
struct Key {}
let e = Set<Key>()
//      ^ error: type 'Key' does not conform to protocol 'Hashable'
let f = Dictionary(uniqueKeysWithValues: [(Key(), 1)])
//      ^ error: generic struct 'Dictionary' requires that 'Key' conform to 'Hashable'
print(Bag(text), Box(value: text))
//    ^ error: generic struct 'Bag' requires that 'String' conform to 'Named'
//               ^ error: generic struct 'Box' requires that 'String' conform to 'Named'
