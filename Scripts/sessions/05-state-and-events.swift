// Driver for state, Signal for events.
//
// Both cannot fail, arrive on the main thread and share. A Driver replays its latest value to a new observer, a Signal does
// not. A label that is bound later wants the name at once; an alert that is bound later must not show for a tap that was.
//
//   Scripts/rxsh Scripts/sessions/05-state-and-events.swift

import RxCocoa
import RxSwift

let disposeBag = DisposeBag()

class Label {
  let name: String
  init(_ name: String) { self.name = name }
  var text: String? { didSet { print("\(name): \(text ?? "nothing")") } }
}

print("--- a name is state")
let nameField = BehaviorRelay<String?>(value: nil)
let state: Driver<String?> = nameField.asDriver()

let nameLabel = Label("name label")
state.drive(Binder(nameLabel) { label, text in label.text = text }).disposed(by: disposeBag)
nameField.accept("Kim")

// Suppose that this runs after the name was typed: the label shows its length at once.
let nameSizeLabel = Label("size label")
state.map { $0?.count.description }
  .drive(Binder(nameSizeLabel) { label, text in label.text = text })
  .disposed(by: disposeBag)

print("--- a tap as a Driver: the second alert shows for a tap that was")
let button = PublishRelay<Void>()
let showAlert: (String) -> Void = { print("alert \($0)") }
let tapState: Driver<Void> = button.asDriver(onErrorDriveWith: .empty())
tapState.drive(onNext: { showAlert("1") }).disposed(by: disposeBag)
button.accept(())
tapState.drive(onNext: { showAlert("2") }).disposed(by: disposeBag)

print("--- a tap as a Signal: the second alert waits for the next tap")
let otherButton = PublishRelay<Void>()
let event: Signal<Void> = otherButton.asSignal()
event.emit(onNext: { showAlert("1") }).disposed(by: disposeBag)
otherButton.accept(())
event.emit(onNext: { showAlert("2") }).disposed(by: disposeBag)
print("tapped again")
otherButton.accept(())
