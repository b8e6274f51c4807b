/// Key paths are made by the program's own `\Type.member`; here are their types.
func declareKeyPaths(_ module: NativeModule) {
  module.type("class AnyKeyPath: Hashable")
  module.type("class PartialKeyPath<Root>: AnyKeyPath")
  module.type("class KeyPath<Root, Value>: PartialKeyPath<Root>", represents: KeyPathValue.self)
  module.type("class WritableKeyPath<Root, Value>: KeyPath<Root, Value>")
  module.type("class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value>")
}
