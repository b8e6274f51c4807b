protocol Makeable {
  init(name: String)
}
class Thing: Makeable {
  init(name: String) {}
// ^3 error: initializer requirement 'init(name:)' can only be satisfied by a 'required' initializer in non-final class 'Thing'
}
