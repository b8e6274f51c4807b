// A function that a method hides, called by the name of the module that it stands in.
func log(_ text: String) { print("log:", text) }
struct Entry { let text: String }
class Clerk {
  struct Entry { let text = "inner" }
  func log() {}
  func print() {}
  func work() {
    main.log("started")
    Swift.print("ready")
    let entry: main.Entry = main.Entry(text: "outer")
    Swift.print(entry.text, Entry().text)
  }
}
Clerk().work()
[1, 2].map { $0 * 2 }.forEach { main.log("\($0)") }
