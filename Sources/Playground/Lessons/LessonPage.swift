import MarkdownTree

/// Display of a lesson's step: its text, its inputs run in the terminal, and its task.
struct LessonPage {
  let run: LessonRun
  let desk: LessonDesk

  func show() {
    let lesson = run.lesson
    let phrases = desk.phrases
    let text = phrases.heading(lesson.title, step: run.index + 1, of: lesson.steps.count, run.step.heading)
    desk.say([heading(text)])
    for part in run.step.parts {
      switch part {
      case .prose(let node):
        desk.say("")
        desk.say([node])
      case .inputs(let transcript):
        desk.say("")
        for exchange in transcript.exchanges { desk.run(exchange.input) }
      }
    }
    desk.say("")
    switch run.step.exercise {
    case .prediction(let prediction):
      for exchange in prediction.inputs.exchanges { desk.show(code: exchange.input) }
      desk.say("")
      desk.say(phrases.predict)
    case .task(let task):
      for input in task.shownInputs { desk.run(input) }
      desk.say("")
      desk.say(phrases.task)
    case nil: break
    }
    try? desk.sayHowToGoOn()
  }

  private func heading(_ text: String) -> MarkdownNode {
    MarkdownNode(kind: .heading, level: 1, children: [MarkdownNode(kind: .text, literal: text)])
  }
}
