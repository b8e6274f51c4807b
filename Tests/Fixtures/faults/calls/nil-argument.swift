func show(_ text: String) {}
show(nil)
func make() -> Int { nil }
func take() -> String {
  return nil
}
