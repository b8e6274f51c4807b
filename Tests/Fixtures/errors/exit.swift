// oracle: fails
// The program leaves where it says so.
import Foundation

func usage(_ arguments: [String]) -> Int {
  guard let first = arguments.first, let number = Int(first) else {
    fputs("usage: main NUMBER\n", stderr)
    exit(EXIT_FAILURE)
  }
  return number
}
print(Void() == (), usage(["3"]) == 3)
print("before")
_ = usage(["x"])
print("never")
