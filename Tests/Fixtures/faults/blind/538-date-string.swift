import Foundation
let d = Date()
let s: String = d
//              ^ error: cannot convert value of type 'Date' to specified type 'String'
let e = d - "x"
//          ^ error: cannot convert value of type 'String' to expected argument type 'TimeInterval' (aka 'Double')
let u = URL(string: "x")
print(u.host)
//    ^ error: value of optional type 'URL?' must be unwrapped to refer to member 'host' of wrapped base type 'URL'
let f = DateFormatter()
f.dateStyle = .shorter
//             ^ error: type 'DateFormatter.Style' has no member 'shorter'
print(f.string(d))
//             ^ error: missing argument label 'from:' in call
let t = String(format: 3, 4)
//                     ^ error: cannot convert value of type 'Int' to expected argument type 'String'
let n = Int("3") + 1
//      ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
