class Worker {
  var jobs: [() -> Void] = []
  var done = 0
  func add() {
    jobs.append { [weak self] in
      guard let self else { return print("no worker") }
      done += 1
      print("done", self.done)
    }
  }
}
var w: Worker? = Worker()
w!.add(); w!.add()
let jobs = w!.jobs
jobs[0]()
w = nil
jobs[1]()
