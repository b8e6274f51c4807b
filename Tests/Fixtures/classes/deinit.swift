class Thing {
  let id: Int
  init(_ id: Int) { self.id = id; print("init", id) }
  deinit { print("deinit", id) }
}
func scope() {
  let a = Thing(1)
  print("in scope", a.id)
}
scope()
var t: Thing? = Thing(2)
t = Thing(3)
t = nil
print("end")
