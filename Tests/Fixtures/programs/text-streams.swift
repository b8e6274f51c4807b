// Streams of text chunks into lines, words, counts; UTF-8 boundaries; time stamps.
import Foundation
import RxSwift
extension ObservableType where Element == String {
  func lines() -> Observable<String> {
    Observable.create { observer in
      var buffer = ""
      return self.subscribe(onNext: { chunk in
        buffer += chunk
        while let end = buffer.firstIndex(of: "\n") {
          observer.onNext(String(buffer[..<end]))
          buffer.removeSubrange(...end)
        }
      }, onError: observer.onError, onCompleted: {
        if !buffer.isEmpty { observer.onNext(buffer) }
        observer.onCompleted()
      })
    }
  }
}
extension ObservableType where Element: Hashable {
  func counted() -> Observable<[Element: Int]> { scan(into: [:]) { $0[$1, default: 0] += 1 } }
}
let bag = DisposeBag()
let chunks = ["hel", "lo wor", "ld\nhel", "lo rx\n\nla", "st line"]
Observable.from(chunks).lines().enumerated().map { "\($0.index + 1): \($0.element)" }.subscribe { print($0) }.disposed(by: bag)
Observable.from(chunks).lines()
  .flatMap { Observable.from($0.split(separator: " ").map(String.init)) }
  .counted().takeLast(1)
  .map { $0.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(2).map { "\($0.key)×\($0.value)" }.joined(separator: " ") }
  .subscribe(onNext: { print($0) }).disposed(by: bag)
struct Reading: Codable { let at: TimeInterval; let value: Double }
let readings = PublishSubject<Reading>()
let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "de_DE")
formatter.numberStyle = .decimal
formatter.maximumFractionDigits = 2
readings.buffer(timeSpan: .seconds(10), count: 3, scheduler: MainScheduler.instance)
  .filter { !$0.isEmpty }
  .map { batch -> String in
    let mean = batch.map(\.value).reduce(0, +) / Double(batch.count)
    let span = (batch.last?.at ?? 0) - (batch.first?.at ?? 0)
    return "\(batch.count) readings over \(Duration.seconds(span).formatted(.time(pattern: .minuteSecond))), mean \(formatter.string(from: mean as NSNumber) ?? "?")"
  }
  .subscribe(onNext: { print($0) }, onCompleted: { print("end") }).disposed(by: bag)
for (index, value) in [1.5, 1234.567, -3, 42].enumerated() { readings.onNext(Reading(at: Double(index) * 65, value: value)) }
readings.onCompleted()
Observable.of(#"{"at":1,"value":2}"#, "nonsense", #"{"at":3}"#)
  .map { Data($0.utf8) }
  .flatMap { data in
    Observable.just(data).decode(type: Reading.self, decoder: JSONDecoder()).map { "ok \($0.value)" }
      .catch { error in
        switch error {
        case DecodingError.keyNotFound(let key, _): return .just("missing \(key.stringValue)")
        case DecodingError.dataCorrupted: return .just("corrupt")
        default: return .error(error)
        }
      }
  }
  .subscribe(onNext: { print($0) }).disposed(by: bag)
let bytes: [UInt8] = [0x48, 0xC3, 0xA9, 0xE2, 0x82, 0xAC, 0xFF]
print(String(decoding: bytes, as: UTF8.self), String(bytes: bytes, encoding: .utf8) as Any, String(validatingUTF8: [72, 105, 0]) ?? "-")
print(String(data: Data(bytes.dropLast()), encoding: .utf8) ?? "-", "é€".utf8.count, "é€".utf16.map { String($0, radix: 16) })
