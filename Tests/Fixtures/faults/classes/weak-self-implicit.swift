class Screen {
  var title = "x"
  var onTap: (() -> Void)?
  func setUp() {
    onTap = { [weak self] in print(title) }
//                                 ^ error: reference to property 'title' in closure requires explicit use of 'self' to make capture semantics explicit
    onTap = { [weak self] in
      guard let self else { return }
      print(title)
    }
    onTap = { [weak self] in print(self?.title ?? "gone") }
  }
}
