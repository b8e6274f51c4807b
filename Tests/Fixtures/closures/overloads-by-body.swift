protocol Source { associatedtype Element }
struct Numbers: Source { typealias Element = Int }
struct Box<T> {}
struct Job {
  init(_ work: () -> Box<Int>) { print("box", work()) }
  init<S: Source>(_ work: () -> S) where S.Element == Int { print("source", work()) }
}
_ = Job {
  print("makes numbers")
  return Numbers()
}
_ = Job {
  print("makes a box")
  return Box()
}
func run(_ work: () -> Int) { print("number", work()) }
func run(_ work: () -> String) { print("text", work()) }
run {
  let count = 2
  return "\(count) items"
}
run {
  let text = "abc"
  return text.count
}
