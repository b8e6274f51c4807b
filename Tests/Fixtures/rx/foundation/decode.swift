import Foundation
import RxSwift

// `decode(type:decoder:)` turns data into values; what cannot be read is an error event.
struct User: Decodable {
  let name: String
  let age: Int
}

let bag = DisposeBag()
let answers = PublishSubject<Data>()
answers.decode(type: User.self, decoder: JSONDecoder())
  .subscribe(onNext: { print($0.name, $0.age) }, onError: { print("cannot be read:", $0 is DecodingError) })
  .disposed(by: bag)
answers.onNext(Data("{\"name\": \"Ada\", \"age\": 36}".utf8))
answers.onNext(Data("{\"name\": \"Grace\"}".utf8))

Observable.just(Data("[1, 2, 3]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
  .subscribe(onNext: { print($0.reduce(0, +)) }).disposed(by: bag)

// A decoder of the program's own.
struct CSV: DataDecoder {
  struct Malformed: Error {}
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    let fields = (String(data: data, encoding: .utf8) ?? "").split(separator: ",").map(String.init)
    guard let result = fields as? T else { throw Malformed() }
    return result
  }
}
Observable.just(Data("a,b".utf8)).decode(type: [String].self, decoder: CSV())
  .subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.just(Data("a,b".utf8)).decode(type: Int.self, decoder: CSV())
  .subscribe(onNext: { print($0) }, onError: { print($0) }).disposed(by: bag)
