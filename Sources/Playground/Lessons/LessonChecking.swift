/// Check of a learner's answer, which reports the difference.
struct LessonChecking {
  let session: Session
  let desk: LessonDesk
  let run: LessonRun

  // MARK: Tasks

  func checkTask() throws {
    guard let check = run.check else { return }
    try desk.update { $0[run.lesson.name].checks += 1 }
    let answers = session.answers(since: run.firstInput)
    let ticket = session.interruptionTicket
    let attach = { [session] (inner: Session?) in session.attach(inner, since: ticket) }
    let outcome = check.outcome(of: answers, attach: attach)
    if outcome.passes {
      run.isSolved = true
      desk.say(desk.phrases.passed)
      desk.say(check.task.explanation)
      return try desk.sayHowToGoOn()
    }
    if outcome.wasStopped { return desk.say(desk.phrases.stopped) }
    // The other inputs do what the starting code does: the answer is in the one that did not run.
    if let refused = outcome.refused.last, check.isStart(outcome, attach: attach) {
      desk.say(desk.phrases.refused)
      show(refused)
      return desk.say(desk.phrases.beginsAgain(run.lesson.number))
    }
    desk.say(desk.phrases.notYet)
    if let failure = outcome.failures.first { show(failure) }
    if session.refusedLast(since: run.firstInput) {
      desk.say("")
      desk.say(desk.phrases.leftOut)
    } else if answers.isEmpty {
      desk.say("")
      desk.say(desk.phrases.unchanged)
    } else if let mistake = check.mistake(like: outcome, attach: attach) {
      desk.say("")
      desk.say(mistake.remark)
    } else if check.isStart(outcome, attach: attach) {
      desk.say("")
      desk.say(desk.phrases.unchanged)
    }
  }

  private func show(_ failure: TaskCheck.Failure) {
    desk.show(code: failure.statement)
    var report = failure.report
    while report.hasSuffix("\n") { report.removeLast() }
    desk.print(report)
  }

  // MARK: Predictions

  func check(_ prediction: LessonPrediction, _ answer: String) throws {
    if answer.isEmpty { throw LessonCommandError.noAnswer }
    let isRight = prediction.accepts(answer)
    if isRight {
      desk.say(desk.phrases.isRight)
    } else {
      desk.say(desk.phrases.isAnother)
      desk.show(code: answer)
      desk.say(desk.phrases.thisHappens)
    }
    if !run.isSolved {
      for exchange in prediction.inputs.exchanges { desk.run(exchange.input) }
    } else {
      for line in prediction.printed ?? prediction.answer { desk.print(line) }
    }
    run.isSolved = true
    try desk.update { $0[run.lesson.name].checks += 1 }
    try desk.sayHowToGoOn()
  }
}

extension Session {
  /// Inputs entered since another one: statements that went well, and commands that let time pass or use controls.
  func answers(since input: Int) -> [String] {
    log.entries.dropFirst(max(input - log.forgotten, 0)).flatMap(\.items).filter { item in
      item.isFine && (!item.isCommand || CommandTable.changesProgram(item.text))
    }.map(\.text)
  }

  /// True if the last statement entered since another input had an error, so that it is no part of the answer.
  func refusedLast(since input: Int) -> Bool {
    log.entries.dropFirst(max(input - log.forgotten, 0)).flatMap(\.items).last { !$0.isCommand }?.isFine == false
  }

  /// Passes Ctrl-C on to a session that runs for this one, also one that came since `ticket`.
  func attach(_ inner: Session?, since ticket: Int) {
    innerSession.withLock { $0 = inner }
    if interruptionTicket != ticket { inner?.interrupt() }
  }
}
