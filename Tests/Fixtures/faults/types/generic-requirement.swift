struct Box<T: Equatable> {
  var value: T
}
struct Plain {}
let box = Box(value: Plain())
//        ^ error: generic struct 'Box' requires that 'Plain' conform to 'Equatable'
