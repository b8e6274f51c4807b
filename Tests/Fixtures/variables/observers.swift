var score = 0 {
  willSet { print("will become", newValue) }
  didSet { print("was", oldValue, "is", score) }
}
score = 5
score += 1
