protocol Sized {
  func size() -> Int
}
struct Box: Sized {
//     ^ error: type 'Box' does not conform to protocol 'Sized'
  func size() -> String { "" }
}
