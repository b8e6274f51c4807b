import Foundation
import RxSwift

let ticks = Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance).subscribe(onNext: { print("tick", $0) }, onDisposed: { print("disposed") })
DispatchQueue.main.asyncAfter(deadline: .now() + 0.35) { ticks.dispose() }
