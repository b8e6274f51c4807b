// A branch that is nil, where anything will do.
func show(_ value: Any) { print("shown", value) }
for isThere in [true, false] {
  show((isThere ? 1 : nil) as Int? as Any)
  show(isThere ? "text" : nil)
  print(isThere ? nil : 2)
  let any: Any = isThere ? 3 : nil
  print(any)
  let list: [Any] = [isThere ? 4 : nil, "x"]
  print(list)
}
