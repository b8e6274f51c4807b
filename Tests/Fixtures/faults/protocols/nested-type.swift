protocol Lit {
  struct Bulb {}
//       ^ error: type 'Bulb' cannot be nested in protocol 'Lit'
}
