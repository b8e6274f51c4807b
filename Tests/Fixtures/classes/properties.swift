class Model {
  var raw = 1 { didSet { print("raw \(oldValue) -> \(raw)") } }
  var doubled: Int { get { raw * 2 } set { raw = newValue / 2 } }
  lazy var expensive: String = { print("made"); return "value \(raw)" }()
}
let m = Model()
m.doubled = 10
print(m.raw, m.expensive, m.expensive)
