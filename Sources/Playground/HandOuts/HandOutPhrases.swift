/// Words of hand-outs, in the language of the lessons.
struct HandOutPhrases {
  let language: LessonLanguage

  private func choose(_ english: String, _ chinese: String, _ korean: String) -> String {
    switch language {
    case .english: english
    case .chinese: chinese
    case .korean: korean
    }
  }

  var course: String { choose("The course", "课程", "강좌") }
  var question: String { choose("What is printed?", "会打印什么？", "무엇이 출력될까요?") }
  var answer: String { choose("Answer", "答案", "정답") }
  var task: String { choose("Your task starts from this:", "从下面的代码开始：", "아래 코드에서 시작하세요.") }
  var solution: String { choose("A solution", "参考答案", "풀이 하나") }
  var previous: String { choose("Previous", "上一课", "이전") }
  var next: String { choose("Next", "下一课", "다음") }
  var cheatSheet: String { choose("Cheat sheet", "速查表", "한 장 요약") }
  var commands: String { choose("In the shell", "Shell 命令", "셸 명령") }
  var marbles: String { choose("Marbles", "弹珠图", "마블 다이어그램") }

  /// The symbols of marble text.
  var symbols: [(symbol: String, meaning: String)] {
    [
      ("-", choose("100 ms", "100 毫秒", "100ms")), ("a", choose("a value", "一个值", "값 하나")),
      ("|", choose("completed", "完成", "완료")), ("#", choose("error", "错误", "오류")),
      ("(ab)", choose("at the same time", "同一时刻", "같은 순간")),
      ("^ !", choose("subscribed, disposed", "订阅、释放", "구독, 해제")),
    ]
  }
}
