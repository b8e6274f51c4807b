// An opaque asynchronous sequence that names its failure as Never is iterated without `try`.

func numbers() -> some AsyncSequence<Int, Never> {
  AsyncStream { continuation in
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
  }
}

Task {
  for await number in numbers() { print(number) }
}
