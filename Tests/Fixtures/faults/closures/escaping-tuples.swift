final class Queue {
  typealias Job = () -> Void
  private var jobs: [(priority: Int, job: Job)] = []
  private var names: [String: Job] = [:]

  func add(priority: Int = 0, _ job: Job) {
    jobs.append((priority, job))
//                         ^ error: converting non-escaping parameter 'job' to generic parameter 'Element' may allow it to escape
  }

  func addNamed(_ job: @escaping Job, after other: Job) {
    jobs.append((priority: 1, job: job))
    jobs.insert((2, other), at: 0)
//                  ^ error: converting non-escaping parameter 'other' to generic parameter 'Element' may allow it to escape
  }
}

let queue = Queue()
queue.add { print("job") }
