class ViewModel {
  let start = 1
  let next = start + 1
//           ^ error: cannot use instance member 'start' within property initializer; property initializers run before 'self' is available
  lazy var later = start + 2
}
