class Lamp {
  var watts = 1
  var later: (() -> Void)?
  func light() {
    later = { [weak self] in
      guard let self else { return }
      let inner = { print(watts) }
//                        ^ error: reference to property 'watts' in closure requires explicit use of 'self' to make capture semantics explicit
      inner()
    }
  }
}
