import RxSwift

final class Recorder: ObserverType {
    var seen: [String] = []
    func on(_ event: Event<Int>) {
        switch event {
        case .next(let value):
            seen.append(value)
//                      ^ error: cannot convert value of type 'Int' to expected argument type 'String'
        case .error, .completed:
            seen.append("end")
        }
    }
}

let recorder = Recorder()
let bag = DisposeBag()
Observable.of("a", "b")
    .subscribe(recorder)
//             ^ error: cannot convert value of type 'Recorder' to expected argument type '(Event<String>) -> Void'
    .disposed(by: bag)
Observable.of(1, 2)
    .subscribe(recorder.on)
    .disposed(by: bag)
