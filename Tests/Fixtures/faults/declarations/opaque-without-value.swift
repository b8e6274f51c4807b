struct Lamp {
  var shade: some Equatable
//    ^ error: property declares an opaque return type, but has no initializer expression from which to infer an underlying type
}
