struct Point: CustomReflectable {
  let x = 1
  let y = 2
  var customMirror: Mirror { Mirror(self, children: ["sum": x + y, "list": [x, y]], displayStyle: .struct) }
}
class Base { var a = 1 }
class Derived: Base, CustomReflectable {
  var b = [1, 2]
  var customMirror: Mirror { Mirror(self, unlabeledChildren: b, displayStyle: .collection, ancestorRepresentation: .suppressed) }
}
struct Box { var point = Point(), items = [[1], [2, 3]], name: String? = "n" }
dump(Point())
dump(Derived())
print(Mirror(reflecting: Point()).children.map { $0.label ?? "-" }, Mirror(reflecting: Derived()).superclassMirror == nil)
let mirror = Mirror(reflecting: Box())
print(mirror.descendant("items", 1, 0) ?? "none", mirror.descendant("point", "sum") ?? "none", mirror.descendant("name", "some") ?? "none", mirror.descendant("nope") as Any)
print(mirror.displayStyle == .struct, Mirror.DisplayStyle.tuple, type(of: mirror.displayStyle!))
