struct Player {
  func run() {}
  func run() {}
//     ^ error: invalid redeclaration of 'run()'
}
