// A property that an extension declares for some bases comes before a dynamic member, also within that extension.

@dynamicMemberLookup struct R<Base> {
  let base: Base
  subscript<T>(dynamicMember path: ReferenceWritableKeyPath<Base, T>) -> String { "dynamic" }
}
class Player { var volume = 5 }
extension R where Base: Player {
  var volume: String { "declared" }
  var a: String { self.volume }
  var b: String { [self.volume].joined() }
  var c: String { volume }
}
let r = R(base: Player())
print(r.volume, r.a, r.b, r.c)
