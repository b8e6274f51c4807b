protocol Made {
  init(size: Int)
}
struct Box: Made {
  init?(size: Int) { if size < 0 { return nil } }
// ^3 error: non-failable initializer requirement 'init(size:)' cannot be satisfied by a failable initializer ('init?')
}
