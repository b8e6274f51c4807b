protocol Drawable { func draw() }
struct Circle: Drawable {}
//     ^ error: type 'Circle' does not conform to protocol 'Drawable'
extension Circle { func area() -> Double { 3.14 } }
class Square {}
extension Square: Drawable {}
// ^1 error: type 'Square' does not conform to protocol 'Drawable'
