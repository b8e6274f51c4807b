protocol Delegate: AnyObject {}
struct Screen: Delegate {}
//     ^ error: non-class type 'Screen' cannot conform to class protocol 'Delegate'
enum Mode: Delegate { case on }
//   ^ error: non-class type 'Mode' cannot conform to class protocol 'Delegate'
