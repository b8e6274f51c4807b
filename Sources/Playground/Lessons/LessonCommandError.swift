import Recording

/// A reason for which a command of the lessons cannot be executed.
enum LessonCommandError: Error, Equatable {
  case needsPrompt
  case noCourse
  case emptyCourse(path: String)
  case noLesson
  case stepIsOpen(hasHints: Bool)
  case noHints(isPrediction: Bool)
  case noTask(isPrediction: Bool)
  case nothingToCheck
  case checksInputs
  case noAnswer
  case unclearLesson
  case unknownLesson(String)
  case ambiguousLesson(String, names: [String])
  case unknownLanguage(String)
  case unreadableProgress(path: String)
  case unwritableProgress(path: String)
}

extension LessonPhrases {
  /// Returns the message of a refusal, in the language of the lesson.
  func error(_ refusal: LessonCommandError) -> CommandError {
    let (message, note) = text(refusal)
    return CommandError(message, notes: note.map { [$0] } ?? [])
  }

  private var answerOrSkip: String {
    choose(
      "type :check and your answer, or :skip to leave the step", "在 :check 后面写上答案，或用 :skip 跳过",
      ":check 뒤에 답을 쓰거나, :skip으로 건너뜁니다")
  }

  private func text(_ refusal: LessonCommandError) -> (message: String, note: String?) {
    switch refusal {
    case .needsPrompt:
      (
        choose("lessons are taken at the prompt", "课程要在提示符下学习", "레슨은 프롬프트에서 진행합니다"),
        choose("'rxsh learn' begins there", "输入 'rxsh learn' 开始", "'rxsh learn'으로 시작합니다")
      )
    case .noCourse:
      (
        choose("there are no lessons here", "这里没有课程", "여기에는 레슨이 없습니다"),
        choose(
          "they are in Scripts/lessons of the source tree", "课程在源代码的 Scripts/lessons 目录里",
          "레슨은 소스 트리의 Scripts/lessons에 있습니다")
      )
    case .emptyCourse(let path):
      (
        choose(
          "there are no lessons in \(DisplayText.line(path))", "\(DisplayText.line(path)) 里没有课程",
          "\(DisplayText.line(path))에 레슨이 없습니다"), nil
      )
    case .noLesson:
      (
        choose("no lesson is being taken", "现在没有在学任何一课", "진행 중인 레슨이 없습니다"),
        choose(
          ":lesson lists them, :lesson 1 begins one", "输入 :lesson 列出课程，:lesson 1 开始第 1 课",
          "목록은 :lesson, 시작은 :lesson 1입니다")
      )
    case .stepIsOpen(let hasHints):
      (
        choose("this step is not done", "这一步还没有完成", "이 단계를 아직 마치지 않았습니다"),
        hasHints
          ? choose(
            ":check checks your answer, :hint helps, :skip leaves it", "用 :check 检查答案，:hint 给提示，:skip 跳过",
            "답은 :check로 검사하고, 힌트는 :hint, 건너뛰기는 :skip입니다")
          : answerOrSkip
      )
    case .noHints(let isPrediction):
      (
        choose("this step has no hints", "这一步没有提示", "이 단계에는 힌트가 없습니다"),
        isPrediction
          ? answerOrSkip
          : choose(":next goes on", "输入 :next 继续", ":next로 계속합니다")
      )
    case .noTask(isPrediction: true):
      (
        choose("this step asks what its code prints", "这一步要预测代码的输出", "이 단계는 코드의 출력을 예측합니다"),
        choose(
          "any answer after :check runs the code and shows it; :skip leaves the step",
          "在 :check 后面写上任意答案，就会运行代码并显示结果；:skip 跳过", ":check 뒤에 아무 답이나 쓰면 코드를 실행해 보여 줍니다. :skip으로 건너뜁니다")
      )
    case .noTask(isPrediction: false):
      (
        choose("this step has no task", "这一步没有练习", "이 단계에는 과제가 없습니다"),
        choose(":next goes on", "输入 :next 继续", ":next로 계속합니다")
      )
    case .nothingToCheck:
      (
        choose("there is nothing to check in this step", "这一步没有要检查的内容", "이 단계에는 검사할 것이 없습니다"),
        choose(":next goes on", "输入 :next 继续", ":next로 계속합니다")
      )
    case .checksInputs:
      (
        choose(
          "this step checks what you have entered", "这一步检查的是你输入的代码", "이 단계는 입력한 코드를 검사합니다"),
        choose("write the code first, then :check alone", "先写代码，再单独输入 :check", "먼저 코드를 쓰고 :check만 입력하세요")
      )
    case .noAnswer:
      (
        choose("what do you expect?", "你认为会打印什么？", "무엇이 출력될까요?"),
        choose("for instance: :check 1 2", "例如 :check 1 2", "예: :check 1 2")
      )
    case .unclearLesson:
      (
        choose("which lesson?", "哪一课？", "어느 레슨인가요?"),
        choose(":lesson 3, or :lesson 3 again", ":lesson 3，或 :lesson 3 again", ":lesson 3 또는 :lesson 3 again")
      )
    case .unknownLesson(let name):
      (
        choose(
          "there is no lesson '\(DisplayText.line(name))'", "没有 '\(DisplayText.line(name))' 这一课",
          "'\(DisplayText.line(name))'에 해당하는 레슨이 없습니다"),
        choose(":lesson lists them", "输入 :lesson 列出课程", "목록은 :lesson으로 봅니다")
      )
    case .ambiguousLesson(let name, let names):
      (
        choose(
          "'\(DisplayText.line(name))' could be \(names.joined(separator: ", "))",
          "'\(DisplayText.line(name))' 可能是 \(names.joined(separator: ", "))",
          "'\(DisplayText.line(name))'에 해당하는 레슨이 여럿입니다: \(names.joined(separator: ", "))"), nil
      )
    case .unknownLanguage(let name):
      (
        choose(
          "there are no lessons in '\(DisplayText.line(name))'", "没有 '\(DisplayText.line(name))' 语言的课程",
          "'\(DisplayText.line(name))' 언어로 된 레슨이 없습니다"),
        choose("there are en, zh, ko", "可以选择 en、zh、ko", "en, zh, ko 중에서 고를 수 있습니다")
      )
    case .unreadableProgress(let path):
      (
        choose(
          "the progress in \(DisplayText.line(path)) cannot be read", "无法读取 \(DisplayText.line(path)) 中的进度",
          "\(DisplayText.line(path))의 진도를 읽을 수 없습니다"),
        choose("remove the file to begin with none", "删除这个文件，从头开始", "파일을 지우면 처음부터 시작합니다")
      )
    case .unwritableProgress(let path):
      (
        choose(
          "cannot write \(DisplayText.line(path)): the progress is not kept", "无法写入 \(DisplayText.line(path))：进度不会保存",
          "\(DisplayText.line(path))에 쓸 수 없어 진도가 저장되지 않습니다"), nil
      )
    }
  }
}
