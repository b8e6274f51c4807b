// `never()` is good for something: with `concat` and a pause it fakes a server that takes two seconds. And work that goes
// to a background queue and back, with the threads in the traces.
//
// Document: “RxSwift 入坑手册 Part1 - 示例实战” (A guide to RxSwift, part 1), a Chinese article of 2015.
//
// Both snippets are the document's own. `throttle(2, scheduler)` without a label meant in 2015 what is `debounce` today.
//
//   Scripts/rxsh --virtual-time Scripts/sessions/16-waiting-and-threads.swift

import Foundation
import RxCocoa
import RxSwift

:trace events

let disposeBag = DisposeBag()

enum SignupState {
  case InitialState
  case SigningUp
  case SignedUp(signedUp: Bool)
}

// repaired: today a first argument without a label is said to have none
func signup(_ username: String, password: String) -> Observable<SignupState> {
  // this is also just a mock
  let signupResult = SignupState.SignedUp(signedUp: arc4random() % 5 == 0 ? false : true)
  return [just(signupResult), never()]
    .concat()
    .throttle(2, MainScheduler.sharedInstance)
    .startWith(SignupState.SigningUp)
}

print("--- signing up takes two seconds")
signup("ada", password: "secret")
  .map { state -> String in
    // The outcome of the sign-up is random.
    if case .SignedUp = state { return "signed up, or not" } else { return "signing up" }
  }
  .subscribeNext { print($0) }
  .addDisposableTo(disposeBag)

:wait 3s

print("--- to the background and back")
let backgroundScheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "background")
let sequence1 = sequenceOf(1)
sequence1
  .observeOn(backgroundScheduler)
  .map { n in
    println("This is performed on background scheduler")
  }
  .observeOn(MainScheduler.sharedInstance)
  .map { n in
    println("This is performed on main scheduler")
  }
  .subscribe()  // repaired: the document leaves out who listens
  .addDisposableTo(disposeBag)
