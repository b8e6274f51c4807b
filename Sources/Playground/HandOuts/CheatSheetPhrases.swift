/// Phrases of the cheat sheet in the languages that the catalog is not written in.
enum CheatSheetPhrases {
  struct Entry: Sendable {
    let name: String
    let chinese: String
    let korean: String
    init(_ name: String, _ chinese: String, _ korean: String) {
      self.name = name
      self.chinese = chinese
      self.korean = korean
    }
  }

  struct Group: Sendable {
    let english: String
    let chinese: String
    let korean: String
    let operators: [Entry]

    func title(_ language: LessonLanguage) -> String {
      switch language {
      case .english: english
      case .chinese: chinese
      case .korean: korean
      }
    }
  }

  static let groups: [Group] = [
    Group(
      english: "Creating", chinese: "创建", korean: "만들기",
      operators: [
        Entry("just", "发出一个值，然后完成", "요소 하나를 보내고 완료"),
        Entry("of", "依次发出给定的值", "주어진 요소를 차례로 보냄"),
        Entry("from", "逐个发出数组的元素", "배열의 요소를 보냄"),
        Entry("create", "在闭包里自己发送事件", "클로저에서 직접 이벤트를 보냄"),
        Entry("deferred", "每次订阅时才创建", "구독할 때마다 새로 만듦"),
        Entry("interval", "按固定间隔发出 0、1、2……", "일정한 간격으로 0, 1, 2…를 보냄"),
        Entry("timer", "过一段时间后发出", "정해진 시간 뒤에 보냄"),
        Entry("empty", "不发出值，直接完成", "요소 없이 곧바로 완료"),
        Entry("never", "什么也不发出，也不结束", "아무것도 보내지 않고 끝나지도 않음"),
      ]),
    Group(
      english: "Transforming", chinese: "变换", korean: "변환",
      operators: [
        Entry("map", "把每个值变成另一个值", "요소를 하나씩 다른 값으로 바꿈"),
        Entry("compactMap", "变换，并去掉 nil", "변환하고 nil은 버림"),
        Entry("flatMap", "每个值变成一个序列，全部合并", "요소마다 스트림을 만들어 모두 합침"),
        Entry("flatMapLatest", "只保留最新的内层序列", "최신 내부 스트림만 남김"),
        Entry("flatMapFirst", "内层序列结束之前忽略新值", "내부 스트림이 끝날 때까지 새 요소를 무시"),
        Entry("concatMap", "内层序列一个接一个", "내부 스트림을 차례로 이어 붙임"),
        Entry("scan", "累积，并发出每个中间结果", "누적하며 중간 결과를 모두 보냄"),
        Entry("reduce", "累积，完成时发出结果", "누적하여 완료될 때 결과를 보냄"),
      ]),
    Group(
      english: "Filtering", chinese: "过滤", korean: "거르기",
      operators: [
        Entry("filter", "只放行符合条件的值", "조건에 맞는 요소만 통과"),
        Entry("distinctUntilChanged", "忽略连续重复的值", "바로 앞과 같은 값은 무시"),
        Entry("take", "只取前几个", "앞의 몇 개만 받음"),
        Entry("skip", "跳过前几个", "앞의 몇 개를 건너뜀"),
      ]),
    Group(
      english: "Combining", chinese: "组合", korean: "결합",
      operators: [
        Entry("combineLatest", "任一输入变化时，组合各自的最新值", "입력이 하나라도 바뀌면 최신 값들을 결합"),
        Entry("zip", "按顺序一一配对", "순서대로 하나씩 짝지음"),
        Entry("merge", "合并多个序列，先到先传", "여러 스트림을 오는 대로 합침"),
        Entry("concat", "前一个完成后，接下一个", "앞 스트림이 완료되면 다음을 이음"),
        Entry("withLatestFrom", "每次触发时取另一个序列的最新值", "신호가 오면 다른 스트림의 최신 값을 가져옴"),
        Entry("startWith", "先发出给定的值", "주어진 값을 먼저 보냄"),
        Entry("switchLatest", "切换到最新的内层序列", "최신 내부 스트림으로 전환"),
      ]),
    Group(
      english: "Time", chinese: "时间", korean: "시간",
      operators: [
        Entry("debounce", "安静一段时间后，发出最后一个值", "잠잠해지면 마지막 값을 보냄"),
        Entry("throttle", "一段时间内最多发出一次", "정해진 시간에 한 번만 보냄"),
        Entry("sample", "触发时发出最新值", "신호가 오면 최신 값을 보냄"),
        Entry("delay", "把所有值推迟", "모든 요소를 늦춤"),
        Entry("timeout", "太久没有值就报错", "너무 오래 조용하면 오류"),
      ]),
    Group(
      english: "Errors", chinese: "错误", korean: "오류",
      operators: [
        Entry("catch", "出错时换成另一个序列", "오류가 나면 다른 스트림으로 바꿈"),
        Entry("catchAndReturn", "出错时发出一个值，然后完成", "오류가 나면 값 하나를 보내고 완료"),
        Entry("retry", "出错时重新订阅", "오류가 나면 다시 구독"),
      ]),
    Group(
      english: "Sharing and threads", chinese: "共享与线程", korean: "공유와 스레드",
      operators: [
        Entry("share", "多个订阅者共用一次订阅", "여러 구독자가 구독 하나를 함께 씀"),
        Entry("asDriver", "不出错，在主线程，共享，重放最新值", "오류 없음, 메인 스레드, 공유, 최신 값 재생"),
        Entry("asSignal", "同 Driver，但不重放", "Driver와 같지만 재생하지 않음"),
        Entry("observe", "之后的事件在指定的调度器上传递", "이후 이벤트를 지정한 스케줄러에서 전달"),
        Entry("do", "附带执行副作用", "부수 효과를 곁들임"),
      ]),
    Group(
      english: "Subscribing", chinese: "订阅", korean: "구독",
      operators: [
        Entry("subscribe", "开始接收事件", "이벤트를 받기 시작"),
        Entry("bind", "把值送进控件或 Relay", "요소를 컨트롤이나 relay에 연결"),
        Entry("drive", "把 Driver 送进控件", "Driver를 컨트롤에 연결"),
        Entry("disposed", "交给 DisposeBag，随它一起结束", "DisposeBag에 맡겨 함께 끝냄"),
      ]),
  ]

  static let commands: [Entry] = [
    Entry("help", "解释命令或操作符", "명령이나 연산자를 설명"),
    Entry("lesson", "列出课程，或开始一课", "레슨 목록, 레슨 시작"),
    Entry("check", "检查答案", "답을 검사"),
    Entry("marble", "画出一条链做了什么", "체인이 한 일을 그림"),
    Entry("graph", "画出值从哪里流向哪里", "무엇이 무엇에 값을 보내는지 보여 줌"),
    Entry("why", "为什么没有值，或者值从哪里来", "왜 값이 없는지, 값이 어디서 왔는지 설명"),
    Entry("subs", "仍在进行的订阅", "살아 있는 구독"),
    Entry("dispose", "结束订阅", "구독을 끝냄"),
    Entry("leaks", "再也无法结束的订阅", "더는 끝낼 수 없는 구독"),
    Entry("advance", "让虚拟时间前进", "가상 시간을 앞으로 보냄"),
    Entry("run", "执行所有已安排的工作", "예약된 작업을 모두 실행"),
    Entry("trace", "选择打印哪些事件", "출력할 이벤트를 고름"),
  ]
}
