class Screen {
  var title = "home"
  var onTap: (() -> Void)?
  func setUp() {
    onTap = { [weak self] in print(self?.title ?? "gone") }
  }
  func setUpUnowned() { onTap = { [unowned self] in print("unowned", self.title) } }
  deinit { print("screen gone") }
}
var s: Screen? = Screen()
s!.setUp()
let tap = s!.onTap!
tap()
s!.setUpUnowned()
s!.onTap!()
s = nil
tap()
