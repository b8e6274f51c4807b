struct Lamp {
  init() { return 1 }
//         ^ error: 'nil' is the only return value permitted in an initializer
}
