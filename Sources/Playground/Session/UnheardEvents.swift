import Recording
import RxBindings

/// Notes about events that an input has pushed into a subject or a relay without an observer.
extension Session {
  /// Reports, once for each variable, that an event of the last input has reached no observer: the subject has ended, or nothing is
  /// subscribed to it and it keeps nothing for later subscribers.
  ///
  /// - Parameter recorded: Number of recorded events before the input.
  func tellOfUnheardEvents(since recorded: Int) {
    // Of an input that has sent very many the last ones are looked at.
    let events = recorder.events(last: 1000).filter { $0.number > recorded }
    if events.isEmpty { return }
    let heard = Set(events.compactMap(\.cause))
    var notes: [String] = []
    // A program that keeps the run loop busy does not keep the prompt waiting for a note.
    let isDone = clock.perform(within: .milliseconds(100)) { [self] in
      for variable in evaluator.variables {
        guard let stream = evaluator.value(named: variable.name).flatMap({ StreamName.of($0) }),
          stream.variableName == variable.name, stream.subjectType != nil, let feed = stream.recordedFeed,
          let event = events.last(where: {
            $0.subscription == feed.id && $0.kind == .next && !heard.contains($0.number)
          }),
          let reason = reason(for: stream, event), toldUnheard.insert(variable.name).inserted
        else { continue }
        notes.append("\(reason), so \(event.text ?? "it") reached no observer: :why \(variable.name)")
      }
    }
    if isDone { notes.forEach { printer.hint($0) } }
  }

  private func reason(for stream: StreamName, _ event: RecordedEvent) -> String? {
    let end = stream.recordedFeed.flatMap { recorder.report($0.id) }?.progress.end
    if let end, end.kind == .completed || end.kind == .error { return "\(stream.text) has ended" }
    let isSubscribed = recorder.forest.livingCount(of: stream) > 0
    return isSubscribed || SourceKnowledge.replays(stream) || stream.subjectType == "AsyncSubject"
      ? nil : "nothing is subscribed to \(stream.text)"
  }
}
