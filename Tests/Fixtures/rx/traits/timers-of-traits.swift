// A timer of each trait is of that trait.
import Foundation
import RxSwift

let single = Single<Int>.timer(.milliseconds(10), scheduler: MainScheduler.instance)
let maybe = Maybe<Int>.timer(.milliseconds(20), scheduler: MainScheduler.instance)
_ = single.subscribe(onSuccess: { print("single", $0) })
_ = maybe.subscribe(onSuccess: { print("maybe", $0) }, onCompleted: { print("completed") })
_ = maybe.filter { $0 > 0 }.subscribe(onSuccess: { print("filtered", $0) }, onCompleted: { print("filtered, completed") })
