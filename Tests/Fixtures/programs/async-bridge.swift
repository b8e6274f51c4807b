// Between async/await and Rx: values, Single.value, tasks that cancel, AsyncStream and back.
import Foundation
import RxSwift

struct Weather: Equatable, Sendable { let city: String; let degrees: Int }
enum WeatherError: Error { case unknownCity(String) }

func fetch(_ city: String) async throws -> Weather {
  let table = ["Oslo": -3, "Rome": 18, "Cairo": 31]
  guard let degrees = table[city] else { throw WeatherError.unknownCity(city) }
  return Weather(city: city, degrees: degrees)
}

func weather(_ city: String) -> Single<Weather> {
  Single.create { single in
    let task = Task {
      do {
        let weather = try await fetch(city)
        single(.success(weather))
      } catch {
        single(.failure(error))
      }
    }
    return Disposables.create { task.cancel() }
  }
}

func countdown(from n: Int) -> AsyncStream<Int> {
  AsyncStream { continuation in
    for i in stride(from: n, through: 1, by: -1) { continuation.yield(i) }
    continuation.finish()
  }
}

func tour() async {
  // A sequence's values.
  var sum = 0
  do {
    for try await value in Observable.of(1, 2, 3).map({ $0 * $0 }).values {
      print("value \(value)")
      sum += value
    }
  } catch { print("unexpected \(error)") }
  print("sum \(sum)")

  // An error ends the loop.
  do {
    for try await value in Observable.of("a", "b").concat(Observable.error(WeatherError.unknownCity("b"))).values {
      print("value \(value)")
    }
  } catch WeatherError.unknownCity(let name) {
    print("error for \(name)")
  } catch { print("other \(error)") }

  // A Single awaited.
  do {
    let oslo = try await weather("Oslo").value
    print("\(oslo.city): \(oslo.degrees)°")
    let rome = try await weather("Rome").map { $0.degrees }.value
    print("Rome: \(rome)°")
    _ = try await weather("Atlantis").value
    print("never")
  } catch { print("failed: \(error)") }

  // Maybe and Completable.
  do {
    print(try await Maybe.just(1).value as Any, try await Maybe<Int>.empty().value as Any)
    try await Completable.empty().value
    print("completed")
  } catch { print("unexpected \(error)") }

  // Infallible needs no try.
  for await letter in Infallible.of("x", "y").values { print(letter) }

  // An AsyncSequence as an Observable.
  let collected = try? await countdown(from: 3).asObservable().map { "T-\($0)" }.toArray().value
  print(collected ?? [])

  // In parallel.
  async let a = fetch("Oslo")
  async let b = fetch("Cairo")
  if let (a, b) = try? await (a, b) { print("difference \(b.degrees - a.degrees)") }
  let all = await withTaskGroup(of: Weather?.self) { group -> [Weather] in
    for city in ["Rome", "Nowhere", "Oslo"] { group.addTask { try? await fetch(city) } }
    var found: [Weather] = []
    for await weather in group { if let weather { found.append(weather) } }
    return found.sorted { $0.degrees < $1.degrees }
  }
  print(all.map(\.city))
  let made = try? await Single.create { try await fetch("Cairo").degrees }.value
  print(made as Any)
  print("over")
}

let task = Task { await tour() }
await task.value
