// Downloads with a limited number at a time, retry with exponential backoff, and a report.
import Foundation
import RxSwift

enum DownloadError: Error, Equatable {
  case timeout
  case notFound(url: String)
  case corrupted(expected: Int, got: Int)

  var isRetryable: Bool {
    switch self {
    case .timeout, .corrupted: return true
    case .notFound: return false
    }
  }
}

struct Download: Hashable {
  let url: String
  let size: Int
}

enum Progress: CustomStringConvertible {
  case started(Download)
  case progress(Download, percent: Int)
  case finished(Download)
  case failed(Download, DownloadError)

  var description: String {
    switch self {
    case .started(let d): return "\(d.url) started"
    case .progress(let d, let percent): return "\(d.url) \(percent)%"
    case .finished(let d): return "\(d.url) finished (\(d.size) bytes)"
    case .failed(let d, let error): return "\(d.url) failed: \(error)"
    }
  }
}

final class Server {
  private var failures: [String: [DownloadError]]
  init(failures: [String: [DownloadError]]) { self.failures = failures }

  func fetch(_ download: Download) -> Observable<Progress> {
    let scheduler = MainScheduler.instance
    return Observable.deferred { [unowned self] in
      if var pending = self.failures[download.url], !pending.isEmpty {
        let error = pending.removeFirst()
        self.failures[download.url] = pending
        return Observable<Progress>.error(error).delaySubscription(.milliseconds(50), scheduler: scheduler)
      }
      let steps = [25, 50, 75, 100]
      return Observable<Int>.interval(.milliseconds(100), scheduler: scheduler)
        .take(steps.count)
        .map { .progress(download, percent: steps[$0]) }
        .concat(Observable.just(.finished(download)))
        .startWith(.started(download))
    }
  }
}

extension ObservableType {
  func retryWithBackoff(
    maxAttempts: Int, initial: Int, scheduler: SchedulerType, shouldRetry: @escaping (Error) -> Bool = { _ in true }
  ) -> Observable<Element> {
    return retry(when: { (errors: Observable<Error>) in
      errors.enumerated().flatMap { (index, error) -> Observable<Int> in
        let attempt = index + 1
        guard attempt < maxAttempts, shouldRetry(error) else { return .error(error) }
        let delay = initial * Int(pow(2.0, Double(index)))
        print("    attempt \(attempt) failed with \(error), waiting \(delay) ms")
        return Observable<Int>.timer(.milliseconds(delay), scheduler: scheduler)
      }
    })
  }
}

let downloads = [
  Download(url: "a.zip", size: 100), Download(url: "b.zip", size: 2_000), Download(url: "c.zip", size: 30),
  Download(url: "d.zip", size: 4),
]
let server = Server(failures: [
  "b.zip": [.timeout, .corrupted(expected: 2_000, got: 1_999)],
  "c.zip": [.notFound(url: "c.zip")],
  "d.zip": Array(repeating: .timeout, count: 5),
])

var finished = Set<Download>()
var failed: [String: DownloadError] = [:]
let bag = DisposeBag()
Observable.from(downloads)
  .map { download in
    server.fetch(download)
      .retryWithBackoff(maxAttempts: 4, initial: 100, scheduler: MainScheduler.instance) { error in
        (error as? DownloadError)?.isRetryable ?? false
      }
      .catch { error -> Observable<Progress> in
        guard let error = error as? DownloadError else { return .empty() }
        return .just(.failed(download, error))
      }
  }
  .merge(maxConcurrent: 2)
  .subscribe(
    onNext: { progress in
      print(progress)
      if case let .finished(download) = progress { finished.insert(download) }
      if case .failed(let download, let error) = progress { failed[download.url] = error }
    },
    onCompleted: {
      let total = finished.map(\.size).reduce(0, +)
      print("finished: \(finished.map { $0.url }.sorted()), \(total) bytes")
      for (url, error) in failed.sorted(by: { $0.key < $1.key }) { print("failed: \(url) \(error)") }
      print(failed["c.zip"] == .notFound(url: "c.zip"))
    }
  )
  .disposed(by: bag)
