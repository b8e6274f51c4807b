// What RxSwift alone does not bring: relays, drivers, Foundation and Dispatch.
import RxSwift

let numbers = Observable.of(1, 2)
let driver: Driver<Int>
//          ^ error: cannot find type 'Driver' in scope
let relay = PublishRelay<Int>()
//          ^ error: cannot find 'PublishRelay' in scope
func show(_ signal: Signal<Int>) {}
//                  ^ error: cannot find type 'Signal' in scope
let now = Date()
//        ^ error: cannot find 'Date' in scope
let queue = DispatchQueue.main
//          ^ error: cannot find 'DispatchQueue' in scope
struct Entry { let date: Date; let size: Double }
//                       ^ error: cannot find type 'Date' in scope
extension Data { var isLong: Bool { count > 100 } }
//        ^ error: cannot find type 'Data' in scope
let wave = sin(1.0)
//         ^ error: cannot find 'sin' in scope
let label = UILabel()
//          ^ error: cannot find 'UILabel' in scope
let greatest = max(1, 2)
let words = "a b".split(separator: " ")
