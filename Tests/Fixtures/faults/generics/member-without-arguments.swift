// Members that a generic type lacks, where nothing says its arguments.
struct Box<Content> {
  static func empty() {}
  init(_ content: Content) {}
}
enum Either<First, Second> { case first(First), second(Second) }
Box.fill()
// ^1 error: generic parameter 'Content' could not be inferred
//  ^ error: type 'Box<Content>' has no member 'fill'
let box = Box.full
//        ^ error: generic parameter 'Content' could not be inferred
//            ^ error: type 'Box<Content>' has no member 'full'
let either = Either.third
//           ^ error: generic parameter 'First' could not be inferred
//           ^ error: generic parameter 'Second' could not be inferred
//                  ^ error: type 'Either<First, Second>' has no member 'third'
Either.fourth(1)
// ^1 error: generic parameter 'First' could not be inferred
// ^1 error: generic parameter 'Second' could not be inferred
//     ^ error: type 'Either<First, Second>' has no member 'fourth'
