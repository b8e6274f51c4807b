weak func first() {}
// ^1 error: 'weak' may only be used on 'var' declarations
weak class Second {}
// ^1 error: 'weak' may only be used on 'var' declarations
async class Third {}
// ^1 error: 'async' modifier cannot be applied to this declaration
static struct Fourth {}
//            ^ error: declaration cannot be marked 'static'
struct Box {
  static init() {}
//       ^ error: declaration cannot be marked 'static'
  static struct Inner {}
//              ^ error: declaration cannot be marked 'static'
  required init(size: Int) {}
//         ^ error: 'required' initializer in non-class type 'Box'
  private private var a = 1
//        ^ error: duplicate modifier
  private fileprivate var b = 2
//        ^ error: multiple incompatible access-level modifiers specified
  public(set) private var c = 3
// ^3 error: private property cannot have a public setter
  private(set) let d = 4
// ^3 error: 'private(set)' modifier cannot be applied to read-only properties
  private(set) var e: Int { 5 }
// ^3 error: 'private(set)' modifier cannot be applied to read-only properties
}
class Node {
  final init() {}
// ^3 error: 'final' modifier cannot be applied to this declaration
  final deinit {}
// ^3 error: 'final' modifier cannot be applied to this declaration
  weak lazy var next: Node? = nil
//     ^ error: lazy properties cannot be 'weak'
  static static func make() {}
//       ^ error: 'static' cannot appear after another 'static' or 'class' keyword
  lazy var one = 1, two = 2
// ^3 error: 'lazy' cannot destructure an initializer
  static lazy var three = 3
//       ^ error: 'lazy' cannot be used on an already-lazy global
}
enum Level {
  private case low
// ^3 error: 'private' modifier cannot be applied to this declaration
  static case high
//       ^ error: declaration cannot be marked 'static'
}
extension Int {
  final func twice() {}
// ^3 error: only classes and class members may be marked with 'final'
  override func thrice() {}
//              ^ error: 'override' can only be specified on class members
  convenience init(size: Int) { self = size }
//            ^ error: initializers in structs are not marked with 'convenience'
}
protocol Shape {
  weak var owner: AnyObject? { get }
// ^3 error: 'weak' cannot be applied to a property declaration in a protocol
  required init()
//         ^ error: 'required' initializer in non-class type 'Shape'
  convenience init(size: Int)
//            ^ error: initializers in Shape are not marked with 'convenience'
  func draw(scale: Int = 1)
// ^3 error: default argument not permitted in a protocol method
}
open struct Open {}
// ^1 error: only classes and overridable class members can be declared 'open'; use 'public'
final extension String {}
// ^1 error: 'final' modifier cannot be applied to this declaration
