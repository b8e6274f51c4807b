import RxSwift

let text = PublishSubject<String>()
let upper = text.mapp { $0.uppercased() }
//               ^ error: value of type 'PublishSubject<String>' has no member 'mapp'; did you mean 'map'?
