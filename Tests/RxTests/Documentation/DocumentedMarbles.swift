// swift-format-ignore-file
// Written by DocumentationTests from the doc comments in Sources/Rx; do not edit.
import Foundation
import Rx
import RxTesting
import Testing

@Suite("Documented marbles")
struct DocumentedMarbles {
  @Test(#"Core/Subscribe.swift: source.subscribe { event in out.on(event) }"#)
  func marble1() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.subscribe { event in out.on(event) } }
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Core/Subscribe.swift: source.subscribe(onNext: { out.onNext($0 * 2) }, onCompleted: { out.onCompleted() })"#)
  func marble2() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.subscribe(onNext: { out.onNext($0 * 2) }, onCompleted: { out.onCompleted() }) }
      })($0)
      "-2-4-6-|"
    }
  }

  @Test(#"Core/Subscribe.swift: source.subscribe(with: owner, onNext: { owner, element in out.onNext(element) })"#)
  func marble3() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let owner = stage
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.subscribe(with: owner, onNext: { owner, element in out.onNext(element) }) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Generated/Completable+Lifted.swift: Completable.concat(AnySequence([Completable.empty(), Completable.empty()]))"#)
  func marble4() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Completable.concat(AnySequence([Completable.empty(), Completable.empty()]))
      })($0)
      "|"
    }
  }

  @Test(#"Generated/Completable+Lifted.swift: Completable.concat([Completable.empty(), Completable.empty()])"#)
  func marble5() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Completable.concat([Completable.empty(), Completable.empty()])
      })($0)
      "|"
    }
  }

  @Test(#"Generated/Completable+Lifted.swift: Completable.concat(Completable.empty(), Completable.empty())"#)
  func marble6() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Completable.concat(Completable.empty(), Completable.empty())
      })($0)
      "|"
    }
  }

  @Test(#"Generated/Completable+Lifted.swift: Completable.empty()"#)
  func marble7() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Completable.empty()
      })($0)
      "|"
    }
  }

  @Test(#"Generated/Completable+Lifted.swift: Completable.error(RxError.unknown)"#)
  func marble8() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Completable.error(RxError.unknown)
      })($0)
      "#"
    }
  }

  @Test(#"Generated/Completable+Lifted.swift: Completable.never()"#)
  func marble9() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Completable.never()
      })($0)
      "---"
    }
  }

  @Test(#"Generated/Completable+Lifted.swift: Completable.empty().do(onCompleted: {})"#)
  func marble10() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Completable.empty().do(onCompleted: {})
      })($0)
      "|"
    }
  }

  @Test(#"Generated/Driver+Bound.swift: source.asDriver(onErrorJustReturn: 0).drive(out)"#)
  func marble11() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.asDriver(onErrorJustReturn: 0).drive(out) }
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Generated/Driver+Bound.swift: source.asDriver(onErrorJustReturn: 0).drive(out.mapObserver { (element: Int?) in element ?? 0 })"#)
  func marble12() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.asDriver(onErrorJustReturn: 0).drive(out.mapObserver { (element: Int?) in element ?? 0 }) }
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Generated/Driver+Bound.swift: let relay = BehaviorRelay<Int>(value: 0); return Disposables.create(relay.subscribe(out), source.asDriver(onErrorJustReturn: 0).drive(relay))"#)
  func marble13() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = BehaviorRelay<Int>(value: 0); return Disposables.create(relay.subscribe(out), source.asDriver(onErrorJustReturn: 0).drive(relay)) }
      })($0)
      "01-2-3"
    }
  }

  @Test(#"Generated/Driver+Bound.swift: let relay = BehaviorRelay<Int?>(value: 0); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asDriver(onErrorJustReturn: 0).drive(relay))"#)
  func marble14() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = BehaviorRelay<Int?>(value: 0); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asDriver(onErrorJustReturn: 0).drive(relay)) }
      })($0)
      "01-2-3"
    }
  }

  @Test(#"Generated/Driver+Bound.swift: let relay = ReplayRelay<Int>.create(bufferSize: 1); return Disposables.create(relay.subscribe(out), source.asDriver(onErrorJustReturn: 0).drive(relay))"#)
  func marble15() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = ReplayRelay<Int>.create(bufferSize: 1); return Disposables.create(relay.subscribe(out), source.asDriver(onErrorJustReturn: 0).drive(relay)) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Generated/Driver+Bound.swift: let relay = ReplayRelay<Int?>.create(bufferSize: 1); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asDriver(onErrorJustReturn: 0).drive(relay))"#)
  func marble16() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = ReplayRelay<Int?>.create(bufferSize: 1); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asDriver(onErrorJustReturn: 0).drive(relay)) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Generated/Infallible+Bound.swift: source.asInfallible(onErrorJustReturn: 0).bind(to: out)"#)
  func marble17() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.asInfallible(onErrorJustReturn: 0).bind(to: out) }
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Generated/Infallible+Bound.swift: source.asInfallible(onErrorJustReturn: 0).bind(to: out.mapObserver { (element: Int?) in element ?? 0 })"#)
  func marble18() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.asInfallible(onErrorJustReturn: 0).bind(to: out.mapObserver { (element: Int?) in element ?? 0 }) }
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Generated/Infallible+Bound.swift: let relay = PublishRelay<Int>(); return Disposables.create(relay.subscribe(out), source.asInfallible(onErrorJustReturn: 0).bind(to: relay))"#)
  func marble19() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = PublishRelay<Int>(); return Disposables.create(relay.subscribe(out), source.asInfallible(onErrorJustReturn: 0).bind(to: relay)) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Generated/Infallible+Bound.swift: let relay = PublishRelay<Int?>(); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asInfallible(onErrorJustReturn: 0).bind(to: relay))"#)
  func marble20() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = PublishRelay<Int?>(); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asInfallible(onErrorJustReturn: 0).bind(to: relay)) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Generated/Infallible+Bound.swift: let relay = BehaviorRelay<Int>(value: 0); return Disposables.create(relay.subscribe(out), source.asInfallible(onErrorJustReturn: 0).bind(to: relay))"#)
  func marble21() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = BehaviorRelay<Int>(value: 0); return Disposables.create(relay.subscribe(out), source.asInfallible(onErrorJustReturn: 0).bind(to: relay)) }
      })($0)
      "01-2-3"
    }
  }

  @Test(#"Generated/Infallible+Bound.swift: let relay = BehaviorRelay<Int?>(value: 0); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asInfallible(onErrorJustReturn: 0).bind(to: relay))"#)
  func marble22() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = BehaviorRelay<Int?>(value: 0); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asInfallible(onErrorJustReturn: 0).bind(to: relay)) }
      })($0)
      "01-2-3"
    }
  }

  @Test(#"Generated/Infallible+Bound.swift: let relay = ReplayRelay<Int>.create(bufferSize: 1); return Disposables.create(relay.subscribe(out), source.asInfallible(onErrorJustReturn: 0).bind(to: relay))"#)
  func marble23() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = ReplayRelay<Int>.create(bufferSize: 1); return Disposables.create(relay.subscribe(out), source.asInfallible(onErrorJustReturn: 0).bind(to: relay)) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Generated/Infallible+Bound.swift: let relay = ReplayRelay<Int?>.create(bufferSize: 1); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asInfallible(onErrorJustReturn: 0).bind(to: relay))"#)
  func marble24() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = ReplayRelay<Int?>.create(bufferSize: 1); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asInfallible(onErrorJustReturn: 0).bind(to: relay)) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Generated/Infallible+Bound.swift: source.asInfallible(onErrorJustReturn: 0).bind(to: { (source: Infallible<Int>) in source.map { $0 * 2 } })"#)
  func marble25() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asInfallible(onErrorJustReturn: 0).bind(to: { (source: Infallible<Int>) in source.map { $0 * 2 } })
      })($0)
      "-2-4-6-|"
    }
  }

  @Test(#"Generated/Infallible+Bound.swift: source.asInfallible(onErrorJustReturn: 0).bind(to: { (source: Infallible<Int>) in { (factor: Int) in source.map { $0 * factor } } }, curriedArgument: 2)"#)
  func marble26() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asInfallible(onErrorJustReturn: 0).bind(to: { (source: Infallible<Int>) in { (factor: Int) in source.map { $0 * factor } } }, curriedArgument: 2)
      })($0)
      "-2-4-6-|"
    }
  }

  @Test(#"Generated/Infallible+Bound.swift: source.asInfallible(onErrorJustReturn: 0).bind(onNext: { out.onNext($0) })"#)
  func marble27() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.asInfallible(onErrorJustReturn: 0).bind(onNext: { out.onNext($0) }) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible.combineLatest(first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: 0)) { "\($0)\($1)" }"#)
  func marble28() throws {
    try marbles {
      "a---b-----|"
      "--1---2-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.ints[1]
        return Infallible.combineLatest(first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: 0)) { "\($0)\($1)" }
      })($0)
      "--'a1'-'b1'-'b2'---|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible.combineLatest([first.asInfallible(onErrorJustReturn: 0), second.asInfallible(onErrorJustReturn: 0)]) { $0.reduce(0, +) }"#)
  func marble29() throws {
    try marbles {
      "-1-2-|"
      "--3-4|"
      ({ (stage: MarbleStage) in
        let first = stage.ints[0]
        let second = stage.ints[1]
        return Infallible.combineLatest([first.asInfallible(onErrorJustReturn: 0), second.asInfallible(onErrorJustReturn: 0)]) { $0.reduce(0, +) }
      })($0)
      "--456|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible.combineLatest([first.asInfallible(onErrorJustReturn: 0), second.asInfallible(onErrorJustReturn: 0)])"#)
  func marble30() throws {
    try marbles {
      "-1-2-|"
      "--3-4|"
      ({ (stage: MarbleStage) in
        let first = stage.ints[0]
        let second = stage.ints[1]
        return Infallible.combineLatest([first.asInfallible(onErrorJustReturn: 0), second.asInfallible(onErrorJustReturn: 0)])
      })($0)
      "--'[1, 3]''[2, 3]''[2, 4]'|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: first.asInfallible(onErrorJustReturn: "?").concat(second.asInfallible(onErrorJustReturn: "?"))"#)
  func marble31() throws {
    try marbles {
      "-a-b|"
      "-x-y|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return first.asInfallible(onErrorJustReturn: "?").concat(second.asInfallible(onErrorJustReturn: "?"))
      })($0)
      "-a-b-x-y|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible.concat(AnySequence([first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: "?")]))"#)
  func marble32() throws {
    try marbles {
      "-a-b|"
      "-x-y|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Infallible.concat(AnySequence([first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: "?")]))
      })($0)
      "-a-b-x-y|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible.concat([first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: "?")])"#)
  func marble33() throws {
    try marbles {
      "-a-b|"
      "-x-y|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Infallible.concat([first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: "?")])
      })($0)
      "-a-b-x-y|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible.concat(first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: "?"))"#)
  func marble34() throws {
    try marbles {
      "-a-b|"
      "-x-y|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Infallible.concat(first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: "?"))
      })($0)
      "-a-b-x-y|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible.merge([first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: "?")])"#)
  func marble35() throws {
    try marbles {
      "a---b---|"
      "--x---y-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Infallible.merge([first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: "?")])
      })($0)
      "a-x-b-y-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible.merge([first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: "?")])"#)
  func marble36() throws {
    try marbles {
      "a---b---|"
      "--x---y-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Infallible.merge([first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: "?")])
      })($0)
      "a-x-b-y-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible.merge(first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: "?"))"#)
  func marble37() throws {
    try marbles {
      "a---b---|"
      "--x---y-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Infallible.merge(first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: "?"))
      })($0)
      "a-x-b-y-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible.just(1).startWith(9)"#)
  func marble38() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Infallible.just(1).startWith(9)
      })($0)
      "(91|)"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: "?").withLatestFrom(other.asInfallible(onErrorJustReturn: 0)) { "\($0)\($1)" }"#)
  func marble39() throws {
    try marbles {
      "-a---b-c-|"
      "---1---2-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let other = stage.ints[1]
        return source.asInfallible(onErrorJustReturn: "?").withLatestFrom(other.asInfallible(onErrorJustReturn: 0)) { "\($0)\($1)" }
      })($0)
      "-----'b1'-'c2'-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: "?").withLatestFrom(other.asInfallible(onErrorJustReturn: 0))"#)
  func marble40() throws {
    try marbles {
      "-a---b-c-|"
      "---1---2-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let other = stage.ints[1]
        return source.asInfallible(onErrorJustReturn: "?").withLatestFrom(other.asInfallible(onErrorJustReturn: 0))
      })($0)
      "-----1-2-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible.zip(first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: 0)) { "\($0)\($1)" }"#)
  func marble41() throws {
    try marbles {
      "a-b-----c-|"
      "--1---2-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.ints[1]
        return Infallible.zip(first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: 0)) { "\($0)\($1)" }
      })($0)
      "--'a1'---'b2'---|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible.deferred { Infallible.just(1) }"#)
  func marble42() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Infallible.deferred { Infallible.just(1) }
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible<Int>.empty()"#)
  func marble43() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Infallible<Int>.empty()
      })($0)
      "|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible.from([1, 2])"#)
  func marble44() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Infallible.from([1, 2])
      })($0)
      "(12|)"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible.from(1...2)"#)
  func marble45() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Infallible.from(1...2)
      })($0)
      "(12|)"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible.just(1)"#)
  func marble46() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Infallible.just(1)
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible.just(1, scheduler: scheduler)"#)
  func marble47() throws {
    try marbles {
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        return Infallible.just(1, scheduler: scheduler)
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible<Int>.never()"#)
  func marble48() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Infallible<Int>.never()
      })($0)
      "---"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 }"#)
  func marble49() throws {
    try marbles {
      "-1-3-2-4-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asInfallible(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 }
      })($0)
      "-1---2---|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 == $1 % 2 }"#)
  func marble50() throws {
    try marbles {
      "-1-3-2-4-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asInfallible(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 == $1 % 2 }
      })($0)
      "-1---2---|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: 0).distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })"#)
  func marble51() throws {
    try marbles {
      "-1-3-2-4-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asInfallible(onErrorJustReturn: 0).distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
      })($0)
      "-1---2---|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: "?").distinctUntilChanged(at: \.count)"#)
  func marble52() throws {
    try marbles {
      "-a-b-'cc'-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.asInfallible(onErrorJustReturn: "?").distinctUntilChanged(at: \.count)
      })($0)
      "-a---'cc'-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: 0).filter { $0 % 2 == 0 }"#)
  func marble53() throws {
    try marbles {
      "-1-2-3-4-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asInfallible(onErrorJustReturn: 0).filter { $0 % 2 == 0 }
      })($0)
      "---2---4-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: 0).skip(while: { $0 < 3 })"#)
  func marble54() throws {
    try marbles {
      "-1-2-3-1-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asInfallible(onErrorJustReturn: 0).skip(while: { $0 < 3 })
      })($0)
      "-----3-1-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: "?").skip(until: other)"#)
  func marble55() throws {
    try marbles {
      "-a-b-c-d-|"
      "----x"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let other = stage.inputs[1]
        return source.asInfallible(onErrorJustReturn: "?").skip(until: other)
      })($0)
      "-----c-d-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: "?").take(2)"#)
  func marble56() throws {
    try marbles {
      "-a-b-c-d-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.asInfallible(onErrorJustReturn: "?").take(2)
      })($0)
      "-a-(b|)"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: "?").take(for: .milliseconds(400), scheduler: scheduler)"#)
  func marble57() throws {
    try marbles {
      "-a-b-c-d-|"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.inputs[0]
        return source.asInfallible(onErrorJustReturn: "?").take(for: .milliseconds(400), scheduler: scheduler)
      })($0)
      "-a-b|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: "?").take(until: other)"#)
  func marble58() throws {
    try marbles {
      "-a-b-c-d-|"
      "----x"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let other = stage.inputs[1]
        return source.asInfallible(onErrorJustReturn: "?").take(until: other)
      })($0)
      "-a-b|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: "?").take(until: other.asInfallible(onErrorJustReturn: "?"))"#)
  func marble59() throws {
    try marbles {
      "-a-b-c-d-|"
      "----x"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let other = stage.inputs[1]
        return source.asInfallible(onErrorJustReturn: "?").take(until: other.asInfallible(onErrorJustReturn: "?"))
      })($0)
      "-a-b|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: 0).take(while: { $0 < 3 })"#)
  func marble60() throws {
    try marbles {
      "-1-2-3-4-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asInfallible(onErrorJustReturn: 0).take(while: { $0 < 3 })
      })($0)
      "-1-2-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: 0).take(until: { $0 == 3 })"#)
  func marble61() throws {
    try marbles {
      "-1-2-3-4-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asInfallible(onErrorJustReturn: 0).take(until: { $0 == 3 })
      })($0)
      "-1-2-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: 0).share(replay: 1)"#)
  func marble62() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asInfallible(onErrorJustReturn: 0).share(replay: 1)
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: "?").debounce(.milliseconds(300), scheduler: scheduler)"#)
  func marble63() throws {
    try marbles {
      "--a-b-----c---|"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.inputs[0]
        return source.asInfallible(onErrorJustReturn: "?").debounce(.milliseconds(300), scheduler: scheduler)
      })($0)
      "-------b-----c|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: "?").throttle(.milliseconds(300), scheduler: scheduler)"#)
  func marble64() throws {
    try marbles {
      "a-b-c-----d-|"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.inputs[0]
        return source.asInfallible(onErrorJustReturn: "?").throttle(.milliseconds(300), scheduler: scheduler)
      })($0)
      "a--b--c---d-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: "?").throttle(.milliseconds(300), latest: false, scheduler: scheduler)"#)
  func marble65() throws {
    try marbles {
      "a-b-c-----d-|"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.inputs[0]
        return source.asInfallible(onErrorJustReturn: "?").throttle(.milliseconds(300), latest: false, scheduler: scheduler)
      })($0)
      "a---c-----d-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: "?").compactMap { Int($0) }"#)
  func marble66() throws {
    try marbles {
      "-1-x-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.asInfallible(onErrorJustReturn: "?").compactMap { Int($0) }
      })($0)
      "-1---3-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: "?").concatMap { _ in inner.asInfallible(onErrorJustReturn: 0) }"#)
  func marble67() throws {
    try marbles {
      "a-b-------|"
      "1---2|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.asInfallible(onErrorJustReturn: "?").concatMap { _ in inner.asInfallible(onErrorJustReturn: 0) }
      })($0)
      "1---21---2|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: "?").flatMap { _ in inner.asInfallible(onErrorJustReturn: 0) }"#)
  func marble68() throws {
    try marbles {
      "a-b-------|"
      "1---2|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.asInfallible(onErrorJustReturn: "?").flatMap { _ in inner.asInfallible(onErrorJustReturn: 0) }
      })($0)
      "1-1-2-2---|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: "?").flatMapFirst { _ in inner.asInfallible(onErrorJustReturn: 0) }"#)
  func marble69() throws {
    try marbles {
      "a-b-----c----|"
      "1---2|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.asInfallible(onErrorJustReturn: "?").flatMapFirst { _ in inner.asInfallible(onErrorJustReturn: 0) }
      })($0)
      "1---2---1---2|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: "?").flatMapLatest { _ in inner.asInfallible(onErrorJustReturn: 0) }"#)
  func marble70() throws {
    try marbles {
      "a---b---------|"
      "1--2--3|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.asInfallible(onErrorJustReturn: "?").flatMapLatest { _ in inner.asInfallible(onErrorJustReturn: 0) }
      })($0)
      "1--21--2--3---|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: 0).map { $0 * 2 }"#)
  func marble71() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asInfallible(onErrorJustReturn: 0).map { $0 * 2 }
      })($0)
      "-2-4-6-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: 0).scan(into: 0) { sum, element in sum += element }"#)
  func marble72() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asInfallible(onErrorJustReturn: 0).scan(into: 0) { sum, element in sum += element }
      })($0)
      "-1-3-6-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: 0).scan(0) { $0 + $1 }"#)
  func marble73() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asInfallible(onErrorJustReturn: 0).scan(0) { $0 + $1 }
      })($0)
      "-1-3-6-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: "?").debug("name")"#)
  func marble74() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.asInfallible(onErrorJustReturn: "?").debug("name")
      })($0)
      "-a-b-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: "?").do(onNext: { _ in })"#)
  func marble75() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.asInfallible(onErrorJustReturn: "?").do(onNext: { _ in })
      })($0)
      "-a-b-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: 0).withUnretained(owner) { _, element in element * 2 }"#)
  func marble76() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let owner = stage
        let source = stage.ints[0]
        return source.asInfallible(onErrorJustReturn: 0).withUnretained(owner) { _, element in element * 2 }
      })($0)
      "-2-4-6-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: 0).withUnretained(owner).map { _, element in element * 2 }"#)
  func marble77() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let owner = stage
        let source = stage.ints[0]
        return source.asInfallible(onErrorJustReturn: 0).withUnretained(owner).map { _, element in element * 2 }
      })($0)
      "-2-4-6-|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: Infallible.combineLatest(first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: 0)).map { "\($0)\($1)" }"#)
  func marble78() throws {
    try marbles {
      "a---b-----|"
      "--1---2-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.ints[1]
        return Infallible.combineLatest(first.asInfallible(onErrorJustReturn: "?"), second.asInfallible(onErrorJustReturn: 0)).map { "\($0)\($1)" }
      })($0)
      "--'a1'-'b1'-'b2'---|"
    }
  }

  @Test(#"Generated/Infallible+Lifted.swift: source.asInfallible(onErrorJustReturn: 0).distinctUntilChanged()"#)
  func marble79() throws {
    try marbles {
      "-1-1-2-1-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asInfallible(onErrorJustReturn: 0).distinctUntilChanged()
      })($0)
      "-1---2-1-|"
    }
  }

  @Test(#"Generated/Maybe+Lifted.swift: Maybe.zip(Maybe.just(1), Maybe.just(2)) { $0 + $1 }"#)
  func marble80() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Maybe.zip(Maybe.just(1), Maybe.just(2)) { $0 + $1 }
      })($0)
      "(3|)"
    }
  }

  @Test(#"Generated/Maybe+Lifted.swift: Maybe<Int>.empty()"#)
  func marble81() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Maybe<Int>.empty()
      })($0)
      "|"
    }
  }

  @Test(#"Generated/Maybe+Lifted.swift: Maybe<Int>.error(RxError.unknown)"#)
  func marble82() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Maybe<Int>.error(RxError.unknown)
      })($0)
      "#"
    }
  }

  @Test(#"Generated/Maybe+Lifted.swift: Maybe.just(1)"#)
  func marble83() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Maybe.just(1)
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/Maybe+Lifted.swift: Maybe.just(1, scheduler: scheduler)"#)
  func marble84() throws {
    try marbles {
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        return Maybe.just(1, scheduler: scheduler)
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/Maybe+Lifted.swift: Maybe<Int>.never()"#)
  func marble85() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Maybe<Int>.never()
      })($0)
      "---"
    }
  }

  @Test(#"Generated/Maybe+Lifted.swift: Maybe<Int>.error(RxError.unknown).catchAndReturn(2)"#)
  func marble86() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Maybe<Int>.error(RxError.unknown).catchAndReturn(2)
      })($0)
      "(2|)"
    }
  }

  @Test(#"Generated/Maybe+Lifted.swift: Maybe.just(1).filter { $0 > 1 }"#)
  func marble87() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Maybe.just(1).filter { $0 > 1 }
      })($0)
      "|"
    }
  }

  @Test(#"Generated/Maybe+Lifted.swift: Maybe.just(1).compactMap { $0 > 1 ? nil : $0 + 1 }"#)
  func marble88() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Maybe.just(1).compactMap { $0 > 1 ? nil : $0 + 1 }
      })($0)
      "(2|)"
    }
  }

  @Test(#"Generated/Maybe+Lifted.swift: Maybe.just(1).map { $0 + 1 }"#)
  func marble89() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Maybe.just(1).map { $0 + 1 }
      })($0)
      "(2|)"
    }
  }

  @Test(#"Generated/Maybe+Lifted.swift: Maybe.just(1).do(onNext: { _ in })"#)
  func marble90() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Maybe.just(1).do(onNext: { _ in })
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/Maybe+Lifted.swift: Maybe<Int>.empty().ifEmpty(default: 1)"#)
  func marble91() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Maybe<Int>.empty().ifEmpty(default: 1)
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/Maybe+Lifted.swift: Maybe<Int>.empty().ifEmpty(switchTo: Maybe.just(1))"#)
  func marble92() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Maybe<Int>.empty().ifEmpty(switchTo: Maybe.just(1))
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/Maybe+Lifted.swift: Maybe.zip(Maybe.just(1), Maybe.just(2)).map { $0 + $1 }"#)
  func marble93() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Maybe.zip(Maybe.just(1), Maybe.just(2)).map { $0 + $1 }
      })($0)
      "(3|)"
    }
  }

  @Test(#"Generated/PrimitiveSequence+Lifted.swift: Single.deferred { Single.just(1) }"#)
  func marble94() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.deferred { Single.just(1) }
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/PrimitiveSequence+Lifted.swift: Single<Int>.error(RxError.unknown).catch { _ in Single.just(2) }"#)
  func marble95() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single<Int>.error(RxError.unknown).catch { _ in Single.just(2) }
      })($0)
      "(2|)"
    }
  }

  @Test(#"Generated/PrimitiveSequence+Lifted.swift: Single<Int>.error(RxError.unknown).retry(3)"#)
  func marble96() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single<Int>.error(RxError.unknown).retry(3)
      })($0)
      "#"
    }
  }

  @Test(#"Generated/PrimitiveSequence+Lifted.swift: Single.just(1).retry()"#)
  func marble97() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.just(1).retry()
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/PrimitiveSequence+Lifted.swift: Single.just(1).retry(when: { (errors: Observable<RxError>) in errors })"#)
  func marble98() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.just(1).retry(when: { (errors: Observable<RxError>) in errors })
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/PrimitiveSequence+Lifted.swift: Single.just(1).retry(when: { errors in errors })"#)
  func marble99() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.just(1).retry(when: { errors in errors })
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/PrimitiveSequence+Lifted.swift: Single.just(1).delay(.milliseconds(300), scheduler: scheduler)"#)
  func marble100() throws {
    try marbles {
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        return Single.just(1).delay(.milliseconds(300), scheduler: scheduler)
      })($0)
      "---(1|)"
    }
  }

  @Test(#"Generated/PrimitiveSequence+Lifted.swift: Single.just(1).delaySubscription(.milliseconds(300), scheduler: scheduler)"#)
  func marble101() throws {
    try marbles {
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        return Single.just(1).delaySubscription(.milliseconds(300), scheduler: scheduler)
      })($0)
      "---(1|)"
    }
  }

  @Test(#"Generated/PrimitiveSequence+Lifted.swift: Single<Int>.never().timeout(.milliseconds(300), scheduler: scheduler)"#)
  func marble102() throws {
    try marbles {
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        return Single<Int>.never().timeout(.milliseconds(300), scheduler: scheduler)
      })($0)
      "---#"
    }
  }

  @Test(#"Generated/PrimitiveSequence+Lifted.swift: Single.just(1).debug("name")"#)
  func marble103() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.just(1).debug("name")
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/PrimitiveSequence+Lifted.swift: Single.just(1).observe(on: scheduler)"#)
  func marble104() throws {
    try marbles {
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        return Single.just(1).observe(on: scheduler)
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/PrimitiveSequence+Lifted.swift: Single.just(1).subscribe(on: scheduler)"#)
  func marble105() throws {
    try marbles {
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        return Single.just(1).subscribe(on: scheduler)
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver.combineLatest(first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: 0)) { "\($0)\($1)" }"#)
  func marble106() throws {
    try marbles {
      "a---b-----|"
      "--1---2-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.ints[1]
        return Driver.combineLatest(first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: 0)) { "\($0)\($1)" }
      })($0)
      "--'a1'-'b1'-'b2'---|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver.combineLatest([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)]) { $0.reduce(0, +) }"#)
  func marble107() throws {
    try marbles {
      "-1-2-|"
      "--3-4|"
      ({ (stage: MarbleStage) in
        let first = stage.ints[0]
        let second = stage.ints[1]
        return Driver.combineLatest([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)]) { $0.reduce(0, +) }
      })($0)
      "--456|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver.combineLatest([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)])"#)
  func marble108() throws {
    try marbles {
      "-1-2-|"
      "--3-4|"
      ({ (stage: MarbleStage) in
        let first = stage.ints[0]
        let second = stage.ints[1]
        return Driver.combineLatest([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)])
      })($0)
      "--'[1, 3]''[2, 3]''[2, 4]'|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver.concat(AnySequence([first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: "?")]))"#)
  func marble109() throws {
    try marbles {
      "-a-b|"
      "-x-y|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Driver.concat(AnySequence([first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: "?")]))
      })($0)
      "-a-b-x-y|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver.concat([first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: "?")])"#)
  func marble110() throws {
    try marbles {
      "-a-b|"
      "-x-y|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Driver.concat([first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: "?")])
      })($0)
      "-a-b-x-y|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver.merge([first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: "?")])"#)
  func marble111() throws {
    try marbles {
      "a---b---|"
      "--x---y-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Driver.merge([first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: "?")])
      })($0)
      "a-x-b-y-|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver.merge([first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: "?")])"#)
  func marble112() throws {
    try marbles {
      "a---b---|"
      "--x---y-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Driver.merge([first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: "?")])
      })($0)
      "a-x-b-y-|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver.merge(first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: "?"))"#)
  func marble113() throws {
    try marbles {
      "a---b---|"
      "--x---y-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Driver.merge(first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: "?"))
      })($0)
      "a-x-b-y-|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver.just(1).startWith(9)"#)
  func marble114() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Driver.just(1).startWith(9)
      })($0)
      "(91|)"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: "?").withLatestFrom(other.asDriver(onErrorJustReturn: 0)) { "\($0)\($1)" }"#)
  func marble115() throws {
    try marbles {
      "-a---b-c-|"
      "---1---2-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let other = stage.ints[1]
        return source.asDriver(onErrorJustReturn: "?").withLatestFrom(other.asDriver(onErrorJustReturn: 0)) { "\($0)\($1)" }
      })($0)
      "-----'b1'-'c2'-|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: "?").withLatestFrom(other.asDriver(onErrorJustReturn: 0))"#)
  func marble116() throws {
    try marbles {
      "-a---b-c-|"
      "---1---2-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let other = stage.ints[1]
        return source.asDriver(onErrorJustReturn: "?").withLatestFrom(other.asDriver(onErrorJustReturn: 0))
      })($0)
      "-----1-2-|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver.zip(first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: 0)) { "\($0)\($1)" }"#)
  func marble117() throws {
    try marbles {
      "a-b-----c-|"
      "--1---2-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.ints[1]
        return Driver.zip(first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: 0)) { "\($0)\($1)" }
      })($0)
      "--'a1'---'b2'---|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver.zip([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)]) { $0.reduce(0, +) }"#)
  func marble118() throws {
    try marbles {
      "-1-2-|"
      "--3-4|"
      ({ (stage: MarbleStage) in
        let first = stage.ints[0]
        let second = stage.ints[1]
        return Driver.zip([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)]) { $0.reduce(0, +) }
      })($0)
      "--4-6|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver.zip([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)])"#)
  func marble119() throws {
    try marbles {
      "-1-2-|"
      "--3-4|"
      ({ (stage: MarbleStage) in
        let first = stage.ints[0]
        let second = stage.ints[1]
        return Driver.zip([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)])
      })($0)
      "--'[1, 3]'-'[2, 4]'|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver.deferred { Driver.just(1) }"#)
  func marble120() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Driver.deferred { Driver.just(1) }
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver.from([1, 2])"#)
  func marble121() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Driver.from([1, 2])
      })($0)
      "(12|)"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver.from(1...2)"#)
  func marble122() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Driver.from(1...2)
      })($0)
      "(12|)"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver.from(optional: 1)"#)
  func marble123() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Driver.from(optional: 1)
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver<Int>.never()"#)
  func marble124() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Driver<Int>.never()
      })($0)
      "---"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 }"#)
  func marble125() throws {
    try marbles {
      "-1-3-2-4-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asDriver(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 }
      })($0)
      "-1---2---|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 == $1 % 2 }"#)
  func marble126() throws {
    try marbles {
      "-1-3-2-4-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asDriver(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 == $1 % 2 }
      })($0)
      "-1---2---|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: 0).distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })"#)
  func marble127() throws {
    try marbles {
      "-1-3-2-4-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asDriver(onErrorJustReturn: 0).distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
      })($0)
      "-1---2---|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: "?").skip(2)"#)
  func marble128() throws {
    try marbles {
      "-a-b-c-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.asDriver(onErrorJustReturn: "?").skip(2)
      })($0)
      "-----c-|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: "?").debounce(.milliseconds(300))"#)
  func marble129() throws {
    try marbles {
      "--a-b-----c---|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.asDriver(onErrorJustReturn: "?").debounce(.milliseconds(300))
      })($0)
      "-------b-----c|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: "?").delay(.milliseconds(300))"#)
  func marble130() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.asDriver(onErrorJustReturn: "?").delay(.milliseconds(300))
      })($0)
      "----a-b-|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: "?").throttle(.milliseconds(300))"#)
  func marble131() throws {
    try marbles {
      "a-b-c-----d-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.asDriver(onErrorJustReturn: "?").throttle(.milliseconds(300))
      })($0)
      "a--b--c---d-|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: "?").throttle(.milliseconds(300), latest: false)"#)
  func marble132() throws {
    try marbles {
      "a-b-c-----d-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.asDriver(onErrorJustReturn: "?").throttle(.milliseconds(300), latest: false)
      })($0)
      "a---c-----d-|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: "?").compactMap { Int($0) }"#)
  func marble133() throws {
    try marbles {
      "-1-x-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.asDriver(onErrorJustReturn: "?").compactMap { Int($0) }
      })($0)
      "-1---3-|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: "?").flatMap { _ in inner.asDriver(onErrorJustReturn: 0) }"#)
  func marble134() throws {
    try marbles {
      "a-b-------|"
      "1---2|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.asDriver(onErrorJustReturn: "?").flatMap { _ in inner.asDriver(onErrorJustReturn: 0) }
      })($0)
      "1-1-2-2---|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: "?").flatMapFirst { _ in inner.asDriver(onErrorJustReturn: 0) }"#)
  func marble135() throws {
    try marbles {
      "a-b-----c----|"
      "1---2|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.asDriver(onErrorJustReturn: "?").flatMapFirst { _ in inner.asDriver(onErrorJustReturn: 0) }
      })($0)
      "1---2---1---2|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: "?").flatMapLatest { _ in inner.asDriver(onErrorJustReturn: 0) }"#)
  func marble136() throws {
    try marbles {
      "a---b---------|"
      "1--2--3|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.asDriver(onErrorJustReturn: "?").flatMapLatest { _ in inner.asDriver(onErrorJustReturn: 0) }
      })($0)
      "1--21--2--3---|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: 0).scan(0) { $0 + $1 }"#)
  func marble137() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asDriver(onErrorJustReturn: 0).scan(0) { $0 + $1 }
      })($0)
      "-1-3-6-|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: "?").debug("name")"#)
  func marble138() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.asDriver(onErrorJustReturn: "?").debug("name")
      })($0)
      "-a-b-|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: "?").do(onNext: { _ in })"#)
  func marble139() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.asDriver(onErrorJustReturn: "?").do(onNext: { _ in })
      })($0)
      "-a-b-|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: 0).withUnretained(owner) { _, element in element * 2 }"#)
  func marble140() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let owner = stage
        let source = stage.ints[0]
        return source.asDriver(onErrorJustReturn: 0).withUnretained(owner) { _, element in element * 2 }
      })($0)
      "-2-4-6-|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: 0).withUnretained(owner).map { _, element in element * 2 }"#)
  func marble141() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let owner = stage
        let source = stage.ints[0]
        return source.asDriver(onErrorJustReturn: 0).withUnretained(owner).map { _, element in element * 2 }
      })($0)
      "-2-4-6-|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver.combineLatest(first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: 0)).map { "\($0)\($1)" }"#)
  func marble142() throws {
    try marbles {
      "a---b-----|"
      "--1---2-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.ints[1]
        return Driver.combineLatest(first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: 0)).map { "\($0)\($1)" }
      })($0)
      "--'a1'-'b1'-'b2'---|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver.zip(first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: 0)).map { "\($0)\($1)" }"#)
  func marble143() throws {
    try marbles {
      "a-b-----c-|"
      "--1---2-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.ints[1]
        return Driver.zip(first.asDriver(onErrorJustReturn: "?"), second.asDriver(onErrorJustReturn: 0)).map { "\($0)\($1)" }
      })($0)
      "--'a1'---'b2'---|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: "?").map { _ in inner.asDriver(onErrorJustReturn: 0) }.merge()"#)
  func marble144() throws {
    try marbles {
      "a-b-------|"
      "1---2|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.asDriver(onErrorJustReturn: "?").map { _ in inner.asDriver(onErrorJustReturn: 0) }.merge()
      })($0)
      "1-1-2-2---|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: "?").map { _ in inner.asDriver(onErrorJustReturn: 0) }.merge(maxConcurrent: 1)"#)
  func marble145() throws {
    try marbles {
      "a-b-------|"
      "1---2|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.asDriver(onErrorJustReturn: "?").map { _ in inner.asDriver(onErrorJustReturn: 0) }.merge(maxConcurrent: 1)
      })($0)
      "1---21---2|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: "?").map { _ in inner.asDriver(onErrorJustReturn: 0) }.switchLatest()"#)
  func marble146() throws {
    try marbles {
      "a---b---------|"
      "1--2--3|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.asDriver(onErrorJustReturn: "?").map { _ in inner.asDriver(onErrorJustReturn: 0) }.switchLatest()
      })($0)
      "1--21--2--3---|"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: Driver<Int>.interval(.milliseconds(200))"#)
  func marble147() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Driver<Int>.interval(.milliseconds(200))
      })($0)
      "--0-1-2"
    }
  }

  @Test(#"Generated/SharedSequence+Lifted.swift: source.asDriver(onErrorJustReturn: 0).distinctUntilChanged()"#)
  func marble148() throws {
    try marbles {
      "-1-1-2-1-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asDriver(onErrorJustReturn: 0).distinctUntilChanged()
      })($0)
      "-1---2-1-|"
    }
  }

  @Test(#"Generated/Signal+Bound.swift: source.asSignal(onErrorJustReturn: 0).emit(to: out)"#)
  func marble149() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.asSignal(onErrorJustReturn: 0).emit(to: out) }
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Generated/Signal+Bound.swift: source.asSignal(onErrorJustReturn: 0).emit(to: out.mapObserver { (element: Int?) in element ?? 0 })"#)
  func marble150() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.asSignal(onErrorJustReturn: 0).emit(to: out.mapObserver { (element: Int?) in element ?? 0 }) }
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Generated/Signal+Bound.swift: let relay = PublishRelay<Int>(); return Disposables.create(relay.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay))"#)
  func marble151() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = PublishRelay<Int>(); return Disposables.create(relay.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay)) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Generated/Signal+Bound.swift: let relay = PublishRelay<Int?>(); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay))"#)
  func marble152() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = PublishRelay<Int?>(); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay)) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Generated/Signal+Bound.swift: let relay = BehaviorRelay<Int>(value: 0); return Disposables.create(relay.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay))"#)
  func marble153() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = BehaviorRelay<Int>(value: 0); return Disposables.create(relay.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay)) }
      })($0)
      "01-2-3"
    }
  }

  @Test(#"Generated/Signal+Bound.swift: let relay = BehaviorRelay<Int?>(value: 0); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay))"#)
  func marble154() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = BehaviorRelay<Int?>(value: 0); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay)) }
      })($0)
      "01-2-3"
    }
  }

  @Test(#"Generated/Signal+Bound.swift: let relay = ReplayRelay<Int>.create(bufferSize: 1); return Disposables.create(relay.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay))"#)
  func marble155() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = ReplayRelay<Int>.create(bufferSize: 1); return Disposables.create(relay.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay)) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Generated/Signal+Bound.swift: let relay = ReplayRelay<Int?>.create(bufferSize: 1); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay))"#)
  func marble156() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = ReplayRelay<Int?>.create(bufferSize: 1); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay)) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Generated/Single+Lifted.swift: Single.zip(Single.just(1), Single.just(2)) { $0 + $1 }"#)
  func marble157() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.zip(Single.just(1), Single.just(2)) { $0 + $1 }
      })($0)
      "(3|)"
    }
  }

  @Test(#"Generated/Single+Lifted.swift: Single<Int>.error(RxError.unknown)"#)
  func marble158() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single<Int>.error(RxError.unknown)
      })($0)
      "#"
    }
  }

  @Test(#"Generated/Single+Lifted.swift: Single.just(1)"#)
  func marble159() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.just(1)
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/Single+Lifted.swift: Single.just(1, scheduler: scheduler)"#)
  func marble160() throws {
    try marbles {
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        return Single.just(1, scheduler: scheduler)
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/Single+Lifted.swift: Single<Int>.never()"#)
  func marble161() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single<Int>.never()
      })($0)
      "---"
    }
  }

  @Test(#"Generated/Single+Lifted.swift: Single<Int>.error(RxError.unknown).catchAndReturn(2)"#)
  func marble162() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single<Int>.error(RxError.unknown).catchAndReturn(2)
      })($0)
      "(2|)"
    }
  }

  @Test(#"Generated/Single+Lifted.swift: Single.just(1).filter { $0 > 1 }"#)
  func marble163() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.just(1).filter { $0 > 1 }
      })($0)
      "|"
    }
  }

  @Test(#"Generated/Single+Lifted.swift: Single.just(1).compactMap { $0 > 1 ? nil : $0 + 1 }"#)
  func marble164() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.just(1).compactMap { $0 > 1 ? nil : $0 + 1 }
      })($0)
      "(2|)"
    }
  }

  @Test(#"Generated/Single+Lifted.swift: Single.just(1).map { $0 + 1 }"#)
  func marble165() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.just(1).map { $0 + 1 }
      })($0)
      "(2|)"
    }
  }

  @Test(#"Generated/Single+Lifted.swift: Single.just(1).do(onSuccess: { _ in })"#)
  func marble166() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.just(1).do(onSuccess: { _ in })
      })($0)
      "(1|)"
    }
  }

  @Test(#"Generated/Single+Lifted.swift: Single.zip(Single.just(1), Single.just(2)).map { $0 + $1 }"#)
  func marble167() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.zip(Single.just(1), Single.just(2)).map { $0 + $1 }
      })($0)
      "(3|)"
    }
  }

  @Test(#"Operators/Combining/Amb.swift: first.amb(second)"#)
  func marble168() throws {
    try marbles {
      "---a-b-|"
      "-x-y-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return first.amb(second)
      })($0)
      "-x-y-|"
    }
  }

  @Test(#"Operators/Combining/Amb.swift: Observable.amb([first, second])"#)
  func marble169() throws {
    try marbles {
      "---a-b-|"
      "-x-y-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Observable.amb([first, second])
      })($0)
      "-x-y-|"
    }
  }

  @Test(#"Operators/Combining/CombineLatest.swift: Observable.combineLatest(first, second) { "\($0)\($1)" }"#)
  func marble170() throws {
    try marbles {
      "a---b-----|"
      "--1---2-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.ints[1]
        return Observable.combineLatest(first, second) { "\($0)\($1)" }
      })($0)
      "--'a1'-'b1'-'b2'---|"
    }
  }

  @Test(#"Operators/Combining/CombineLatest.swift: Observable.combineLatest([first, second]) { $0.reduce(0, +) }"#)
  func marble171() throws {
    try marbles {
      "-1-2-|"
      "--3-4|"
      ({ (stage: MarbleStage) in
        let first = stage.ints[0]
        let second = stage.ints[1]
        return Observable.combineLatest([first, second]) { $0.reduce(0, +) }
      })($0)
      "--456|"
    }
  }

  @Test(#"Operators/Combining/CombineLatest.swift: Observable.combineLatest([first, second])"#)
  func marble172() throws {
    try marbles {
      "-1-2-|"
      "--3-4|"
      ({ (stage: MarbleStage) in
        let first = stage.ints[0]
        let second = stage.ints[1]
        return Observable.combineLatest([first, second])
      })($0)
      "--'[1, 3]''[2, 3]''[2, 4]'|"
    }
  }

  @Test(#"Operators/Combining/CombineLatest.swift: Observable.combineLatest(first, second).map { "\($0)\($1)" }"#)
  func marble173() throws {
    try marbles {
      "a---b-----|"
      "--1---2-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.ints[1]
        return Observable.combineLatest(first, second).map { "\($0)\($1)" }
      })($0)
      "--'a1'-'b1'-'b2'---|"
    }
  }

  @Test(#"Operators/Combining/Concat.swift: first.concat(second)"#)
  func marble174() throws {
    try marbles {
      "-a-b|"
      "-x-y|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return first.concat(second)
      })($0)
      "-a-b-x-y|"
    }
  }

  @Test(#"Operators/Combining/Concat.swift: Observable.concat(AnySequence([first, second]))"#)
  func marble175() throws {
    try marbles {
      "-a-b|"
      "-x-y|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Observable.concat(AnySequence([first, second]))
      })($0)
      "-a-b-x-y|"
    }
  }

  @Test(#"Operators/Combining/Concat.swift: Observable.concat([first, second])"#)
  func marble176() throws {
    try marbles {
      "-a-b|"
      "-x-y|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Observable.concat([first, second])
      })($0)
      "-a-b-x-y|"
    }
  }

  @Test(#"Operators/Combining/Concat.swift: Observable.concat(first, second)"#)
  func marble177() throws {
    try marbles {
      "-a-b|"
      "-x-y|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Observable.concat(first, second)
      })($0)
      "-a-b-x-y|"
    }
  }

  @Test(#"Operators/Combining/Merge.swift: source.map { _ in inner }.merge()"#)
  func marble178() throws {
    try marbles {
      "a-b-------|"
      "1---2|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.map { _ in inner }.merge()
      })($0)
      "1-1-2-2---|"
    }
  }

  @Test(#"Operators/Combining/Merge.swift: source.map { _ in inner }.merge(maxConcurrent: 1)"#)
  func marble179() throws {
    try marbles {
      "a-b-------|"
      "1---2|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.map { _ in inner }.merge(maxConcurrent: 1)
      })($0)
      "1---21---2|"
    }
  }

  @Test(#"Operators/Combining/Merge.swift: source.map { _ in inner }.concat()"#)
  func marble180() throws {
    try marbles {
      "a-b-------|"
      "1---2|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.map { _ in inner }.concat()
      })($0)
      "1---21---2|"
    }
  }

  @Test(#"Operators/Combining/Merge.swift: Observable.merge([first, second])"#)
  func marble181() throws {
    try marbles {
      "a---b---|"
      "--x---y-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Observable.merge([first, second])
      })($0)
      "a-x-b-y-|"
    }
  }

  @Test(#"Operators/Combining/Merge.swift: Observable.merge([first, second])"#)
  func marble182() throws {
    try marbles {
      "a---b---|"
      "--x---y-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Observable.merge([first, second])
      })($0)
      "a-x-b-y-|"
    }
  }

  @Test(#"Operators/Combining/Merge.swift: Observable.merge(first, second)"#)
  func marble183() throws {
    try marbles {
      "a---b---|"
      "--x---y-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Observable.merge(first, second)
      })($0)
      "a-x-b-y-|"
    }
  }

  @Test(#"Operators/Combining/StartWith.swift: source.startWith("x", "y")"#)
  func marble184() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.startWith("x", "y")
      })($0)
      "(xy)a-b-|"
    }
  }

  @Test(#"Operators/Combining/SwitchLatest.swift: source.map { _ in inner }.switchLatest()"#)
  func marble185() throws {
    try marbles {
      "a---b---------|"
      "1--2--3|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.map { _ in inner }.switchLatest()
      })($0)
      "1--21--2--3---|"
    }
  }

  @Test(#"Operators/Combining/WithLatestFrom.swift: source.withLatestFrom(other) { "\($0)\($1)" }"#)
  func marble186() throws {
    try marbles {
      "-a---b-c-|"
      "---1---2-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let other = stage.ints[1]
        return source.withLatestFrom(other) { "\($0)\($1)" }
      })($0)
      "-----'b1'-'c2'-|"
    }
  }

  @Test(#"Operators/Combining/WithLatestFrom.swift: source.withLatestFrom(other)"#)
  func marble187() throws {
    try marbles {
      "-a---b-c-|"
      "---1---2-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let other = stage.ints[1]
        return source.withLatestFrom(other)
      })($0)
      "-----1-2-|"
    }
  }

  @Test(#"Operators/Combining/Zip.swift: Observable.zip(first, second) { "\($0)\($1)" }"#)
  func marble188() throws {
    try marbles {
      "a-b-----c-|"
      "--1---2-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.ints[1]
        return Observable.zip(first, second) { "\($0)\($1)" }
      })($0)
      "--'a1'---'b2'---|"
    }
  }

  @Test(#"Operators/Combining/Zip.swift: Observable.zip([first, second]) { $0.reduce(0, +) }"#)
  func marble189() throws {
    try marbles {
      "-1-2-|"
      "--3-4|"
      ({ (stage: MarbleStage) in
        let first = stage.ints[0]
        let second = stage.ints[1]
        return Observable.zip([first, second]) { $0.reduce(0, +) }
      })($0)
      "--4-6|"
    }
  }

  @Test(#"Operators/Combining/Zip.swift: Observable.zip([first, second])"#)
  func marble190() throws {
    try marbles {
      "-1-2-|"
      "--3-4|"
      ({ (stage: MarbleStage) in
        let first = stage.ints[0]
        let second = stage.ints[1]
        return Observable.zip([first, second])
      })($0)
      "--'[1, 3]'-'[2, 4]'|"
    }
  }

  @Test(#"Operators/Combining/Zip.swift: Observable.zip(first, second).map { "\($0)\($1)" }"#)
  func marble191() throws {
    try marbles {
      "a-b-----c-|"
      "--1---2-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.ints[1]
        return Observable.zip(first, second).map { "\($0)\($1)" }
      })($0)
      "--'a1'---'b2'---|"
    }
  }

  @Test(#"Operators/Creating/Create.swift: Observable<String>.create { observer in observer.onNext("a"); observer.onCompleted(); return Disposables.create() }"#)
  func marble192() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable<String>.create { observer in observer.onNext("a"); observer.onCompleted(); return Disposables.create() }
      })($0)
      "(a|)"
    }
  }

  @Test(#"Operators/Creating/Deferred.swift: Observable.deferred { source }"#)
  func marble193() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return Observable.deferred { source }
      })($0)
      "-a-b-|"
    }
  }

  @Test(#"Operators/Creating/Empty.swift: Observable<String>.empty()"#)
  func marble194() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable<String>.empty()
      })($0)
      "|"
    }
  }

  @Test(#"Operators/Creating/Error.swift: Observable<String>.error(RxError.unknown)"#)
  func marble195() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable<String>.error(RxError.unknown)
      })($0)
      "#"
    }
  }

  @Test(#"Operators/Creating/From.swift: Observable.of("a", "b", "c")"#)
  func marble196() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable.of("a", "b", "c")
      })($0)
      "(abc|)"
    }
  }

  @Test(#"Operators/Creating/From.swift: Observable.from(["a", "b", "c"])"#)
  func marble197() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable.from(["a", "b", "c"])
      })($0)
      "(abc|)"
    }
  }

  @Test(#"Operators/Creating/From.swift: Observable.from(1...3)"#)
  func marble198() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable.from(1...3)
      })($0)
      "(123|)"
    }
  }

  @Test(#"Operators/Creating/FromOptional.swift: Observable.from(optional: "a")"#)
  func marble199() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable.from(optional: "a")
      })($0)
      "(a|)"
    }
  }

  @Test(#"Operators/Creating/FromOptional.swift: Observable.from(optional: "a", scheduler: CurrentThreadScheduler.instance)"#)
  func marble200() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable.from(optional: "a", scheduler: CurrentThreadScheduler.instance)
      })($0)
      "(a|)"
    }
  }

  @Test(#"Operators/Creating/Generate.swift: Observable.generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 })"#)
  func marble201() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable.generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 })
      })($0)
      "(124|)"
    }
  }

  @Test(#"Operators/Creating/Just.swift: Observable.just("a")"#)
  func marble202() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable.just("a")
      })($0)
      "(a|)"
    }
  }

  @Test(#"Operators/Creating/Just.swift: Observable.just("a", scheduler: scheduler)"#)
  func marble203() throws {
    try marbles {
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        return Observable.just("a", scheduler: scheduler)
      })($0)
      "(a|)"
    }
  }

  @Test(#"Operators/Creating/Never.swift: Observable<String>.never()"#)
  func marble204() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable<String>.never()
      })($0)
      "-"
    }
  }

  @Test(#"Operators/Creating/Range.swift: Observable.range(start: 1, count: 3)"#)
  func marble205() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable.range(start: 1, count: 3)
      })($0)
      "(123|)"
    }
  }

  @Test(#"Operators/Creating/RepeatElement.swift: Observable.repeatElement("a").take(3)"#)
  func marble206() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable.repeatElement("a").take(3)
      })($0)
      "(aaa|)"
    }
  }

  @Test(#"Operators/Creating/Timer.swift: Observable<Int>.interval(.milliseconds(200), scheduler: scheduler).take(3)"#)
  func marble207() throws {
    try marbles {
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        return Observable<Int>.interval(.milliseconds(200), scheduler: scheduler).take(3)
      })($0)
      "--0-1-(2|)"
    }
  }

  @Test(#"Operators/Creating/Timer.swift: Observable<Int>.timer(.milliseconds(300), scheduler: scheduler)"#)
  func marble208() throws {
    try marbles {
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        return Observable<Int>.timer(.milliseconds(300), scheduler: scheduler)
      })($0)
      "---(0|)"
    }
  }

  @Test(#"Operators/Creating/Timer.swift: Observable<Int>.timer(.milliseconds(100), period: .milliseconds(200), scheduler: scheduler).take(3)"#)
  func marble209() throws {
    try marbles {
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        return Observable<Int>.timer(.milliseconds(100), period: .milliseconds(200), scheduler: scheduler).take(3)
      })($0)
      "-0-1-(2|)"
    }
  }

  @Test(#"Operators/Creating/Using.swift: Observable.using({ BooleanDisposable() }) { _ in source }"#)
  func marble210() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return Observable.using({ BooleanDisposable() }) { _ in source }
      })($0)
      "-a-b-|"
    }
  }

  @Test(#"Operators/Errors/Catch.swift: source.catch { _ in other }"#)
  func marble211() throws {
    try marbles {
      "-a-#"
      "-x|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let other = stage.inputs[1]
        return source.catch { _ in other }
      })($0)
      "-a--x|"
    }
  }

  @Test(#"Operators/Errors/Catch.swift: source.catchAndReturn("x")"#)
  func marble212() throws {
    try marbles {
      "-a-#"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.catchAndReturn("x")
      })($0)
      "-a-(x|)"
    }
  }

  @Test(#"Operators/Errors/Catch.swift: Observable.catch(sequence: [first, second])"#)
  func marble213() throws {
    try marbles {
      "-a-#"
      "-b-|"
      ({ (stage: MarbleStage) in
        let first = stage.inputs[0]
        let second = stage.inputs[1]
        return Observable.catch(sequence: [first, second])
      })($0)
      "-a--b-|"
    }
  }

  @Test(#"Operators/Errors/Retry.swift: source.retry(2)"#)
  func marble214() throws {
    try marbles {
      "-a-#"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.retry(2)
      })($0)
      "-a--a-#"
    }
  }

  @Test(#"Operators/Errors/Retry.swift: source.retry().take(3)"#)
  func marble215() throws {
    try marbles {
      "-a-#"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.retry().take(3)
      })($0)
      "-a--a--(a|)"
    }
  }

  @Test(#"Operators/Errors/RetryWhen.swift: source.retry(when: { errors in errors.delay(.milliseconds(200), scheduler: scheduler).take(1) })"#)
  func marble216() throws {
    try marbles {
      "-a-#"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.inputs[0]
        return source.retry(when: { errors in errors.delay(.milliseconds(200), scheduler: scheduler).take(1) })
      })($0)
      "-a----a-|"
    }
  }

  @Test(#"Operators/Errors/RetryWhen.swift: source.retry(when: { errors in errors.delay(.milliseconds(200), scheduler: scheduler) }).take(3)"#)
  func marble217() throws {
    try marbles {
      "-a-#"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.inputs[0]
        return source.retry(when: { errors in errors.delay(.milliseconds(200), scheduler: scheduler) }).take(3)
      })($0)
      "-a----a----(a|)"
    }
  }

  @Test(#"Operators/Filtering/DistinctUntilChanged.swift: source.distinctUntilChanged()"#)
  func marble218() throws {
    try marbles {
      "-1-1-2-1-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.distinctUntilChanged()
      })($0)
      "-1---2-1-|"
    }
  }

  @Test(#"Operators/Filtering/DistinctUntilChanged.swift: source.distinctUntilChanged { $0 % 2 }"#)
  func marble219() throws {
    try marbles {
      "-1-3-2-4-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.distinctUntilChanged { $0 % 2 }
      })($0)
      "-1---2---|"
    }
  }

  @Test(#"Operators/Filtering/DistinctUntilChanged.swift: source.distinctUntilChanged { $0 % 2 == $1 % 2 }"#)
  func marble220() throws {
    try marbles {
      "-1-3-2-4-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.distinctUntilChanged { $0 % 2 == $1 % 2 }
      })($0)
      "-1---2---|"
    }
  }

  @Test(#"Operators/Filtering/DistinctUntilChanged.swift: source.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })"#)
  func marble221() throws {
    try marbles {
      "-1-3-2-4-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
      })($0)
      "-1---2---|"
    }
  }

  @Test(#"Operators/Filtering/DistinctUntilChanged.swift: source.distinctUntilChanged(at: \.count)"#)
  func marble222() throws {
    try marbles {
      "-a-b-'cc'-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.distinctUntilChanged(at: \.count)
      })($0)
      "-a---'cc'-|"
    }
  }

  @Test(#"Operators/Filtering/ElementAt.swift: source.element(at: 1)"#)
  func marble223() throws {
    try marbles {
      "-a-b-c-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.element(at: 1)
      })($0)
      "---(b|)"
    }
  }

  @Test(#"Operators/Filtering/Filter.swift: source.filter { $0 % 2 == 0 }"#)
  func marble224() throws {
    try marbles {
      "-1-2-3-4-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.filter { $0 % 2 == 0 }
      })($0)
      "---2---4-|"
    }
  }

  @Test(#"Operators/Filtering/IgnoreElements.swift: source.ignoreElements()"#)
  func marble225() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.ignoreElements()
      })($0)
      "-----|"
    }
  }

  @Test(#"Operators/Filtering/Sample.swift: source.sample(sampler)"#)
  func marble226() throws {
    try marbles {
      "-a-b---c---|"
      "----x-x---x-x|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let sampler = stage.inputs[1]
        return source.sample(sampler)
      })($0)
      "----b-----c-|"
    }
  }

  @Test(#"Operators/Filtering/SingleElement.swift: source.single()"#)
  func marble227() throws {
    try marbles {
      "-a-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.single()
      })($0)
      "-a-|"
    }
  }

  @Test(#"Operators/Filtering/SingleElement.swift: source.single { $0 == 2 }"#)
  func marble228() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.single { $0 == 2 }
      })($0)
      "---2---|"
    }
  }

  @Test(#"Operators/Filtering/Skip.swift: source.skip(2)"#)
  func marble229() throws {
    try marbles {
      "-a-b-c-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.skip(2)
      })($0)
      "-----c-|"
    }
  }

  @Test(#"Operators/Filtering/Skip.swift: source.skip(.milliseconds(400), scheduler: scheduler)"#)
  func marble230() throws {
    try marbles {
      "-a-b-c-d-|"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.inputs[0]
        return source.skip(.milliseconds(400), scheduler: scheduler)
      })($0)
      "-----c-d-|"
    }
  }

  @Test(#"Operators/Filtering/Skip.swift: source.skip(while: { $0 < 3 })"#)
  func marble231() throws {
    try marbles {
      "-1-2-3-1-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.skip(while: { $0 < 3 })
      })($0)
      "-----3-1-|"
    }
  }

  @Test(#"Operators/Filtering/SkipUntil.swift: source.skip(until: other)"#)
  func marble232() throws {
    try marbles {
      "-a-b-c-d-|"
      "----x"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let other = stage.inputs[1]
        return source.skip(until: other)
      })($0)
      "-----c-d-|"
    }
  }

  @Test(#"Operators/Filtering/Take.swift: source.take(2)"#)
  func marble233() throws {
    try marbles {
      "-a-b-c-d-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.take(2)
      })($0)
      "-a-(b|)"
    }
  }

  @Test(#"Operators/Filtering/TakeFor.swift: source.take(for: .milliseconds(400), scheduler: scheduler)"#)
  func marble234() throws {
    try marbles {
      "-a-b-c-d-|"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.inputs[0]
        return source.take(for: .milliseconds(400), scheduler: scheduler)
      })($0)
      "-a-b|"
    }
  }

  @Test(#"Operators/Filtering/TakeLast.swift: source.takeLast(2)"#)
  func marble235() throws {
    try marbles {
      "-a-b-c-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.takeLast(2)
      })($0)
      "-------(bc|)"
    }
  }

  @Test(#"Operators/Filtering/TakeUntil.swift: source.take(until: other)"#)
  func marble236() throws {
    try marbles {
      "-a-b-c-d-|"
      "----x"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let other = stage.inputs[1]
        return source.take(until: other)
      })($0)
      "-a-b|"
    }
  }

  @Test(#"Operators/Filtering/TakeWhile.swift: source.take(while: { $0 < 3 })"#)
  func marble237() throws {
    try marbles {
      "-1-2-3-4-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.take(while: { $0 < 3 })
      })($0)
      "-1-2-|"
    }
  }

  @Test(#"Operators/Filtering/TakeWhile.swift: source.take(until: { $0 == 3 })"#)
  func marble238() throws {
    try marbles {
      "-1-2-3-4-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.take(until: { $0 == 3 })
      })($0)
      "-1-2-|"
    }
  }

  @Test(#"Operators/Sharing/Multicast.swift: let shared = source.multicast(PublishSubject<Int>()); return Disposables.create(shared.subscribe(out), shared.connect())"#)
  func marble239() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let shared = source.multicast(PublishSubject<Int>()); return Disposables.create(shared.subscribe(out), shared.connect()) }
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Operators/Sharing/Multicast.swift: let shared = source.multicast(makeSubject: { PublishSubject<Int>() }); return Disposables.create(shared.subscribe(out), shared.connect())"#)
  func marble240() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let shared = source.multicast(makeSubject: { PublishSubject<Int>() }); return Disposables.create(shared.subscribe(out), shared.connect()) }
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Operators/Sharing/Multicast.swift: source.multicast({ PublishSubject<String>() }) { shared in shared.map { $0 + "!" } }"#)
  func marble241() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.multicast({ PublishSubject<String>() }) { shared in shared.map { $0 + "!" } }
      })($0)
      "-'a!'-'b!'-|"
    }
  }

  @Test(#"Operators/Sharing/Multicast.swift: let shared = source.publish(); return Disposables.create(shared.subscribe(out), shared.connect())"#)
  func marble242() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let shared = source.publish(); return Disposables.create(shared.subscribe(out), shared.connect()) }
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Operators/Sharing/Multicast.swift: let shared = source.replay(1); return Disposables.create(shared.connect(), shared.delaySubscription(.milliseconds(400), scheduler: scheduler).subscribe(out))"#)
  func marble243() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.ints[0]
        return Observable<Int>.create { out in let shared = source.replay(1); return Disposables.create(shared.connect(), shared.delaySubscription(.milliseconds(400), scheduler: scheduler).subscribe(out)) }
      })($0)
      "----23-|"
    }
  }

  @Test(#"Operators/Sharing/Multicast.swift: let shared = source.replayAll(); return Disposables.create(shared.connect(), shared.delaySubscription(.milliseconds(400), scheduler: scheduler).subscribe(out))"#)
  func marble244() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.ints[0]
        return Observable<Int>.create { out in let shared = source.replayAll(); return Disposables.create(shared.connect(), shared.delaySubscription(.milliseconds(400), scheduler: scheduler).subscribe(out)) }
      })($0)
      "----(12)3-|"
    }
  }

  @Test(#"Operators/Sharing/RefCount.swift: source.publish().refCount()"#)
  func marble245() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.publish().refCount()
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Operators/Sharing/Share.swift: source.share(replay: 1)"#)
  func marble246() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.share(replay: 1)
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Operators/Timing/Buffer.swift: source.buffer(timeSpan: .milliseconds(400), count: 2, scheduler: scheduler).map { $0.joined() }"#)
  func marble247() throws {
    try marbles {
      "-a-b-c-----|"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.inputs[0]
        return source.buffer(timeSpan: .milliseconds(400), count: 2, scheduler: scheduler).map { $0.joined() }
      })($0)
      "---'ab'---'c'---(''|)"
    }
  }

  @Test(#"Operators/Timing/Debounce.swift: source.debounce(.milliseconds(300), scheduler: scheduler)"#)
  func marble248() throws {
    try marbles {
      "--a-b-----c---|"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.inputs[0]
        return source.debounce(.milliseconds(300), scheduler: scheduler)
      })($0)
      "-------b-----c|"
    }
  }

  @Test(#"Operators/Timing/Delay.swift: source.delay(.milliseconds(300), scheduler: scheduler)"#)
  func marble249() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.inputs[0]
        return source.delay(.milliseconds(300), scheduler: scheduler)
      })($0)
      "----a-b-|"
    }
  }

  @Test(#"Operators/Timing/Delay.swift: source.delaySubscription(.milliseconds(300), scheduler: scheduler)"#)
  func marble250() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.inputs[0]
        return source.delaySubscription(.milliseconds(300), scheduler: scheduler)
      })($0)
      "----a-b-|"
    }
  }

  @Test(#"Operators/Timing/Throttle.swift: source.throttle(.milliseconds(300), scheduler: scheduler)"#)
  func marble251() throws {
    try marbles {
      "a-b-c-----d-|"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.inputs[0]
        return source.throttle(.milliseconds(300), scheduler: scheduler)
      })($0)
      "a--b--c---d-|"
    }
  }

  @Test(#"Operators/Timing/Throttle.swift: source.throttle(.milliseconds(300), latest: false, scheduler: scheduler)"#)
  func marble252() throws {
    try marbles {
      "a-b-c-----d-|"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.inputs[0]
        return source.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
      })($0)
      "a---c-----d-|"
    }
  }

  @Test(#"Operators/Timing/Timeout.swift: source.timeout(.milliseconds(300), scheduler: scheduler)"#)
  func marble253() throws {
    try marbles {
      "-a-b-----c-|"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.inputs[0]
        return source.timeout(.milliseconds(300), scheduler: scheduler)
      })($0)
      "-a-b--#"
    }
  }

  @Test(#"Operators/Timing/Timeout.swift: source.timeout(.milliseconds(300), other: other, scheduler: scheduler)"#)
  func marble254() throws {
    try marbles {
      "-a-b-----c-|"
      "-x|"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.inputs[0]
        let other = stage.inputs[1]
        return source.timeout(.milliseconds(300), other: other, scheduler: scheduler)
      })($0)
      "-a-b---x|"
    }
  }

  @Test(#"Operators/Timing/Window.swift: source.window(timeSpan: .milliseconds(400), count: 2, scheduler: scheduler).flatMap { $0.reduce("") { $0 + $1 } }"#)
  func marble255() throws {
    try marbles {
      "-a-b-c-----|"
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        let source = stage.inputs[0]
        return source.window(timeSpan: .milliseconds(400), count: 2, scheduler: scheduler).flatMap { $0.reduce("") { $0 + $1 } }
      })($0)
      "---'ab'---'c'---(''|)"
    }
  }

  @Test(#"Operators/Transforming/CompactMap.swift: source.compactMap { Int($0) }"#)
  func marble256() throws {
    try marbles {
      "-1-x-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.compactMap { Int($0) }
      })($0)
      "-1---3-|"
    }
  }

  @Test(#"Operators/Transforming/ConcatMap.swift: source.concatMap { _ in inner }"#)
  func marble257() throws {
    try marbles {
      "a-b-------|"
      "1---2|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.concatMap { _ in inner }
      })($0)
      "1---21---2|"
    }
  }

  @Test(#"Operators/Transforming/Enumerated.swift: source.enumerated().map { "\($0.index)\($0.element)" }"#)
  func marble258() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.enumerated().map { "\($0.index)\($0.element)" }
      })($0)
      "-'0a'-'1b'-|"
    }
  }

  @Test(#"Operators/Transforming/FlatMap.swift: source.flatMap { _ in inner }"#)
  func marble259() throws {
    try marbles {
      "a-b-------|"
      "1---2|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.flatMap { _ in inner }
      })($0)
      "1-1-2-2---|"
    }
  }

  @Test(#"Operators/Transforming/FlatMapFirst.swift: source.flatMapFirst { _ in inner }"#)
  func marble260() throws {
    try marbles {
      "a-b-----c----|"
      "1---2|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.flatMapFirst { _ in inner }
      })($0)
      "1---2---1---2|"
    }
  }

  @Test(#"Operators/Transforming/FlatMapLatest.swift: source.flatMapLatest { _ in inner }"#)
  func marble261() throws {
    try marbles {
      "a---b---------|"
      "1--2--3|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.flatMapLatest { _ in inner }
      })($0)
      "1--21--2--3---|"
    }
  }

  @Test(#"Operators/Transforming/FlatMapLatest.swift: source.flatMapLatest { _ in inner.asInfallible(onErrorJustReturn: 0) }"#)
  func marble262() throws {
    try marbles {
      "a---b---------|"
      "1--2--3|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let inner = stage.ints[1]
        return source.flatMapLatest { _ in inner.asInfallible(onErrorJustReturn: 0) }
      })($0)
      "1--21--2--3---|"
    }
  }

  @Test(#"Operators/Transforming/GroupBy.swift: source.groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key)\($0)" } }"#)
  func marble263() throws {
    try marbles {
      "-1-2-3-4-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key)\($0)" } }
      })($0)
      "-'11'-'02'-'13'-'04'-|"
    }
  }

  @Test(#"Operators/Transforming/Map.swift: source.map { $0 * 2 }"#)
  func marble264() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.map { $0 * 2 }
      })($0)
      "-2-4-6-|"
    }
  }

  @Test(#"Operators/Transforming/Materialize.swift: source.materialize().map { "\($0)" }"#)
  func marble265() throws {
    try marbles {
      "-a-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.materialize().map { "\($0)" }
      })($0)
      "-'next(a)'-('completed'|)"
    }
  }

  @Test(#"Operators/Transforming/Materialize.swift: source.materialize().dematerialize()"#)
  func marble266() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.materialize().dematerialize()
      })($0)
      "-a-b-|"
    }
  }

  @Test(#"Operators/Transforming/Reduce.swift: source.reduce(0, accumulator: { $0 + $1 }, mapResult: { $0 + 1 })"#)
  func marble267() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.reduce(0, accumulator: { $0 + $1 }, mapResult: { $0 + 1 })
      })($0)
      "-------(7|)"
    }
  }

  @Test(#"Operators/Transforming/Reduce.swift: source.reduce(0, accumulator: { $0 + $1 })"#)
  func marble268() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.reduce(0, accumulator: { $0 + $1 })
      })($0)
      "-------(6|)"
    }
  }

  @Test(#"Operators/Transforming/Scan.swift: source.scan(into: 0) { sum, element in sum += element }"#)
  func marble269() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.scan(into: 0) { sum, element in sum += element }
      })($0)
      "-1-3-6-|"
    }
  }

  @Test(#"Operators/Transforming/Scan.swift: source.scan(0) { $0 + $1 }"#)
  func marble270() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.scan(0) { $0 + $1 }
      })($0)
      "-1-3-6-|"
    }
  }

  @Test(#"Operators/Utility/Debug.swift: source.debug("name")"#)
  func marble271() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.debug("name")
      })($0)
      "-a-b-|"
    }
  }

  @Test(#"Operators/Utility/Do.swift: source.do(onNext: { _ in })"#)
  func marble272() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.do(onNext: { _ in })
      })($0)
      "-a-b-|"
    }
  }

  @Test(#"Operators/Utility/IfEmpty.swift: source.ifEmpty(default: "x")"#)
  func marble273() throws {
    try marbles {
      "---|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.ifEmpty(default: "x")
      })($0)
      "---(x|)"
    }
  }

  @Test(#"Operators/Utility/IfEmpty.swift: source.ifEmpty(switchTo: other)"#)
  func marble274() throws {
    try marbles {
      "---|"
      "-x|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        let other = stage.inputs[1]
        return source.ifEmpty(switchTo: other)
      })($0)
      "----x|"
    }
  }

  @Test(#"Operators/Utility/ObserveOn.swift: source.observe(on: CurrentThreadScheduler.instance)"#)
  func marble275() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.observe(on: CurrentThreadScheduler.instance)
      })($0)
      "-a-b-|"
    }
  }

  @Test(#"Operators/Utility/ObserveOn.swift: source.subscribe(on: CurrentThreadScheduler.instance)"#)
  func marble276() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return source.subscribe(on: CurrentThreadScheduler.instance)
      })($0)
      "-a-b-|"
    }
  }

  @Test(#"Operators/Utility/WithUnretained.swift: source.withUnretained(owner) { _, element in element * 2 }"#)
  func marble277() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let owner = stage
        let source = stage.ints[0]
        return source.withUnretained(owner) { _, element in element * 2 }
      })($0)
      "-2-4-6-|"
    }
  }

  @Test(#"Operators/Utility/WithUnretained.swift: source.withUnretained(owner).map { _, element in element * 2 }"#)
  func marble278() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let owner = stage
        let source = stage.ints[0]
        return source.withUnretained(owner).map { _, element in element * 2 }
      })($0)
      "-2-4-6-|"
    }
  }

  @Test(#"Traits/Binding/Bind.swift: source.bind(to: out)"#)
  func marble279() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.bind(to: out) }
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Traits/Binding/Bind.swift: source.bind(to: out.mapObserver { (element: Int?) in element ?? 0 })"#)
  func marble280() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.bind(to: out.mapObserver { (element: Int?) in element ?? 0 }) }
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Traits/Binding/Bind.swift: let relay = PublishRelay<Int>(); return Disposables.create(relay.subscribe(out), source.bind(to: relay))"#)
  func marble281() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = PublishRelay<Int>(); return Disposables.create(relay.subscribe(out), source.bind(to: relay)) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Traits/Binding/Bind.swift: let relay = PublishRelay<Int?>(); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.bind(to: relay))"#)
  func marble282() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = PublishRelay<Int?>(); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.bind(to: relay)) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Traits/Binding/Bind.swift: let relay = BehaviorRelay<Int>(value: 0); return Disposables.create(relay.subscribe(out), source.bind(to: relay))"#)
  func marble283() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = BehaviorRelay<Int>(value: 0); return Disposables.create(relay.subscribe(out), source.bind(to: relay)) }
      })($0)
      "01-2-3"
    }
  }

  @Test(#"Traits/Binding/Bind.swift: let relay = BehaviorRelay<Int?>(value: 0); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.bind(to: relay))"#)
  func marble284() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = BehaviorRelay<Int?>(value: 0); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.bind(to: relay)) }
      })($0)
      "01-2-3"
    }
  }

  @Test(#"Traits/Binding/Bind.swift: let relay = ReplayRelay<Int>.create(bufferSize: 1); return Disposables.create(relay.subscribe(out), source.bind(to: relay))"#)
  func marble285() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = ReplayRelay<Int>.create(bufferSize: 1); return Disposables.create(relay.subscribe(out), source.bind(to: relay)) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Traits/Binding/Bind.swift: let relay = ReplayRelay<Int?>.create(bufferSize: 1); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.bind(to: relay))"#)
  func marble286() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in let relay = ReplayRelay<Int?>.create(bufferSize: 1); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.bind(to: relay)) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Traits/Binding/Bind.swift: source.bind(to: { (source: Observable<Int>) in source.map { $0 * 2 } })"#)
  func marble287() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.bind(to: { (source: Observable<Int>) in source.map { $0 * 2 } })
      })($0)
      "-2-4-6-|"
    }
  }

  @Test(#"Traits/Binding/Bind.swift: source.bind(to: { (source: Observable<Int>) in { (factor: Int) in source.map { $0 * factor } } }, curriedArgument: 2)"#)
  func marble288() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.bind(to: { (source: Observable<Int>) in { (factor: Int) in source.map { $0 * factor } } }, curriedArgument: 2)
      })($0)
      "-2-4-6-|"
    }
  }

  @Test(#"Traits/Binding/Bind.swift: source.bind(with: owner, onNext: { owner, element in out.onNext(element) })"#)
  func marble289() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let owner = stage
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.bind(with: owner, onNext: { owner, element in out.onNext(element) }) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Traits/Binding/Bind.swift: source.bind(onNext: { out.onNext($0) })"#)
  func marble290() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.bind(onNext: { out.onNext($0) }) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Traits/Binding/ControlEvent.swift: ControlEvent(events: source).asInfallible()"#)
  func marble291() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return ControlEvent(events: source).asInfallible()
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Traits/Binding/ControlEvent.swift: ControlEvent(events: source).asDriver()"#)
  func marble292() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return ControlEvent(events: source).asDriver()
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Traits/Binding/ControlEvent.swift: ControlEvent(events: source).asSignal()"#)
  func marble293() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return ControlEvent(events: source).asSignal()
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Traits/Binding/ControlProperty.swift: ControlProperty(values: source, valueSink: PublishSubject<Int>()).changed"#)
  func marble294() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return ControlProperty(values: source, valueSink: PublishSubject<Int>()).changed
      })($0)
      "---2-3-|"
    }
  }

  @Test(#"Traits/Binding/ControlProperty.swift: ControlProperty(values: source, valueSink: PublishSubject<Int>()).asDriver()"#)
  func marble295() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return ControlProperty(values: source, valueSink: PublishSubject<Int>()).asDriver()
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Traits/Binding/ControlProperty.swift: ControlProperty(values: source.map { $0 == "a" ? nil : $0 }, valueSink: PublishSubject<String?>()).orEmpty"#)
  func marble296() throws {
    try marbles {
      "-a-b-|"
      ({ (stage: MarbleStage) in
        let source = stage.inputs[0]
        return ControlProperty(values: source.map { $0 == "a" ? nil : $0 }, valueSink: PublishSubject<String?>()).orEmpty
      })($0)
      "-''-b-|"
    }
  }

  @Test(#"Traits/Binding/DataDecoder.swift: source.map { Data("[\($0)]".utf8) }.decode(type: [Int].self, decoder: JSONDecoder()).map { $0[0] }"#)
  func marble297() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.map { Data("[\($0)]".utf8) }.decode(type: [Int].self, decoder: JSONDecoder()).map { $0[0] }
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Traits/Infallible/Infallible+Creating.swift: Infallible.of(1, 2, 3)"#)
  func marble298() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Infallible.of(1, 2, 3)
      })($0)
      "(123|)"
    }
  }

  @Test(#"Traits/Infallible/Infallible+Subscribe.swift: source.asInfallible(onErrorJustReturn: 0).subscribe { event in out.on(event.event) }"#)
  func marble299() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.asInfallible(onErrorJustReturn: 0).subscribe { event in out.on(event.event) } }
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Traits/Infallible/Infallible+Subscribe.swift: source.asInfallible(onErrorJustReturn: 0).subscribe(onNext: { out.onNext($0 * 2) }, onCompleted: { out.onCompleted() })"#)
  func marble300() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.asInfallible(onErrorJustReturn: 0).subscribe(onNext: { out.onNext($0 * 2) }, onCompleted: { out.onCompleted() }) }
      })($0)
      "-2-4-6-|"
    }
  }

  @Test(#"Traits/Infallible/Infallible+Subscribe.swift: source.asInfallible(onErrorJustReturn: 0).subscribe(with: owner, onNext: { owner, element in out.onNext(element) })"#)
  func marble301() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let owner = stage
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.asInfallible(onErrorJustReturn: 0).subscribe(with: owner, onNext: { owner, element in out.onNext(element) }) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Traits/Infallible/Infallible.swift: Infallible<Int>.create { observer in observer(.next(1)); observer(.completed); return Disposables.create() }"#)
  func marble302() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Infallible<Int>.create { observer in observer(.next(1)); observer(.completed); return Disposables.create() }
      })($0)
      "(1|)"
    }
  }

  @Test(#"Traits/Infallible/Infallible.swift: source.asInfallible(onErrorJustReturn: 0)"#)
  func marble303() throws {
    try marbles {
      "-1-2-#"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asInfallible(onErrorJustReturn: 0)
      })($0)
      "-1-2-(0|)"
    }
  }

  @Test(#"Traits/Infallible/Infallible.swift: source.asInfallible(onErrorFallbackTo: .of(7, 8))"#)
  func marble304() throws {
    try marbles {
      "-1-2-#"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asInfallible(onErrorFallbackTo: .of(7, 8))
      })($0)
      "-1-2-(78|)"
    }
  }

  @Test(#"Traits/Infallible/Infallible.swift: source.asInfallible(onErrorRecover: { _ in .just(5) })"#)
  func marble305() throws {
    try marbles {
      "-1-2-#"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asInfallible(onErrorRecover: { _ in .just(5) })
      })($0)
      "-1-2-(5|)"
    }
  }

  @Test(#"Traits/Infallible/Infallible.swift: BehaviorRelay(value: 1).asInfallible()"#)
  func marble306() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return BehaviorRelay(value: 1).asInfallible()
      })($0)
      "1"
    }
  }

  @Test(#"Traits/Infallible/Infallible.swift: PublishRelay<Int>().asInfallible()"#)
  func marble307() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return PublishRelay<Int>().asInfallible()
      })($0)
      "-"
    }
  }

  @Test(#"Traits/Infallible/Infallible.swift: ReplayRelay<Int>.createUnbound().asInfallible()"#)
  func marble308() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return ReplayRelay<Int>.createUnbound().asInfallible()
      })($0)
      "-"
    }
  }

  @Test(#"Traits/Primitive/Completable+Operators.swift: Completable.empty().concat(Completable.empty())"#)
  func marble309() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Completable.empty().concat(Completable.empty())
      })($0)
      "|"
    }
  }

  @Test(#"Traits/Primitive/Completable+Operators.swift: Completable.zip([Completable.empty(), Completable.never()])"#)
  func marble310() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Completable.zip([Completable.empty(), Completable.never()])
      })($0)
      "-"
    }
  }

  @Test(#"Traits/Primitive/Completable+Operators.swift: Completable.zip(Completable.empty(), Completable.never())"#)
  func marble311() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Completable.zip(Completable.empty(), Completable.never())
      })($0)
      "---"
    }
  }

  @Test(#"Traits/Primitive/Completable+Operators.swift: Completable.empty().andThen(Single.just(1))"#)
  func marble312() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Completable.empty().andThen(Single.just(1))
      })($0)
      "(1|)"
    }
  }

  @Test(#"Traits/Primitive/Completable+Operators.swift: Completable.empty().andThen(Maybe.just(1))"#)
  func marble313() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Completable.empty().andThen(Maybe.just(1))
      })($0)
      "(1|)"
    }
  }

  @Test(#"Traits/Primitive/Completable+Operators.swift: Completable.empty().andThen(Completable.never())"#)
  func marble314() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Completable.empty().andThen(Completable.never())
      })($0)
      "---"
    }
  }

  @Test(#"Traits/Primitive/Completable+Operators.swift: Completable.empty().andThen(Observable.of(1, 2))"#)
  func marble315() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Completable.empty().andThen(Observable.of(1, 2))
      })($0)
      "(12|)"
    }
  }

  @Test(#"Traits/Primitive/CompletableTrait.swift: Completable.create { observer in observer(.completed); return Disposables.create() }"#)
  func marble316() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Completable.create { observer in observer(.completed); return Disposables.create() }
      })($0)
      "|"
    }
  }

  @Test(#"Traits/Primitive/CompletableTrait.swift: Completable.empty().subscribe { event in if case .completed = event { out.onNext(1) } }"#)
  func marble317() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable<Int>.create { out in Completable.empty().subscribe { event in if case .completed = event { out.onNext(1) } } }
      })($0)
      "1"
    }
  }

  @Test(#"Traits/Primitive/CompletableTrait.swift: Completable.empty().subscribe(onCompleted: { out.onNext(1) })"#)
  func marble318() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable<Int>.create { out in Completable.empty().subscribe(onCompleted: { out.onNext(1) }) }
      })($0)
      "1"
    }
  }

  @Test(#"Traits/Primitive/CompletableTrait.swift: Completable.empty().subscribe(with: owner, onCompleted: { owner in out.onNext(1) })"#)
  func marble319() throws {
    try marbles {
      ({ (stage: MarbleStage) in
        let owner = stage
        return Observable<Int>.create { out in Completable.empty().subscribe(with: owner, onCompleted: { owner in out.onNext(1) }) }
      })($0)
      "1"
    }
  }

  @Test(#"Traits/Primitive/Maybe+Operators.swift: Maybe.just(1).flatMap { Maybe.just($0 + 1) }"#)
  func marble320() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Maybe.just(1).flatMap { Maybe.just($0 + 1) }
      })($0)
      "(2|)"
    }
  }

  @Test(#"Traits/Primitive/Maybe+Operators.swift: Maybe<Int>.empty().ifEmpty(switchTo: Single.just(1))"#)
  func marble321() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Maybe<Int>.empty().ifEmpty(switchTo: Single.just(1))
      })($0)
      "(1|)"
    }
  }

  @Test(#"Traits/Primitive/Maybe+Operators.swift: Maybe.just(1).asCompletable()"#)
  func marble322() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Maybe.just(1).asCompletable()
      })($0)
      "|"
    }
  }

  @Test(#"Traits/Primitive/MaybeTrait.swift: Maybe<Int>.create { observer in observer(.success(1)); return Disposables.create() }"#)
  func marble323() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Maybe<Int>.create { observer in observer(.success(1)); return Disposables.create() }
      })($0)
      "(1|)"
    }
  }

  @Test(#"Traits/Primitive/MaybeTrait.swift: Maybe.just(1).subscribe { event in if case .success(let element) = event { out.onNext(element) } }"#)
  func marble324() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable<Int>.create { out in Maybe.just(1).subscribe { event in if case .success(let element) = event { out.onNext(element) } } }
      })($0)
      "1"
    }
  }

  @Test(#"Traits/Primitive/MaybeTrait.swift: Maybe.just(1).subscribe(onSuccess: { out.onNext($0) })"#)
  func marble325() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable<Int>.create { out in Maybe.just(1).subscribe(onSuccess: { out.onNext($0) }) }
      })($0)
      "1"
    }
  }

  @Test(#"Traits/Primitive/MaybeTrait.swift: Maybe.just(1).subscribe(with: owner, onSuccess: { owner, element in out.onNext(element) })"#)
  func marble326() throws {
    try marbles {
      ({ (stage: MarbleStage) in
        let owner = stage
        return Observable<Int>.create { out in Maybe.just(1).subscribe(with: owner, onSuccess: { owner, element in out.onNext(element) }) }
      })($0)
      "1"
    }
  }

  @Test(#"Traits/Primitive/ObservableType+Primitive.swift: source.asSingle()"#)
  func marble327() throws {
    try marbles {
      "-1-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asSingle()
      })($0)
      "---(1|)"
    }
  }

  @Test(#"Traits/Primitive/ObservableType+Primitive.swift: source.asMaybe()"#)
  func marble328() throws {
    try marbles {
      "-1-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asMaybe()
      })($0)
      "---(1|)"
    }
  }

  @Test(#"Traits/Primitive/ObservableType+Primitive.swift: source.first().map { $0 ?? 0 }"#)
  func marble329() throws {
    try marbles {
      "-1-2-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.first().map { $0 ?? 0 }
      })($0)
      "-(1|)"
    }
  }

  @Test(#"Traits/Primitive/ObservableType+Primitive.swift: source.toArray()"#)
  func marble330() throws {
    try marbles {
      "-1-2-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.toArray()
      })($0)
      "-----('[1, 2]' |)"
    }
  }

  @Test(#"Traits/Primitive/ObservableType+Primitive.swift: source.ignoreElements().asCompletable()"#)
  func marble331() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.ignoreElements().asCompletable()
      })($0)
      "-------|"
    }
  }

  @Test(#"Traits/Primitive/PrimitiveSequence+Operators.swift: Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in Single.just(1) })"#)
  func marble332() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in Single.just(1) })
      })($0)
      "(1|)"
    }
  }

  @Test(#"Traits/Primitive/PrimitiveSequence+Operators.swift: Single<Int>.never().timeout(.milliseconds(300), other: Single.just(7), scheduler: scheduler)"#)
  func marble333() throws {
    try marbles {
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        return Single<Int>.never().timeout(.milliseconds(300), other: Single.just(7), scheduler: scheduler)
      })($0)
      "---(7|)"
    }
  }

  @Test(#"Traits/Primitive/PrimitiveSequence+Operators.swift: Single<Int>.timer(.milliseconds(300), scheduler: scheduler)"#)
  func marble334() throws {
    try marbles {
      ({ (stage: MarbleStage) in
        let scheduler = stage.scheduler
        return Single<Int>.timer(.milliseconds(300), scheduler: scheduler)
      })($0)
      "---(0|)"
    }
  }

  @Test(#"Traits/Primitive/Single+Operators.swift: Single.just(1).flatMap { Single.just($0 + 1) }"#)
  func marble335() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.just(1).flatMap { Single.just($0 + 1) }
      })($0)
      "(2|)"
    }
  }

  @Test(#"Traits/Primitive/Single+Operators.swift: Single.just(1).flatMapMaybe { _ in Maybe<Int>.empty() }"#)
  func marble336() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.just(1).flatMapMaybe { _ in Maybe<Int>.empty() }
      })($0)
      "|"
    }
  }

  @Test(#"Traits/Primitive/Single+Operators.swift: Single.just(1).flatMapCompletable { _ in Completable.empty() }"#)
  func marble337() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.just(1).flatMapCompletable { _ in Completable.empty() }
      })($0)
      "|"
    }
  }

  @Test(#"Traits/Primitive/Single+Operators.swift: Single.zip([Single.just(1), Single.just(2)]) { $0.reduce(0, +) }"#)
  func marble338() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.zip([Single.just(1), Single.just(2)]) { $0.reduce(0, +) }
      })($0)
      "(3|)"
    }
  }

  @Test(#"Traits/Primitive/Single+Operators.swift: Single.zip([Single.just(1), Single.just(2)])"#)
  func marble339() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.zip([Single.just(1), Single.just(2)])
      })($0)
      "('[1, 2]'|)"
    }
  }

  @Test(#"Traits/Primitive/Single+Operators.swift: Single.just(1).asMaybe()"#)
  func marble340() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.just(1).asMaybe()
      })($0)
      "(1|)"
    }
  }

  @Test(#"Traits/Primitive/Single+Operators.swift: Single.just(1).asCompletable()"#)
  func marble341() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single.just(1).asCompletable()
      })($0)
      "|"
    }
  }

  @Test(#"Traits/Primitive/SingleTrait.swift: Single<Int>.create { observer in observer(.success(1)); return Disposables.create() }"#)
  func marble342() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Single<Int>.create { observer in observer(.success(1)); return Disposables.create() }
      })($0)
      "(1|)"
    }
  }

  @Test(#"Traits/Primitive/SingleTrait.swift: Single.just(1).subscribe { event in if case .success(let element) = event { out.onNext(element) } }"#)
  func marble343() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable<Int>.create { out in Single.just(1).subscribe { event in if case .success(let element) = event { out.onNext(element) } } }
      })($0)
      "1"
    }
  }

  @Test(#"Traits/Primitive/SingleTrait.swift: Single.just(1).subscribe(onSuccess: { out.onNext($0) })"#)
  func marble344() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Observable<Int>.create { out in Single.just(1).subscribe(onSuccess: { out.onNext($0) }) }
      })($0)
      "1"
    }
  }

  @Test(#"Traits/Primitive/SingleTrait.swift: Single.just(1).subscribe(with: owner, onSuccess: { owner, element in out.onNext(element) })"#)
  func marble345() throws {
    try marbles {
      ({ (stage: MarbleStage) in
        let owner = stage
        return Observable<Int>.create { out in Single.just(1).subscribe(with: owner, onSuccess: { owner, element in out.onNext(element) }) }
      })($0)
      "1"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Conversion.swift: source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 0)"#)
  func marble346() throws {
    try marbles {
      "-1-2-#"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 0)
      })($0)
      "-1-2-(0|)"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Conversion.swift: source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorDriveWith: .of(7, 8))"#)
  func marble347() throws {
    try marbles {
      "-1-2-#"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorDriveWith: .of(7, 8))
      })($0)
      "-1-2-(78|)"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Conversion.swift: source.asSharedSequence(sharingStrategy: SignalSharingStrategy.self) { _ in .just(5) }"#)
  func marble348() throws {
    try marbles {
      "-1-2-#"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asSharedSequence(sharingStrategy: SignalSharingStrategy.self) { _ in .just(5) }
      })($0)
      "-1-2-(5|)"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Conversion.swift: source.asDriver(onErrorJustReturn: 0)"#)
  func marble349() throws {
    try marbles {
      "-1-2-#"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asDriver(onErrorJustReturn: 0)
      })($0)
      "-1-2-(0|)"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Conversion.swift: source.asDriver(onErrorDriveWith: .of(7, 8))"#)
  func marble350() throws {
    try marbles {
      "-1-2-#"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asDriver(onErrorDriveWith: .of(7, 8))
      })($0)
      "-1-2-(78|)"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Conversion.swift: source.asDriver(onErrorRecover: { _ in .just(5) })"#)
  func marble351() throws {
    try marbles {
      "-1-2-#"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asDriver(onErrorRecover: { _ in .just(5) })
      })($0)
      "-1-2-(5|)"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Conversion.swift: source.asSignal(onErrorJustReturn: 0)"#)
  func marble352() throws {
    try marbles {
      "-1-2-#"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asSignal(onErrorJustReturn: 0)
      })($0)
      "-1-2-(0|)"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Conversion.swift: source.asSignal(onErrorSignalWith: .of(7, 8))"#)
  func marble353() throws {
    try marbles {
      "-1-2-#"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asSignal(onErrorSignalWith: .of(7, 8))
      })($0)
      "-1-2-(78|)"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Conversion.swift: source.asSignal(onErrorRecover: { _ in .just(5) })"#)
  func marble354() throws {
    try marbles {
      "-1-2-#"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asSignal(onErrorRecover: { _ in .just(5) })
      })($0)
      "-1-2-(5|)"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Conversion.swift: BehaviorRelay(value: 1).asDriver()"#)
  func marble355() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return BehaviorRelay(value: 1).asDriver()
      })($0)
      "1"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Conversion.swift: PublishRelay<Int>().asSignal()"#)
  func marble356() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return PublishRelay<Int>().asSignal()
      })($0)
      "-"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Conversion.swift: Infallible.just(1).asDriver()"#)
  func marble357() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Infallible.just(1).asDriver()
      })($0)
      "(1|)"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Conversion.swift: Infallible.just(1).asSignal()"#)
  func marble358() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Infallible.just(1).asSignal()
      })($0)
      "(1|)"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Conversion.swift: Driver.just(1).asInfallible()"#)
  func marble359() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Driver.just(1).asInfallible()
      })($0)
      "(1|)"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Creating.swift: Driver<Int>.empty()"#)
  func marble360() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Driver<Int>.empty()
      })($0)
      "|"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Creating.swift: Driver.just(1)"#)
  func marble361() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Driver.just(1)
      })($0)
      "(1|)"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Creating.swift: Driver.of(1, 2)"#)
  func marble362() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Driver.of(1, 2)
      })($0)
      "(12|)"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Creating.swift: Driver<Int>.timer(.milliseconds(100), period: .milliseconds(300))"#)
  func marble363() throws {
    try marbles {
      ({ (_: MarbleStage) in
        return Driver<Int>.timer(.milliseconds(100), period: .milliseconds(300))
      })($0)
      "-0--1--2"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Drive.swift: source.asDriver(onErrorJustReturn: 0).drive { $0.subscribe(out) }"#)
  func marble364() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.asDriver(onErrorJustReturn: 0).drive { $0.subscribe(out) } }
      })($0)
      "-1-2-3-|"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Drive.swift: source.asDriver(onErrorJustReturn: 0).drive({ source in { factor in source.map { $0 * factor }.subscribe(out) } }, curriedArgument: 2)"#)
  func marble365() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.asDriver(onErrorJustReturn: 0).drive({ source in { factor in source.map { $0 * factor }.subscribe(out) } }, curriedArgument: 2) }
      })($0)
      "-2-4-6-|"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Drive.swift: source.asDriver(onErrorJustReturn: 0).drive(with: owner, onNext: { owner, element in out.onNext(element) })"#)
  func marble366() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let owner = stage
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.asDriver(onErrorJustReturn: 0).drive(with: owner, onNext: { owner, element in out.onNext(element) }) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Drive.swift: source.asDriver(onErrorJustReturn: 0).drive(onNext: { out.onNext($0) })"#)
  func marble367() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.asDriver(onErrorJustReturn: 0).drive(onNext: { out.onNext($0) }) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Drive.swift: source.asDriver(onErrorJustReturn: 0).do(onNext: { out.onNext($0) }).drive()"#)
  func marble368() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.asDriver(onErrorJustReturn: 0).do(onNext: { out.onNext($0) }).drive() }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Emit.swift: source.asSignal(onErrorJustReturn: 0).emit(with: owner, onNext: { owner, element in out.onNext(element) })"#)
  func marble369() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let owner = stage
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.asSignal(onErrorJustReturn: 0).emit(with: owner, onNext: { owner, element in out.onNext(element) }) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Emit.swift: source.asSignal(onErrorJustReturn: 0).emit(onNext: { out.onNext($0) })"#)
  func marble370() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.asSignal(onErrorJustReturn: 0).emit(onNext: { out.onNext($0) }) }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Emit.swift: source.asSignal(onErrorJustReturn: 0).do(onNext: { out.onNext($0) }).emit()"#)
  func marble371() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return Observable<Int>.create { out in source.asSignal(onErrorJustReturn: 0).do(onNext: { out.onNext($0) }).emit() }
      })($0)
      "-1-2-3"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Mapping.swift: source.asDriver(onErrorJustReturn: 0).map { $0 * 2 }"#)
  func marble372() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asDriver(onErrorJustReturn: 0).map { $0 * 2 }
      })($0)
      "-2-4-6-|"
    }
  }

  @Test(#"Traits/Shared/SharedSequence+Mapping.swift: source.asDriver(onErrorJustReturn: 0).filter { $0 != 2 }"#)
  func marble373() throws {
    try marbles {
      "-1-2-3-|"
      ({ (stage: MarbleStage) in
        let source = stage.ints[0]
        return source.asDriver(onErrorJustReturn: 0).filter { $0 != 2 }
      })($0)
      "-1---3-|"
    }
  }
}
