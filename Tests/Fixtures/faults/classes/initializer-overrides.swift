class Lamp {
  init(watts: Int) {}
  required init() {}
}
class Torch: Lamp {
  override init(watts: String) { super.init() }
//         ^ error: initializer does not override a designated initializer from its superclass
  override init() { super.init() }
//         ^ error: use the 'required' modifier to override a required initializer
}
class Candle: Lamp {
  init() { super.init(watts: 1) }
// ^3 error: 'required' modifier must be present on all overrides of a required initializer
}
