class A {
  deinit { print("first") }
  deinit { print("second") }
//^ error: invalid redeclaration of 'deinit'
}
