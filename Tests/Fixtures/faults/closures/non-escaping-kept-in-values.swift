struct Job { let name: String; let work: () -> Void }
final class Queue {
  var jobs: [Job] = []
  func add(_ work: () -> Void) { jobs.append(Job(name: "job", work: work)) }
//                                                                  ^ error: passing non-escaping parameter 'work' to function expecting an '@escaping' closure
  func keep(_ work: () -> Void) { let job = Job(name: "job", work: work); jobs.append(job) }
//                                                                 ^ error: passing non-escaping parameter 'work' to function expecting an '@escaping' closure
}
enum Step { case run(() -> Void), wait }
func step(_ work: () -> Void) -> Step { .run(work) }
//                                           ^ error: passing non-escaping parameter 'work' to function expecting an '@escaping' closure
struct Options { var done: (() -> Void)? }
func options(_ work: () -> Void) { _ = Options(done: work) }
//                                                   ^ error: passing non-escaping parameter 'work' to function expecting an '@escaping' closure
func fine(_ work: @escaping () -> Void) -> [Step] { [.run(work), .wait] }
