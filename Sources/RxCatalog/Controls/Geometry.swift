import RxBindings
import Types
import Execution
import Foundation

/// Points, sizes and rectangles.
enum Geometry {
  static func add(to module: NativeModule) {
    module.type("struct CGPoint: Hashable, Codable, Sendable", represents: CGPoint.self)
    module.type("struct CGSize: Hashable, Codable, Sendable", represents: CGSize.self)
    module.type("struct CGRect: Hashable, Codable, Sendable", represents: CGRect.self)
    addPoints(to: module)
    addSizes(to: module)
    addRectangles(to: module)
  }

  private static func addPoints(to module: NativeModule) {
    var members: [NativeMember] = []
    members.nullary("init()") { .boxed(CGPoint.zero) }
    members.binary("init(x: Double, y: Double)") { .boxed(CGPoint(x: $0.asDouble, y: $1.asDouble)) }
    members.nullary("static var zero: CGPoint { get }") { .boxed(CGPoint.zero) }
    number("x", \CGPoint.x, &members)
    number("y", \CGPoint.y, &members)
    members.binary("static func == (lhs: CGPoint, rhs: CGPoint) -> Bool") { .bool($0 == $1) }
    module.extend("extension CGPoint", members)
  }

  private static func addSizes(to module: NativeModule) {
    var members: [NativeMember] = []
    members.nullary("init()") { .boxed(CGSize.zero) }
    members.binary("init(width: Double, height: Double)") {
      .boxed(CGSize(width: $0.asDouble, height: $1.asDouble))
    }
    members.nullary("static var zero: CGSize { get }") { .boxed(CGSize.zero) }
    number("width", \CGSize.width, &members)
    number("height", \CGSize.height, &members)
    members.binary("static func == (lhs: CGSize, rhs: CGSize) -> Bool") { .bool($0 == $1) }
    module.extend("extension CGSize", members)
  }

  private static func addRectangles(to module: NativeModule) {
    var members: [NativeMember] = []
    members.nullary("init()") { .boxed(CGRect.zero) }
    members.general("init(x: Double, y: Double, width: Double, height: Double)") {
      .boxed(CGRect(x: $0[0].asDouble, y: $0[1].asDouble, width: $0[2].asDouble, height: $0[3].asDouble))
    }
    members.general("init(origin: CGPoint, size: CGSize)") {
      .boxed(CGRect(origin: try $0.native(0), size: try $0.native(1)))
    }
    let constants: [(String, CGRect)] = [("zero", .zero), ("null", .null), ("infinite", .infinite)]
    for (name, rectangle) in constants {
      members.nullary("static var \(name): CGRect { get }") { .boxed(rectangle) }
    }
    part("origin: CGPoint", \CGRect.origin, &members)
    part("size: CGSize", \CGRect.size, &members)
    let edges: [(String, @Sendable (CGRect) -> CGFloat)] = [
      ("width", { $0.width }), ("height", { $0.height }), ("minX", { $0.minX }), ("midX", { $0.midX }),
      ("maxX", { $0.maxX }), ("minY", { $0.minY }), ("midY", { $0.midY }), ("maxY", { $0.maxY }),
    ]
    for (name, edge) in edges {
      members.unary("var \(name): Double { get }") { .double(Double(edge(try $0.unboxed()))) }
    }
    let questions: [(String, @Sendable (CGRect) -> Bool)] = [
      ("isEmpty", { $0.isEmpty }), ("isNull", { $0.isNull }), ("isInfinite", { $0.isInfinite }),
    ]
    for (name, question) in questions {
      members.unary("var \(name): Bool { get }") { .bool(question(try $0.unboxed())) }
    }
    members.unary("var integral: CGRect { get }") { .boxed(try $0.unboxed(as: CGRect.self).integral) }
    members.unary("var standardized: CGRect { get }") { .boxed(try $0.unboxed(as: CGRect.self).standardized) }
    addRelations(to: &members)
    module.extend("extension CGRect", members)
  }

  private static func addRelations(to members: inout [NativeMember]) {
    members.ternary("func insetBy(dx: Double, dy: Double) -> CGRect") {
      .boxed(try $0.unboxed(as: CGRect.self).insetBy(dx: $1.asDouble, dy: $2.asDouble))
    }
    members.ternary("func offsetBy(dx: Double, dy: Double) -> CGRect") {
      .boxed(try $0.unboxed(as: CGRect.self).offsetBy(dx: $1.asDouble, dy: $2.asDouble))
    }
    members.binary("func contains(_ point: CGPoint) -> Bool") {
      .bool(try $0.unboxed(as: CGRect.self).contains($1.unboxed(as: CGPoint.self)))
    }
    members.binary("func contains(_ rect2: CGRect) -> Bool") {
      .bool(try $0.unboxed(as: CGRect.self).contains($1.unboxed(as: CGRect.self)))
    }
    members.binary("func intersects(_ rect2: CGRect) -> Bool") {
      .bool(try ordered($0).intersects(ordered($1)))
    }
    members.binary("func union(_ r2: CGRect) -> CGRect") {
      .boxed(try $0.unboxed(as: CGRect.self).union($1.unboxed()))
    }
    members.binary("func intersection(_ r2: CGRect) -> CGRect") {
      .boxed(try ordered($0).intersection(ordered($1)))
    }
    members.binary("static func == (lhs: CGRect, rhs: CGRect) -> Bool") { .bool($0 == $1) }
  }

  /// A rectangle whose edges can be compared: Foundation makes ranges of them.
  private static func ordered(_ value: Value) throws -> CGRect {
    let rectangle = try value.unboxed(as: CGRect.self)
    guard [rectangle.minX, rectangle.maxX, rectangle.minY, rectangle.maxY].allSatisfy({ !$0.isNaN }) else {
      throw fault("a rectangle with an edge that is not a number intersects nothing")
    }
    return rectangle
  }

  private static func number<Root: Sendable>(
    _ name: String, _ path: any WritableKeyPath<Root, CGFloat> & Sendable, _ members: inout [NativeMember]
  ) {
    members.property(
      "var \(name): Double { get set }",
      get: .unary { .double(Double(try $0.unboxed(as: Root.self)[keyPath: path])) },
      set: .mutating { value, call in
        var root: Root = try value.unboxed()
        root[keyPath: path] = CGFloat(call[0].asDouble)
        value = .boxed(root)
        return .void
      })
  }

  private static func part<Part: Sendable>(
    _ declaration: String, _ path: any WritableKeyPath<CGRect, Part> & Sendable, _ members: inout [NativeMember]
  ) {
    members.property(
      "var \(declaration) { get set }", get: .unary { .boxed(try $0.unboxed(as: CGRect.self)[keyPath: path]) },
      set: .mutating { value, call in
        var rectangle: CGRect = try value.unboxed()
        rectangle[keyPath: path] = try call[0].unboxed()
        value = .boxed(rectangle)
        return .void
      })
  }
}
