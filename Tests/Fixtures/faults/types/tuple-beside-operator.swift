struct Chain<Element> {
  func scan<Result>(_ first: Result, _ next: @escaping (Result, Element) throws -> Result) -> Chain<Result> {
    fatalError()
  }
  func each(_ use: (Element) -> Void) {}
}

let scores = Chain<(player: String, points: Int)>()
let pair = (1, 2)
_ = scores.scan(0) { $0 + $1 }
//                        ^ error: cannot convert value of type '(player: String, points: Int)' to expected argument type 'Int'
scores.scan(0) { $0 + $1 }.each { print($0) }
//                    ^ error: cannot convert value of type '(player: String, points: Int)' to expected argument type 'Int'
_ = 1 + pair
//      ^ error: cannot convert value of type '(Int, Int)' to expected argument type 'Int'
_ = pair + 1
//  ^ error: cannot convert value of type '(Int, Int)' to expected argument type 'Int'
_ = [1].map { $0 + pair }
//                 ^ error: cannot convert value of type '(Int, Int)' to expected argument type 'Int'
