// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rx: [CatalogFamily] = [
    rxCore,
    rxDisposables,
    rxOperatorsFiltering,
    rxOperatorsSharing,
    rxOperatorsTransforming,
    rxRelays,
    rxSchedulers,
    rxSubjects,
    rxTraitsBinding,
    rxTraitsInfallible,
    rxTraitsPrimitive,
    rxTraitsShared,
    rxOperatorsCombining,
    rxOperatorsCreating,
    rxOperatorsErrors,
    rxOperatorsTiming,
    rxOperatorsUtility,
    rxTraitsConcurrency,
  ]

  static let rxAliases: [String] = [
    "typealias RxObservable<Element> = Observable<Element>",
    "typealias RxAbstractInteger = FixedWidthInteger",
    "typealias RxTimeInterval = DispatchTimeInterval",
    "typealias RxTime = Date",
    "typealias Completable = PrimitiveSequence<CompletableTrait, Never>",
    "typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>",
    "typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>",
    "typealias SingleEvent<Element> = Result<Element, Error>",
    "typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>",
    "typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>",
  ]
}
