import Foundation
import Rx
import RxTesting
import Testing

private final class Label: ReactiveCompatible {
  var text = ""
  var note: String?
}

@Suite("Binder, bind, control properties and events")
struct BindingTests {
  @Test("a Binder gives elements to its target while that lives")
  func binder() {
    onMain { _ in
      var label: Label? = Label()
      let binder = Binder<String>(label!) { $0.text = $1 }
      binder.onNext("a")
      #expect(label?.text == "a")
      weak let weakLabel = label
      label = nil
      binder.onNext("b")
      #expect(weakLabel == nil)
    }
  }

  @Test("a Binder binds on main, and takes an error for a fault")
  func binderFaults() {
    onMain { environment in
      let label = Label()
      let binder = Binder<String>(label) { $0.text = $1 }
      environment.isMain = false
      binder.onNext("a")
      #expect(label.text == "")
      environment.isMain = true
      environment.run()
      #expect(label.text == "a")
      binder.onError(TraitFailure())
      binder.onCompleted()
      #expect(environment.faults == ["Binding error: TraitFailure()"])
    }
  }

  @Test("every writable property of a reactive object is a Binder")
  func dynamicMembers() {
    onMain { environment in
      let label = Label()
      let bag = DisposeBag()
      Observable.just("a").bind(to: label.rx.text).disposed(by: bag)
      Observable.just("b").bind(to: label.rx.note).disposed(by: bag)
      Driver.just("c").drive(label.rx.note).disposed(by: bag)
      environment.run()
      #expect(label.text == "a")
      #expect(label.note == "c")
      #expect(label.rx.base === label)
      #expect(Label.rx == Reactive<Label>.self)
    }
  }

  @Test("bind sends into observers and relays, of optionals too")
  func bind() {
    onMain { _ in
      let source = Observable.of(1, 2)
      let behavior = BehaviorRelay(value: 0)
      let optional = BehaviorRelay<Int?>(value: nil)
      let publish = PublishRelay<Int>()
      let replay = ReplayRelay<Int>.createUnbound()
      let subject = BehaviorSubject(value: 0)
      var published: [Int] = []
      let bag = DisposeBag()
      publish.subscribe(onNext: { published.append($0) }).disposed(by: bag)
      source.bind(to: behavior).disposed(by: bag)
      source.bind(to: optional).disposed(by: bag)
      source.bind(to: publish).disposed(by: bag)
      source.bind(to: replay).disposed(by: bag)
      Observable.concat([source, Observable<Int>.never()]).bind(to: subject).disposed(by: bag)
      #expect(behavior.value == 2)
      #expect(optional.value == 2)
      #expect(published == [1, 2])
      #expect((try? subject.value()) == 2)
      #expect(source.bind(to: { (_: Observable<Int>) in "result" }) == "result")
      #expect(source.bind(to: { _ in { $0 + 1 } }, curriedArgument: 1) == 2)
    }
  }

  @Test("an error that reaches a binding to a relay or a function is a fault")
  func bindFaults() {
    onMain { environment in
      let failing = Observable<Int>.error(TraitFailure())
      _ = failing.bind(to: PublishRelay<Int>())
      _ = failing.bind(onNext: { _ in })
      _ = failing.bind(with: Label(), onNext: { _, _ in })
      #expect(environment.faults == [String](repeating: "Binding error: TraitFailure()", count: 3))
    }
  }

  @Test("a control property sends its value and its changes, and sets what it stands for")
  func controlProperty() {
    onMain { environment in
      let values = BehaviorSubject<String?>(value: nil)
      let label = Label()
      let property = ControlProperty<String?>(values: values, valueSink: label.rx.note)
      var received: [String] = []
      let bag = DisposeBag()
      property.orEmpty.subscribe(onNext: { received.append($0) }).disposed(by: bag)
      property.changed.subscribe(onNext: { received.append("changed \($0 ?? "nil")") }).disposed(by: bag)
      property.asDriver().drive(onNext: { received.append("driven \($0 ?? "nil")") }).disposed(by: bag)
      values.onNext("a")
      #expect(received == ["", "driven nil", "a", "changed a", "driven a"])
      property.onNext("b")
      property.orEmpty.onNext("c")
      #expect(label.note == "c")
      property.onError(TraitFailure())
      #expect(environment.faults == ["Binding error: TraitFailure()"])
    }
  }

  @Test("a control event is subscribed to on main and becomes a driver, a signal, an infallible sequence")
  func controlEvent() {
    onMain { environment in
      let taps = PublishSubject<Int>()
      let event = ControlEvent(events: taps)
      var received: [String] = []
      let bag = DisposeBag()
      event.subscribe(onNext: { received.append("plain \($0)") }).disposed(by: bag)
      event.asSignal().emit(onNext: { received.append("signal \($0)") }).disposed(by: bag)
      event.asDriver().drive(onNext: { received.append("driver \($0)") }).disposed(by: bag)
      event.asInfallible().subscribe(onNext: { received.append("infallible \($0)") }).disposed(by: bag)
      taps.onNext(1)
      #expect(received == ["plain 1", "signal 1", "driver 1", "infallible 1"])

      environment.isMain = false
      event.subscribe(onNext: { received.append("later \($0)") }).disposed(by: bag)
      taps.onNext(2)
      #expect(!received.contains("later 2"))
      environment.isMain = true
      environment.run()
      taps.onNext(3)
      #expect(received.contains("later 3"))
    }
  }

  @Test("notifications arrive while they are subscribed to")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    var count = 0
    let subscription = center.rx.notification(name).subscribe(onNext: { _ in count += 1 })
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    subscription.dispose()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test("decode decodes each element, and fails as the decoder does")
  func decode() throws {
    struct Item: Decodable, Equatable { let id: Int }
    let good = Observable.just(Data(#"{"id": 1}"#.utf8)).decode(type: Item.self, decoder: JSONDecoder())
    #expect(try good.toBlocking().single() == Item(id: 1))
    let bad = Observable.just(Data("no".utf8)).decode(type: Item.self, decoder: JSONDecoder())
    #expect(throws: DecodingError.self) { try bad.toBlocking().single() }
  }
}
