class Animal {}
class Bird: Animal {}
func name(_ animal: Animal) -> String { "animal" }
func name(_ bird: Bird) -> String { "bird" }
print(name(Bird()), name(Animal()))
func show(_ value: Any) -> String { "any" }
func show<T>(_ value: T) -> String { "generic" }
func show(_ value: Int) -> String { "int" }
print(show(1), show("a"))
func take(_ value: Int?) -> String { "optional" }
func take(_ value: Int) -> String { "plain" }
print(take(1), take(nil))
func make() -> Int { 1 }
func make() -> String { "one" }
let text: String = make()
let number: Int = make()
print(text, number)
func call() -> String { "none" }
func call(times: Int = 2) -> String { "times" }
print(call(), call(times: 1))
protocol Shape {}
protocol Round: Shape {}
extension Shape { func describe() -> String { "shape" } }
extension Round { func describe() -> String { "round" } }
struct Circle: Round {}
print(Circle().describe())
func each(_ body: (Int) -> Void) { body(1) }
func each(_ body: (String) -> Void) { body("one") }
each { (text: String) in print(text) }
each { print($0 + 1) }
