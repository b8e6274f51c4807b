struct Outer {
  struct Inner {
    private var hidden = 1
    func read() -> Int { hidden }
  }
  func look(_ inner: Inner) -> Int { inner.hidden }
//                                         ^ error: 'hidden' is inaccessible due to 'private' protection level
}
