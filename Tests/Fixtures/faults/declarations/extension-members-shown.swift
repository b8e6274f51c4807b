private struct Hidden {}
struct Shown {}
extension Shown {
  var hidden: Hidden { Hidden() }
//    ^ error: property must be declared fileprivate because its type uses a private type
  func take(_ hidden: Hidden) {}
//     ^ error: method must be declared fileprivate because its parameter uses a private type
}
extension Int { init(hidden: Hidden) { self = 1 } }
//              ^ error: initializer must be declared fileprivate because its parameter uses a private type
private extension Shown { func keep(_ hidden: Hidden) {} }
extension Array where Element == Hidden { func first(_ hidden: Hidden) {} }
