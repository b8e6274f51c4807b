struct Size {
  let (width, height) = (1, 2)
  //  ^ error: binding multiple 'let' stored properties from a single initializer expression in a struct is unsupported
}
print(Size())
