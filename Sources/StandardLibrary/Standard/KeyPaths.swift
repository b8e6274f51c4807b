import Types
import Execution

/// Key paths are made by the program's own `\Type.member`; here are their types.
package func declareKeyPaths(_ module: NativeModule) {
  module.type("class AnyKeyPath: Hashable")
  module.type("class PartialKeyPath<Root>: AnyKeyPath")
  module.type("class KeyPath<Root, Value>: PartialKeyPath<Root>", represents: KeyPathValue.self)
  module.type("class WritableKeyPath<Root, Value>: KeyPath<Root, Value>")
  module.type("class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value>")
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

/// Returns the concatenation of two key paths.
private func join(_ first: Value, _ second: Value) throws -> Value {
  guard let outer = first.asKeyPath, let inner = second.asKeyPath else { throw fault("not a key path") }
  let tail = inner.description.drop { $0 != "." }
  return .object(
    KeyPathValue(
      description: outer.description + tail, root: outer.root, get: { try inner.get(outer.get($0)) },
      set: { root, value in
        var part = try outer.get(root)
        try inner.set(&part, to: value)
        try outer.set(&root, to: part)
      }))
}
