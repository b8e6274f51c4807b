import Types
import Execution

/// Key paths are made by the program's own `\Type.member`; here are their types.
package func declareKeyPaths(_ module: NativeModule) {
  module.type("class AnyKeyPath: Hashable")
  module.type("class PartialKeyPath<Root>: AnyKeyPath")
  module.type("class KeyPath<Root, Value>: PartialKeyPath<Root>", represents: KeyPathValue.self)
  module.type("class WritableKeyPath<Root, Value>: KeyPath<Root, Value>")
  module.type("class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value>")
  var comparing: [NativeMember] = []
  comparing.binary("static func == (a: AnyKeyPath, b: AnyKeyPath) -> Bool") { .bool($0.asKeyPath == $1.asKeyPath) }
  module.extend("extension AnyKeyPath", comparing)
  var joining: [NativeMember] = []
  joining.binary("func appending<A>(path: KeyPath<Value, A>) -> KeyPath<Root, A>") { try join($0, $1) }
  module.extend("extension KeyPath", joining)
  joining = []
  joining.binary("func appending<A>(path: WritableKeyPath<Value, A>) -> WritableKeyPath<Root, A>") { try join($0, $1) }
  joining.binary("func appending<A>(path: ReferenceWritableKeyPath<Value, A>) -> ReferenceWritableKeyPath<Root, A>") {
    try join($0, $1)
  }
  module.extend("extension WritableKeyPath", joining)
}

/// Returns the concatenation of two key paths: one that can be written where both can, or where the second one writes to an object.
private func join(_ first: Value, _ second: Value) throws -> Value {
  guard let outer = first.asKeyPath, let inner = second.asKeyPath else { throw fault("not a key path") }
  let writesToObject = inner.type.nominalDecl?.name == "ReferenceWritableKeyPath"
  func write(_ root: inout Value, _ value: Value) throws {
    var part = try outer.get(root)
    try inner.set(&part, to: value)
    if !writesToObject { try outer.set(&root, to: part) }
  }
  let isWritable = writesToObject || outer.isWritable && inner.isWritable
  let decisive = inner.isWritable && !writesToObject ? outer : inner
  guard let decl = decisive.type.nominalDecl else { throw fault("not a key path") }
  let ends = [outer.type.nominalArguments.first, inner.type.nominalArguments.last].compactMap { $0 }
  return .object(
    KeyPathValue(
      type: .nominal(decl, ends), description: outer.description + inner.description.drop { $0 != "." },
      root: outer.root, components: outer.components + inner.components, get: { try inner.get(outer.get($0)) },
      set: isWritable ? { try write(&$0, $1) } : nil))
}
