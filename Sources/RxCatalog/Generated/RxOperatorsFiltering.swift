// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxOperatorsFiltering = CatalogFamily(
    name: "OperatorsFiltering",
    types: [
      CatalogType(
        name: "TakeBehavior", header: "enum TakeBehavior { case inclusive; case exclusive }",
        sentence: "Inclusion or exclusion of the element that ends a sequence."),
    ],
    extensions: [
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType where Element: Equatable",
        members: [
          CatalogMember(
            key: "ObservableType.distinctUntilChanged()", name: "distinctUntilChanged",
            signature: "func distinctUntilChanged() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Drops elements that equal the one before.",
            marble: "source   -1-1-2-1-|\nsource.distinctUntilChanged()\n         -1---2-1-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.distinctUntilChanged(_:) ((Element) throws -> Key)", name: "distinctUntilChanged",
            signature: "func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) throws -> Key) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Drops elements whose key equals that of the one before.",
            marble: "source   -1-3-2-4-|\nsource.distinctUntilChanged { $0 % 2 }\n         -1---2---|"),
          CatalogMember(
            key: "ObservableType.distinctUntilChanged(_:) ((_ lhs: Element, _ rhs: Element) throws -> Bool)", name: "distinctUntilChanged",
            signature: "func distinctUntilChanged(_ comparer: @escaping (_ lhs: Element, _ rhs: Element) throws -> Bool) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Drops elements that `comparer` finds equal to the one before.",
            marble: "source   -1-3-2-4-|\nsource.distinctUntilChanged { $0 % 2 == $1 % 2 }\n         -1---2---|"),
          CatalogMember(
            key: "ObservableType.distinctUntilChanged(_:comparer:)", name: "distinctUntilChanged",
            signature: "func distinctUntilChanged<K>(_ keySelector: @escaping (Element) throws -> K, comparer: @escaping (_ lhs: K, _ rhs: K) throws -> Bool) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Drops elements whose key `comparer` finds equal to that of the one before.",
            details: "- The one before is the last that was let through.\n- An error thrown by either closure ends the sequence.",
            marble: "source   -1-3-2-4-|\nsource.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })\n         -1---2---|"),
          CatalogMember(
            key: "ObservableType.distinctUntilChanged(at:)", name: "distinctUntilChanged",
            signature: "func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Drops elements whose property equals that of the one before.",
            marble: "source   -a-b-'cc'-|\nsource.distinctUntilChanged(at: \\.count)\n         -a---'cc'-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.element(at:)", name: "element",
            signature: "func element(at index: Int) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends the element at an index and completes.",
            details: "- Ends with `RxError.argumentOutOfRange` when there are not as many; a negative index is such an error at once.",
            marble: "source   -a-b-c-|\nsource.element(at: 1)\n         ---(b|)"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.filter(_:)", name: "filter",
            signature: "func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Lets the elements through for which `predicate` holds.",
            details: "- An error thrown by `predicate` ends the sequence.",
            marble: "source   -1-2-3-4-|\nsource.filter { $0 % 2 == 0 }\n         ---2---4-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.ignoreElements()", name: "ignoreElements",
            signature: "func ignoreElements() -> Observable<Never>",
            result: "Observable<Never>",
            sentence: "Drops all elements; only the terminal event comes through.",
            marble: "source   -a-b-|\nsource.ignoreElements()\n         -----|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.sample(_:defaultValue:)", name: "sample",
            signature: "func sample<Source: ObservableType>(_ sampler: Source, defaultValue: Element? = nil) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends the latest element whenever `sampler` sends, if one came since the last time.",
            details: "- With `defaultValue`, that is sent where no element came.\n- The completion of the sampler counts as a tick. When the source has completed, the next tick completes the result.",
            marble: "source   -a-b---c---|\nsampler  ----x-x---x-x|\nsource.sample(sampler)\n         ----b-----c-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.single()", name: "single",
            signature: "func single() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends the first element, and fails unless it is the only one.",
            details: "- Ends with `RxError.noElements` if none came or, as soon as a second one comes, `RxError.moreThanOneElement`.",
            marble: "source   -a-|\nsource.single()\n         -a-|"),
          CatalogMember(
            key: "ObservableType.single(_:)", name: "single",
            signature: "func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends the first element for which `predicate` holds, and fails unless it is the only one.",
            details: "- Ends with `RxError.noElements` if none came or, as soon as a second one comes, `RxError.moreThanOneElement`.",
            marble: "source   -1-2-3-|\nsource.single { $0 == 2 }\n         ---2---|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.skip(_:)", name: "skip",
            signature: "func skip(_ count: Int) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Drops the first `count` elements.",
            marble: "source   -a-b-c-|\nsource.skip(2)\n         -----c-|"),
          CatalogMember(
            key: "ObservableType.skip(_:scheduler:)", name: "skip",
            signature: "func skip(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Drops elements for a stretch of time.",
            marble: "source   -a-b-c-d-|\nsource.skip(.milliseconds(400), scheduler: scheduler)\n         -----c-d-|"),
          CatalogMember(
            key: "ObservableType.skip(while:)", name: "skip",
            signature: "func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Drops elements while `predicate` holds.",
            details: "- An error thrown by `predicate` ends the sequence.",
            marble: "source   -1-2-3-1-|\nsource.skip(while: { $0 < 3 })\n         -----3-1-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.skip(until:)", name: "skip",
            signature: "func skip<Source: ObservableType>(until other: Source) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Drops elements until `other` sends one.",
            details: "- The source is subscribed first. An error of `other` ends the result, even one that follows the element while `other` is still being subscribed, as in RxSwift.\n- When the source completes before `other` has sent anything, the result does not complete, as in RxSwift.",
            marble: "source   -a-b-c-d-|\nother    ----x\nsource.skip(until: other)\n         -----c-d-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.take(_:)", name: "take",
            signature: "func take(_ count: Int) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Lets the first `count` elements through and completes.",
            marble: "source   -a-b-c-d-|\nsource.take(2)\n         -a-(b|)"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.take(for:scheduler:)", name: "take",
            signature: "func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Lets elements through for a stretch of time, then completes.",
            marble: "source   -a-b-c-d-|\nsource.take(for: .milliseconds(400), scheduler: scheduler)\n         -a-b|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.takeLast(_:)", name: "takeLast",
            signature: "func takeLast(_ count: Int) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends the last `count` elements when the sequence completes.",
            marble: "source   -a-b-c-|\nsource.takeLast(2)\n         -------(bc|)"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.take(until:)", name: "take",
            signature: "func take<Source: ObservableType>(until other: Source) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Lets elements through until `other` sends one, then completes.",
            details: "- `other` is subscribed first. Its error ends the result; its completion is ignored.",
            marble: "source   -a-b-c-d-|\nother    ----x\nsource.take(until: other)\n         -a-b|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.take(while:behavior:)", name: "take",
            signature: "func take(while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Lets elements through while `predicate` holds, then completes.",
            details: "- With `.inclusive`, the first element for which it does not hold is sent too.\n- An error thrown by `predicate` ends the sequence.",
            marble: "source   -1-2-3-4-|\nsource.take(while: { $0 < 3 })\n         -1-2-|"),
          CatalogMember(
            key: "ObservableType.take(until:behavior:)", name: "take",
            signature: "func take(until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Lets elements through until `predicate` holds, then completes.",
            details: "- With `.inclusive`, the element for which it holds is sent too.",
            marble: "source   -1-2-3-4-|\nsource.take(until: { $0 == 3 })\n         -1-2-|"),
        ]),
    ],
    globals: [
    ])
}
