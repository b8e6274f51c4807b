struct Point { var x = 1; var y = "two" }
class Base { let id = 7 }
final class Node: Base { var next: Node?; var tags = ["a"] }
for child in Mirror(reflecting: Point()).children { print(child.label ?? "-", child.value) }
let mirror = Mirror(reflecting: Node())
print(mirror.children.count, mirror.superclassMirror?.children.first?.label ?? "none", mirror.displayStyle == .class)
print(Mirror(reflecting: (1, b: 2)).children.map { $0.label ?? "?" })
print(Mirror(reflecting: [1, 2]).children.map { "\($0.value)" })
enum E { case a(Int), b }
print(Mirror(reflecting: E.a(3)).children.first!.label!, Mirror(reflecting: E.b).children.isEmpty)
print(type(of: mirror), Mirror(reflecting: Point()).subjectType)
