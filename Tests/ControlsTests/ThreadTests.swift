import Controls
import Rx
import Testing

struct ThreadTests {
  let stage = Stage()

  @Test("a control that is used off the main thread is reported, and does what it was told")
  func offMain() {
    let label = UILabel()
    #expect(
      stage.background { _ in label.text = "x" } == ["fault: UILabel.text must be used from the main thread only"])
    stage.main { _ in #expect(label.text == "x") }
    let button = UIButton()
    #expect(
      stage.background { _ in button.sendActions(for: .touchUpInside) }
        == ["fault: UIControl.sendActions(for:) must be used from the main thread only"])
  }

  @Test("a binding brings elements from elsewhere to the main thread")
  func bindingHops() {
    let label = UILabel()
    #expect(stage.background { _ in label.rx.text.on(.next("x")) } == [])
    stage.main { _ in #expect(label.text == "x") }
  }

  @Test("an error that reaches a binding is reported and ends it")
  func bindingError() {
    let label = UILabel()
    let table = UITableView()
    let subject = PublishSubject<[String]>()
    stage.main { stage in
      subject.map { "\($0.count)" }.bind(to: label.rx.text).disposed(by: stage.bag)
      subject.bind(to: table.rx.items(cellIdentifier: "Cell")) { _, text, cell in cell.textLabel?.text = text }
        .disposed(by: stage.bag)
      subject.onNext(["a"])
    }
    let told = stage.main { _ in subject.onError(RxError.unknown) }
    #expect(told.count == 2)
    #expect(told.allSatisfy { $0.hasPrefix("fault: Binding error: ") })
    stage.main { _ in
      #expect(label.text == "1")
      #expect(table.numberOfRows(inSection: 0) == 1)
    }
  }
}
