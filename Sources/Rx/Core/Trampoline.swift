/// The current thread's trampoline: work that is scheduled while it runs waits for its turn instead of nesting.
@usableFromInline
enum Trampoline {
  /// Runs `body`; when no trampoline runs on this thread, starts one for it and works off what was scheduled meanwhile.
  @usableFromInline
  static func run(_ body: () -> Void) {
    ThreadState.withCurrent { state in
      if state.isTrampolining {
        body()
        return
      }
      state.isTrampolining = true
      body()
      drain(state)
      state.isTrampolining = false
    }
  }

  private static func drain(_ state: ThreadState) {
    while let item = state.trampoline.popFirst() {
      if Environments.current.shouldStop {
        item.dispose()
        while let rest = state.trampoline.popFirst() { rest.dispose() }
        return
      }
      item.run()
    }
  }

  /// Adds to the trampoline of this thread.
  static func enqueue(_ item: any TrampolineItem) {
    ThreadState.current.trampoline.append(item)
  }
}
