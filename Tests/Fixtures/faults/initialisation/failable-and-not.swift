class Base {
  init() {}
  init?(name: String) { if name.isEmpty { return nil } }
}
class First: Base {
  override init?() { super.init() }
//         ^ error: failable initializer 'init()' cannot override a non-failable initializer
}
class Second: Base {
  init(size: Int) { super.init(name: "second") }
//                        ^ error: a non-failable initializer cannot chain to failable initializer 'init(name:)' written with 'init?'
}
class Third: Base {
  init(size: Int) { super.init(name: "third")! }
}
struct Plain {
  init(size: Int) { if size < 0 { return nil } }
//                                ^ error: only a failable initializer can return 'nil'
}
