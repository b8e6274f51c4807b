protocol Lit {
  var watts: Int { didSet }
//                 ^ error: expected get or set in a protocol property
}
