struct Lamp {
  init?(watts: Int) { nil }
  init() { self.init(watts: 1) }
//              ^ error: a non-failable initializer cannot delegate to failable initializer 'init(watts:)' written with 'init?'
}
