import Foundation
import Rx
import RxNetworking
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Programs find what binds")
struct BindingNames {
  @Test("control properties and events")
  func controls() { onMain { checkControls() } }

  private func checkControls() {
    let subject = BehaviorSubject<String?>(value: "a")
    let property: ControlProperty<String?> = ControlProperty(values: subject, valueSink: subject)
    let text: ControlProperty<String> = property.orEmpty
    let changed: ControlEvent<String> = text.changed
    let tap = ControlEvent(events: PublishSubject<Void>())
    let sequences: [Observable<String>] = [
      text.asObservable(), changed.asObservable(), text.asControlProperty().asObservable(),
    ]
    let drivers: [Driver<String>] = [text.asDriver(), changed.asDriver()]
    let signal: Signal<String> = changed.asSignal()
    let infallible: Infallible<String> = changed.asInfallible()
    let same: ControlEvent<Void> = tap.asControlEvent()
    let subscriptions = [
      text.subscribe { _ in }, tap.subscribe { _ in }, Observable.never().startWith("b").bind(to: text),
    ]
    text.on(.next("c"))
    #expect((try? subject.value()) == "c")
    #expect(sequences.count + drivers.count + subscriptions.count == 8)
    func events<Event: ControlEventType>(_ event: Event) -> ControlEvent<Event.Element> { event.asControlEvent() }
    func values<Property: ControlPropertyType>(_ property: Property) -> ControlProperty<Property.Element> {
      property.asControlProperty()
    }
    _ = (signal, infallible, same, events(tap), values(text))
    let elements: (ControlEvent<Int>.Element, ControlProperty<Int>.Element) = (1, 1)
    _ = elements
  }

  @Test("rx of what is their own")
  func reactive() { onMain { checkReactive() } }

  private func checkReactive() {
    let player = Player()
    let bag = DisposeBag()
    Observable.just("Ada").bind(to: player.rx.name).disposed(by: bag)
    Observable.just(7).bind(to: player.rx.score).disposed(by: bag)
    #expect(player.name == "Ada" && player.score == 7)
    let reactive: Reactive<Player> = player.rx
    let base: Player = reactive.base
    let type: Reactive<Player>.Type = Player.rx
    _ = (base, type.init(player), Player.ReactiveBase.self)
    #expect(values(player.rx.doubled) == [14])
    let points = Point(x: 1).rx.base
    #expect(points.x == 1)
  }

  @Test("notifications and requests")
  func foundation() {
    let name = Notification.Name("scored")
    let center = NotificationCenter()
    var seen: [Notification.Name] = []
    let sequence: Observable<Notification> = center.rx.notification(name)
    let ofObject: Observable<Notification> = center.rx.notification(name, object: nil)
    let subscription = Observable.merge(sequence, ofObject).subscribe(onNext: { seen.append($0.name) })
    center.post(name: name, object: nil)
    subscription.dispose()
    center.post(name: name, object: nil)
    #expect(seen == [name, name])

    let request = URLRequest(url: URL(fileURLWithPath: "/"))
    let response: Observable<(response: HTTPURLResponse, data: Data)> = URLSession.shared.rx.response(request: request)
    let data: Observable<Data> = URLSession.shared.rx.data(request: request)
    let json: [Observable<Any>] = [
      URLSession.shared.rx.json(request: request), URLSession.shared.rx.json(request: request, options: []),
      URLSession.shared.rx.json(url: URL(fileURLWithPath: "/")),
    ]
    let answer = URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    let errors: [RxCocoaURLError] = [
      .unknown, .nonHTTPResponse(response: answer), .deserializationError(error: RxError.unknown),
    ]
    #expect(errors.allSatisfy { !$0.debugDescription.isEmpty })
    _ = (response, data, json)
  }

  private func values<Element>(_ source: Observable<Element>) -> [Element] {
    var values: [Element] = []
    _ = source.subscribe(onNext: { values.append($0) })
    return values
  }
}

/// A class of a program, with `rx` members for writable properties and for the program's extension.
private final class Player: ReactiveCompatible {
  var name = ""
  var score = 0
}

private struct Point: ReactiveCompatible {
  var x: Int
}

extension Reactive where Base: Player {
  fileprivate var doubled: Observable<Int> { .just(base.score * 2) }
}
