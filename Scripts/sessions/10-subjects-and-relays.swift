// Subjects are sequence and observer at once; they differ in what a late subscriber gets.
//
// Document: “简单聊聊RXSwift数据绑定” (On data binding with RxSwift), a Chinese article of 2021, which tells it without a snippet.
//
//   Scripts/rxsh Scripts/sessions/10-subjects-and-relays.swift

import RxCocoa
import RxSwift

let disposeBag = DisposeBag()

print("--- PublishSubject: only what comes after subscribing")
let publish = PublishSubject<String>()
publish.onNext("before")
publish.subscribe { print("1 - \($0)") }.disposed(by: disposeBag)
publish.onNext("a")
publish.subscribe { print("2 - \($0)") }.disposed(by: disposeBag)
publish.onNext("b")

print("--- after its end a subject says so to whoever comes, and nothing else")
publish.onCompleted()
publish.onNext("never heard")
publish.subscribe { print("3 - \($0)") }.disposed(by: disposeBag)

print("--- BehaviorSubject and ReplaySubject: the latest, the last two")
let behavior = BehaviorSubject(value: "first")
behavior.onNext("latest")
behavior.subscribe { print("behavior - \($0)") }.disposed(by: disposeBag)
let replay = ReplaySubject<String>.create(bufferSize: 2)
["one", "two", "three"].forEach { replay.onNext($0) }
replay.subscribe { print("replay - \($0)") }.disposed(by: disposeBag)

print("--- BehaviorRelay: the latest value, and it never ends")
let relay = BehaviorRelay(value: 0)
relay.accept(1)
relay.subscribe { print("relay - \($0)") }.disposed(by: disposeBag)
relay.accept(2)
print("the value now is \(relay.value)")
// A relay has no onError and no onCompleted: relay.onCompleted() does not check.
