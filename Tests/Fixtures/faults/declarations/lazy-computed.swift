struct Lamp {
  lazy var watts: Int { 1 }
// ^3 error: 'lazy' cannot be used on a computed property
}
