import CReadline
import Synchronization

/// The signals of a terminal, turned into bytes that `poll` sees: a handler may do nothing more than that.
final class Signals {
  enum Kind { case interrupt, resize, stop, resume, terminate(Int32) }

  private static let handled = [SIGINT, SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGQUIT]
  let pipe = WakePipe()
  /// The signals that this editor handles.
  private let answered: [Int32]

  /// - Parameter jobControl: True if the editor handles the control keys of the terminal; a script keeps the default for Ctrl-Z.
  init(jobControl: Bool) {
    answered = jobControl ? Self.handled : [SIGINT]
    signalDescriptor.store(pipe.writeEnd, ordering: .sequentiallyConsistent)
    isUrgent.store(false, ordering: .sequentiallyConsistent)
    // A reader that goes away is an error of `write`, not the end of the session.
    crl_ignore_signal(SIGPIPE)
    for number in answered { Self.install(number) }
  }

  deinit {
    // A later editor has taken over already.
    if signalDescriptor.load(ordering: .sequentiallyConsistent) != pipe.writeEnd { return }
    for number in answered { crl_default_signal(number) }
    signalDescriptor.store(-1, ordering: .sequentiallyConsistent)
  }

  static func install(_ number: Int32) {
    crl_handle_signal(number) { number in
      let saved = errno
      if number != SIGWINCH, number != SIGCONT { isUrgent.store(true, ordering: .sequentiallyConsistent) }
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(signalDescriptor.load(ordering: .sequentiallyConsistent), &byte, 1)
      errno = saved
    }
  }

  /// Lets a signal have its default effect on this process, then goes back to handling it.
  static func raiseByDefault(_ number: Int32) {
    crl_default_signal(number)
    raise(number)
    install(number)
  }

  /// True if one has arrived that ends what is being done, and was not taken yet.
  static var areUrgent: Bool { isUrgent.load(ordering: .sequentiallyConsistent) }

  /// Returns the signals that have arrived since the last call, without those that another editor handles.
  func drain() -> [Kind] {
    isUrgent.store(false, ordering: .sequentiallyConsistent)
    return pipe.drain().filter { answered.contains(Int32($0)) }.map { byte in
      switch Int32(byte) {
      case SIGINT: .interrupt
      case SIGWINCH: .resize
      case SIGTSTP: .stop
      case SIGCONT: .resume
      default: .terminate(Int32(byte))
      }
    }
  }
}

// A signal handler cannot carry context. Atomics, because it may interrupt this thread anywhere: the accesses to variables are checked for
// overlaps, and the list of those that are going on cannot be changed from within a handler. Both are initialized before it is installed.
private let signalDescriptor = Atomic<Int32>(-1)
// Written by the handler, and before its byte, so that who finds the byte finds this too.
private let isUrgent = Atomic(false)
