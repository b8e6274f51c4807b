import RxCocoa
import RxSwift

let taps = PublishRelay<Void>()
let driver = taps.asDriver()
//                         ^ error: missing argument for parameter 'onErrorJustReturn' in call
