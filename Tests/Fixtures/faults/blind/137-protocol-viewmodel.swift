import RxSwift
import RxCocoa

protocol ViewModelType {
    associatedtype Input
    associatedtype Output
    func transform(input: Input) -> Output
}

final class DetailViewModel: ViewModelType {
    struct Input {
        let load: Observable<Void>
    }
    struct Output {
        let title: Driver<String>
    }

    func transform(_ input: Input) -> Output {
//       ^ error: instance method 'transform' has different argument labels from those required by protocol 'ViewModelType' ('transform(input:)')
        let title = input.load
            .map { "Detail" }
            .asDriver(onErrorJustReturn: "")
        return Output(title: title)
    }
}

let model = DetailViewModel()
let output = model.transform(input: .init(load: .just()))
//                          ^ error: extraneous argument label 'input:' in call
//                                                    ^ error: missing argument for parameter #1 in call
output.title.drive(onNext: { print($0) })
