if let width: Int = "s" { print(width) }
//                  ^ error: cannot convert value of type 'String' to specified type 'Int'
switch 3 {
case .small: break
//    ^ error: type 'Int' has no member 'small'
default: break
}
struct Point { let x: Int }
let points = Point(x: 1)
let both = (points, points)
for number in both.0 { print(number) }
//                 ^ error: for-in loop requires 'Point' to conform to 'Sequence'
