let show = { print("shown:", $0) }
show(1)
show("one")
let both = { x, y in print(x, y) }
both(1, "a")
print(type(of: both))
func doubled<A>(_ f: @escaping (A) -> Void) -> (A) -> Void {
  {
    f($0)
    f($0)
  }
}
doubled { print("v", $0) }(3)
func called<A>(_ f: (A) -> Void) { print(A.self) }
called { print($0) }
