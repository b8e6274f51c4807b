// What begins a block that throws is `do`: `try` before the block is reported where it is, whatever is tried within.

func load() throws -> Int { 1 }

func run() {
  try {
// ^3 error: the 'do' keyword is used to specify a 'catch' region
    print(try load())
  } catch {
    print("failed: \(error)")
  }
}
