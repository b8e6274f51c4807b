import RxSwift

_ = Observable.just(1).subscribe { event in
//                     ^ error: instance method 'subscribe' requires the types 'Int' and '((_) -> ()).Element' be equivalent
//                     ^ error: type '(_) -> ()' cannot conform to 'ObserverType'
//                                 ^ error: cannot infer type of closure parameter 'event' without a type annotation
  print(event.value)
}
