import Execution
import Rx

// The detector belongs to the interpreter, which knows nothing of Rx; what orders threads are the schedulers and locks of Rx.
extension RaceDetector: ThreadOrder {}
