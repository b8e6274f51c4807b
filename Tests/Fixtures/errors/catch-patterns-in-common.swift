// Several patterns of one `catch` that bind the same names.
enum Fault: Error { case invalid(String), empty(String), code(Int, String) }
func handle(_ fault: Fault) {
  do { throw fault } catch Fault.invalid(let text), Fault.empty(let text) {
    print("text", text)
  } catch Fault.code(2..., let text),
    Fault.code(_, let text) where text.isEmpty {
    print("code", text)
  } catch { print("other", error) }
}
handle(.invalid("a"))
handle(.empty("b"))
handle(.code(2, "c"))
handle(.code(1, ""))
handle(.code(1, "d"))
