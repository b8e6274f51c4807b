func show(text: String, isBold: Bool, width: Int = 0) {}
struct Label {
  init(text: String, width: Int) {}
  func resize(_ factor: Int, unit: String, isAnimated: Bool = true) {}
}

show(isBold: "yes", text: 1.5)
//                  ^ error: argument 'text' must precede argument 'isBold'
show(isBold: true, text: 5)
//                 ^ error: argument 'text' must precede argument 'isBold'
show(text: "a", width: "wide", isBold: true)
//                             ^ error: argument 'isBold' must precede argument 'width'
_ = Label(width: "wide", text: 5)
//                       ^ error: argument 'text' must precede argument 'width'

func change(_ label: Label) {
  label.resize(1.5, isAnimated: "yes", unit: "x")
//                                     ^ error: argument 'unit' must precede argument 'isAnimated'
}
