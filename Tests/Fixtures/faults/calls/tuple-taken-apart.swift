func show(_ pair: (Int, String)) {}
show(1, "a")
//  ^ error: global function 'show' expects a single parameter of type '(Int, String)'
class Subject<Element> {
  func onNext(_ element: Element) {}
}
let pairs = Subject<(id: Int, name: String)>()
pairs.onNext(1, "a")
//          ^ error: instance method 'onNext' expects a single parameter of type '(id: Int, name: String)'
