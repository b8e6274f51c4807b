import RxSwift

func show(_ event: Event<Int>) {
  print(event.value)
//            ^ error: value of type 'Event<Int>' has no member 'value'
}
