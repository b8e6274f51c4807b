/// Sentences of the shell around a lesson, in the language of the lesson.
struct LessonPhrases {
  let language: LessonLanguage

  func choose(_ english: String, _ chinese: String, _ korean: String) -> String {
    switch language {
    case .english: english
    case .chinese: chinese
    case .korean: korean
    }
  }

  /// Returns the heading of a step.
  func heading(_ lesson: String, step: Int, of count: Int, _ heading: String) -> String {
    choose(
      "\(lesson) (step \(step) of \(count)) · \(heading)", "\(lesson)（第 \(step) 步，共 \(count) 步）· \(heading)",
      "\(lesson) (\(count)단계 중 \(step)단계) · \(heading)")
  }

  func minutes(_ count: Int) -> String { choose("\(count) min", "\(count) 分钟", "\(count)분") }

  var done: String { choose("done", "已完成", "완료") }

  var goOn: String { choose("Type :next to go on.", "输入 :next 继续。", "계속하려면 :next를 입력하세요.") }

  var predict: String {
    choose(
      "What is printed? Answer with :check and the lines, for instance :check 1 2",
      "会打印什么？输入 :check 和打印的内容，例如 :check 1 2",
      "무엇이 출력될까요? :check 뒤에 출력될 내용을 써서 답하세요. 예: :check 1 2")
  }

  var task: String {
    choose(
      "Write it here or :edit the code, then :check; :hint helps, :solution shows one.",
      "写出答案（或用 :edit 编辑），再输入 :check；:hint 给提示，:solution 看答案。",
      "여기에 쓰거나 :edit로 고친 뒤 :check로 검사하세요. 힌트 :hint, 풀이 :solution")
  }

  var isRight: String { choose("Right.", "正确。", "맞았습니다.") }
  var isAnother: String {
    choose("Something else happens. You expected:", "与实际结果不同。你的预想是：", "결과가 다릅니다. 예상한 답:")
  }
  var thisHappens: String { choose("This is what happens:", "实际结果是：", "실제로는 이렇습니다:") }

  var passed: String {
    choose(
      "Done. Your code was run again with other events, and did what it should.", "完成。换了另一些事件重新运行你的代码，结果正确。",
      "완료했습니다. 다른 이벤트로 다시 실행해도 코드가 기대한 대로 동작했습니다.")
  }

  var notYet: String {
    choose(
      "Not yet. Your code was run again with other events:", "还没有完成。换了另一些事件重新运行你的代码：",
      "아직 아닙니다. 다른 이벤트로 코드를 다시 실행했습니다:")
  }

  var refused: String {
    choose(
      "Not yet. The check runs your inputs of this step alone, and this one failed there:",
      "还没有完成。检查只运行你在这一步里的输入，其中这一条出错了：",
      "아직 아닙니다. 검사는 이 단계의 입력만 실행하는데, 다음 입력이 실패했습니다:")
  }

  func beginsAgain(_ number: Int) -> String {
    choose(
      "Names of earlier steps are not declared there. Write the code without them; :lesson \(number) begins the step again.",
      "那里没有前面步骤声明的名字。请不用这些名字来写；输入 :lesson \(number) 重新开始这一步。",
      "앞 단계에서 선언한 이름은 거기에 없습니다. 그 이름 없이 작성하세요. :lesson \(number)은(는) 이 단계를 다시 시작합니다.")
  }

  var unchanged: String {
    choose("This is what the starting code does.", "这和起始代码的行为一样。", "시작 코드 그대로의 동작입니다.")
  }

  var leftOut: String {
    choose(
      "Your last input has an error and was left out: this is what the code before it does.",
      "最后一次输入有错误，没有采用：以上是此前代码的行为。",
      "마지막 입력은 오류가 있어 제외되었습니다. 위는 그 앞 코드의 동작입니다.")
  }

  var stopped: String {
    choose(
      "Not yet. Your code did not come to an end in the check.", "还没有完成。检查时你的代码一直没有结束。",
      "아직 아닙니다. 검사에서 코드가 끝나지 않았습니다.")
  }

  func hint(_ number: Int, _ count: Int) -> String {
    choose("Hint \(number) of \(count)", "提示 \(number)/\(count)", "힌트 \(number)/\(count)")
  }

  var noMoreHints: String {
    choose(
      "That was the last hint; :solution shows one.", "没有更多提示了；输入 :solution 看答案。",
      "마지막 힌트였습니다. 풀이는 :solution으로 봅니다.")
  }

  var solution: String {
    choose(
      "One solution. Type it, change it, then :check:", "参考答案（写法不止一种）。请自己输入、改一改，再输入 :check：",
      "풀이 하나입니다. 직접 입력하고 바꿔 본 뒤 :check를 입력하세요:")
  }

  /// Returns the message for a completed lesson with the next one: `nil` after the last lesson.
  func lessonDone(following: String?) -> String {
    let following = following ?? courseDone
    return choose("The lesson is done. " + following, "本课结束。" + following, "이 레슨을 마쳤습니다. " + following)
  }

  func following(_ number: Int, _ title: String) -> String {
    choose(
      ":next begins lesson \(number), \(title).", "输入 :next 开始第 \(number) 课：\(title)。",
      ":next로 \(number)번 레슨(\(title))을 시작합니다.")
  }

  var courseDone: String { choose("That was the last lesson.", "全部课程到此结束。", "마지막 레슨이었습니다.") }

  var listEnd: String {
    choose(
      ":lesson 3 begins or resumes a lesson.", "输入课号开始或继续，例如 :lesson 3。", ":lesson 3처럼 입력하면 레슨을 시작하거나 이어서 진행합니다.")
  }

  /// Note of a lesson that begins in a session with names.
  var sessionIsInterrupted: String {
    choose(
      "your session waits: its subscriptions are disposed of, and :reset leaves the lesson and brings its names back",
      "你的会话先放在一边：其中的订阅已取消；输入 :reset 离开本课，会话里的名字就会恢复",
      "지금까지의 세션은 잠시 보관됩니다. 구독은 해제되며, :reset으로 레슨을 끝내면 선언한 이름이 돌아옵니다")
  }

  func declaredBefore(_ names: String) -> String {
    choose(
      "the steps before have declared \(names); :source NAME shows how", "前面的步骤已声明 \(names)；用 :source 名字 查看代码",
      "앞 단계에서 \(names)을(를) 선언했습니다. :source 이름으로 코드를 봅니다")
  }

  var namesAreBack: String {
    choose(
      "the lesson is left, and the names from before it are back", "已离开本课，之前会话里的名字已恢复",
      "레슨을 끝냈고, 이전 세션의 이름이 돌아왔습니다")
  }

  var lessonIsLeft: String { choose("the lesson is left", "已离开本课", "레슨을 끝냈습니다") }

  var clockIsReal: String { choose("the clock is real", "时钟恢复为真实时钟", "시계는 다시 실제 시계입니다") }

  var clockStandsStill: String {
    choose(
      "the clock of a lesson stands still: :advance 1s lets time pass, :run runs what is scheduled",
      "课程里的时钟是静止的：:advance 1s 让时间前进，:run 运行已安排的工作",
      "레슨의 시계는 멈춰 있습니다. :advance 1s는 시간을 보내고, :run은 예약된 작업을 실행합니다")
  }

  var forgotten: String {
    choose("the progress of all lessons is forgotten", "已清除所有课程的进度", "모든 레슨의 진도를 지웠습니다")
  }
}
