// `String(describing:)` takes the description of a type that also writes itself to streams; printing writes it.
struct Label: CustomStringConvertible, TextOutputStreamable {
  var description: String { "described" }
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("streamed") }
}
struct Stream: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("only streamed") }
}
print(String(describing: Label()), Label(), "\(Label())", String(reflecting: Label()))
print(String(describing: Stream()), String(reflecting: Stream()))
print(String(describing: 1), String(describing: 2.50), String(describing: "x"), String(describing: Optional(1)))
print(["a", "b"].map(String.init(describing:)), [1.5].map(String.init(describing:)))
let any: Any = Label()
print(String(describing: any))
let described: any CustomStringConvertible = Label()
print(String(describing: described))
func generic<T>(_ value: T) -> String { String(describing: value) }
func constrained<T: CustomStringConvertible>(_ value: T) -> String { String(describing: value) }
print(generic(Label()), constrained(Label()), constrained([Label()]))
