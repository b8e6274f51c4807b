import RxSwift

enum FileReadError: Error { case fileNotFound, unreadable, encodingFailed }
let bag = DisposeBag()
func loadText(from name: String) -> Single<String> {
  return Single.create { single in
    let disposable = Disposables.create()
    guard name.hasSuffix(".txt") else {
      single(.failure(FileReadError.fileNotFound))
      return disposable
    }
    guard name.count > 4 else {
      single(.failure(FileReadError.unreadable))
      return disposable
    }
    single(.success("contents of \(name)"))
    return disposable
  }
}
for name in ["Copyright.txt", "Missing", ".txt"] {
  loadText(from: name).subscribe {
    switch $0 {
    case .success(let string): print(string)
    case .failure(let error): print(error)
    }
  }
  .disposed(by: bag)
}
loadText(from: "a.txt")
  .map { $0.count }
  .flatMap { count in Single.just(count * 2) }
  .subscribe(onSuccess: { print("success", $0) }, onFailure: { print("failure", $0) }, onDisposed: { print("disposed") })
  .disposed(by: bag)
loadText(from: "a").catchAndReturn("default").subscribe(onSuccess: { print($0) }).disposed(by: bag)
