// ends: 90 true
import RxSwift
import RxCocoa
import Foundation
// Binders go to main from wherever they are sent to, and hold nobody.
final class Screen { var shown = 0; var isMain = true; func show() { shown += 1; if !Thread.isMainThread { isMain = false } } }
let screen = Screen()
let bag = DisposeBag()
let binder = Binder<Int>(screen) { screen, _ in screen.show() }
let subjects = (0..<3).map { _ in PublishSubject<Int>() }
for subject in subjects { subject.bind(to: binder).disposed(by: bag) }
weak var gone: Screen?
func lost() -> Binder<Int> { let short = Screen(); gone = short; return Binder(short) { $0.show(); print("lost", $1) } }
let empty = lost()
let group = DispatchGroup()
for subject in subjects { DispatchQueue.global().async(group: group) { for i in 0..<30 { subject.onNext(i); if i == 3 { empty.onNext(i) } } } }
group.notify(queue: .main) { DispatchQueue.main.async { print(screen.shown, screen.isMain && gone == nil) } }
