// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxOperatorsCombining = CatalogFamily(
    name: "OperatorsCombining",
    types: [
    ],
    extensions: [
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.amb(_:)", name: "amb",
            signature: "func amb<Source: ObservableType>(_ right: Source) -> Observable<Element> where Source.Element == Element",
            result: "Observable<Element>",
            sentence: "Goes on with that of two sequences which sends anything first.",
            details: "- A terminal event counts. The other one is disposed.\n- Where `right` ends while it is being subscribed, although this sequence has sent before, the result sends nothing more, as in RxSwift: `of(1, 2).startWith(0).amb(.just(9))` sends 0 alone.",
            marble: "first    ---a-b-|\nsecond   -x-y-|\nfirst.amb(second)\n         -x-y-|"),
          CatalogMember(
            key: "static ObservableType.amb(_:)", name: "amb",
            signature: "static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element>",
            result: "Observable<Element>",
            sentence: "Goes on with that of several sequences which sends anything first.",
            marble: "first    ---a-b-|\nsecond   -x-y-|\nObservable.amb([first, second])\n         -x-y-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "static ObservableType.combineLatest(_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: ObservableType, Source2: ObservableType>(_ source1: Source1, _ source2: Source2, resultSelector: @escaping (Source1.Element, Source2.Element) throws -> Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nObservable.combineLatest(first, second) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static ObservableType.combineLatest(_:_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element) throws -> Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nObservable.combineLatest(first, second) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static ObservableType.combineLatest(_:_:_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element) throws -> Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nObservable.combineLatest(first, second) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static ObservableType.combineLatest(_:_:_:_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element) throws -> Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nObservable.combineLatest(first, second) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static ObservableType.combineLatest(_:_:_:_:_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType, Source6: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element) throws -> Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nObservable.combineLatest(first, second) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static ObservableType.combineLatest(_:_:_:_:_:_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType, Source6: ObservableType, Source7: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element) throws -> Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nObservable.combineLatest(first, second) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static ObservableType.combineLatest(_:_:_:_:_:_:_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType, Source6: ObservableType, Source7: ObservableType, Source8: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7, _ source8: Source8, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element, Source8.Element) throws -> Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nObservable.combineLatest(first, second) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static ObservableType.combineLatest(_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<Collection: Swift.Collection>(_ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element) -> Observable<Element> where Collection.Element: ObservableType",
            result: "Observable<Element>",
            sentence: "Combines the latest elements of a collection of sequences whenever one of them sends, once all have.",
            details: "- Of no sequences, sends what `resultSelector` makes of an empty array, and completes.",
            marble: "first    -1-2-|\nsecond   --3-4|\nObservable.combineLatest([first, second]) { $0.reduce(0, +) }\n         --456|"),
          CatalogMember(
            key: "static ObservableType.combineLatest(_:)", name: "combineLatest",
            signature: "static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element",
            result: "Observable<[Element]>",
            sentence: "Combines the latest elements of a collection of sequences to an array whenever one of them sends, once all have.",
            marble: "first    -1-2-|\nsecond   --3-4|\nObservable.combineLatest([first, second])\n         --'[1, 3]''[2, 3]''[2, 4]'|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType where Element == Any",
        members: [
          CatalogMember(
            key: "static ObservableType.combineLatest(_:_:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: ObservableType, Source2: ObservableType>(_ source1: Source1, _ source2: Source2) -> Observable<(Source1.Element, Source2.Element)>",
            result: "Observable<(Source1.Element, Source2.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nObservable.combineLatest(first, second).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static ObservableType.combineLatest(_:_:_:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3) -> Observable<(Source1.Element, Source2.Element, Source3.Element)>",
            result: "Observable<(Source1.Element, Source2.Element, Source3.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nObservable.combineLatest(first, second).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static ObservableType.combineLatest(_:_:_:_:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)>",
            result: "Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nObservable.combineLatest(first, second).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static ObservableType.combineLatest(_:_:_:_:_:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)>",
            result: "Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nObservable.combineLatest(first, second).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static ObservableType.combineLatest(_:_:_:_:_:_:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType, Source6: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)>",
            result: "Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nObservable.combineLatest(first, second).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static ObservableType.combineLatest(_:_:_:_:_:_:_:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType, Source6: ObservableType, Source7: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element)>",
            result: "Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nObservable.combineLatest(first, second).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static ObservableType.combineLatest(_:_:_:_:_:_:_:_:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType, Source6: ObservableType, Source7: ObservableType, Source8: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7, _ source8: Source8) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element, Source8.Element)>",
            result: "Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element, Source8.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nObservable.combineLatest(first, second).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.concat(_:)", name: "concat",
            signature: "func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element> where Source.Element == Element",
            result: "Observable<Element>",
            sentence: "Sends what this sequence sends and then, when it has completed, what `second` sends.",
            marble: "first    -a-b|\nsecond   -x-y|\nfirst.concat(second)\n         -a-b-x-y|"),
          CatalogMember(
            key: "static ObservableType.concat(_:) (Sequence)", name: "concat",
            signature: "static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends what sequences send, one after the other.",
            details: "- The sequences are asked for one at a time, each when the one before has completed.",
            marble: "first    -a-b|\nsecond   -x-y|\nObservable.concat(AnySequence([first, second]))\n         -a-b-x-y|"),
          CatalogMember(
            key: "static ObservableType.concat(_:) (Collection)", name: "concat",
            signature: "static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element> where Collection.Element == Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends what sequences send, one after the other.",
            marble: "first    -a-b|\nsecond   -x-y|\nObservable.concat([first, second])\n         -a-b-x-y|"),
          CatalogMember(
            key: "static ObservableType.concat(_:) (Observable<Element>...)", name: "concat",
            signature: "static func concat(_ sources: Observable<Element>...) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends what sequences send, one after the other.",
            marble: "first    -a-b|\nsecond   -x-y|\nObservable.concat(first, second)\n         -a-b-x-y|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType where Element: ObservableConvertibleType",
        members: [
          CatalogMember(
            key: "ObservableType.merge()", name: "merge",
            signature: "func merge() -> Observable<Element.Element>",
            result: "Observable<Element.Element>",
            sentence: "Merges the sequences that this sequence sends.",
            details: "- Completes when this sequence and all of those have.",
            marble: "source   a-b-------|\ninner    1---2|\nsource.map { _ in inner }.merge()\n         1-1-2-2---|"),
          CatalogMember(
            key: "ObservableType.merge(maxConcurrent:)", name: "merge",
            signature: "func merge(maxConcurrent: Int) -> Observable<Element.Element>",
            result: "Observable<Element.Element>",
            sentence: "Merges the sequences that this sequence sends, at most `maxConcurrent` at a time; others wait.",
            marble: "source   a-b-------|\ninner    1---2|\nsource.map { _ in inner }.merge(maxConcurrent: 1)\n         1---21---2|"),
          CatalogMember(
            key: "ObservableType.concat()", name: "concat",
            signature: "func concat() -> Observable<Element.Element>",
            result: "Observable<Element.Element>",
            sentence: "Sends what the sequences send that this sequence sends, one sequence after the other.",
            marble: "source   a-b-------|\ninner    1---2|\nsource.map { _ in inner }.concat()\n         1---21---2|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "static ObservableType.merge(_:) (Collection)", name: "merge",
            signature: "static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element> where Collection.Element == Observable<Element>",
            result: "Observable<Element>",
            sentence: "Merges sequences.",
            details: "- An error of any of them ends the result; it completes when all have.",
            marble: "first    a---b---|\nsecond   --x---y-|\nObservable.merge([first, second])\n         a-x-b-y-|"),
          CatalogMember(
            key: "static ObservableType.merge(_:) ([Observable<Element>])", name: "merge",
            signature: "static func merge(_ sources: [Observable<Element>]) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Merges sequences.",
            marble: "first    a---b---|\nsecond   --x---y-|\nObservable.merge([first, second])\n         a-x-b-y-|"),
          CatalogMember(
            key: "static ObservableType.merge(_:) (Observable<Element>...)", name: "merge",
            signature: "static func merge(_ sources: Observable<Element>...) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Merges sequences.",
            marble: "first    a---b---|\nsecond   --x---y-|\nObservable.merge(first, second)\n         a-x-b-y-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.startWith(_:)", name: "startWith",
            signature: "func startWith(_ elements: Element...) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends elements before those of the sequence.",
            marble: "source   -a-b-|\nsource.startWith(\"x\", \"y\")\n         (xy)a-b-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType where Element: ObservableConvertibleType",
        members: [
          CatalogMember(
            key: "ObservableType.switchLatest()", name: "switchLatest",
            signature: "func switchLatest() -> Observable<Element.Element>",
            result: "Observable<Element.Element>",
            sentence: "Sends what the latest of the sequences sends that this sequence sends.",
            details: "- The inner sequence before is disposed before the next one is subscribed.",
            marble: "source   a---b---------|\ninner    1--2--3|\nsource.map { _ in inner }.switchLatest()\n         1--21--2--3---|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.withLatestFrom(_:resultSelector:)", name: "withLatestFrom",
            signature: "func withLatestFrom<Source: ObservableConvertibleType, ResultType>(_ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType) -> Observable<ResultType>",
            result: "Observable<ResultType>",
            sentence: "Combines each element with the latest one of another sequence.",
            details: "- Elements that come before the other sequence has sent one are dropped.\n- The other is subscribed first. Its error ends the result, its completion does not.\n- An error thrown by `resultSelector` ends the result.",
            marble: "source   -a---b-c-|\nother    ---1---2-|\nsource.withLatestFrom(other) { \"\\($0)\\($1)\" }\n         -----'b1'-'c2'-|"),
          CatalogMember(
            key: "ObservableType.withLatestFrom(_:)", name: "withLatestFrom",
            signature: "func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element>",
            result: "Observable<Source.Element>",
            sentence: "Sends the latest element of another sequence for each element.",
            marble: "source   -a---b-c-|\nother    ---1---2-|\nsource.withLatestFrom(other)\n         -----1-2-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "static ObservableType.zip(_:_:resultSelector:)", name: "zip",
            signature: "static func zip<Source1: ObservableType, Source2: ObservableType>(_ source1: Source1, _ source2: Source2, resultSelector: @escaping (Source1.Element, Source2.Element) throws -> Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nObservable.zip(first, second) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static ObservableType.zip(_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element) throws -> Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nObservable.zip(first, second) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static ObservableType.zip(_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element) throws -> Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nObservable.zip(first, second) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static ObservableType.zip(_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element) throws -> Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nObservable.zip(first, second) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static ObservableType.zip(_:_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType, Source6: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element) throws -> Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nObservable.zip(first, second) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static ObservableType.zip(_:_:_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType, Source6: ObservableType, Source7: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element) throws -> Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nObservable.zip(first, second) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static ObservableType.zip(_:_:_:_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType, Source6: ObservableType, Source7: ObservableType, Source8: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7, _ source8: Source8, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element, Source8.Element) throws -> Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nObservable.zip(first, second) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static ObservableType.zip(_:resultSelector:)", name: "zip",
            signature: "static func zip<Collection: Swift.Collection>(_ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element) -> Observable<Element> where Collection.Element: ObservableType",
            result: "Observable<Element>",
            sentence: "Combines the elements of a collection of sequences one by one.",
            details: "- Completes when all of them have completed, or when the only one left sends an element that cannot be combined.",
            marble: "first    -1-2-|\nsecond   --3-4|\nObservable.zip([first, second]) { $0.reduce(0, +) }\n         --4-6|"),
          CatalogMember(
            key: "static ObservableType.zip(_:)", name: "zip",
            signature: "static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element",
            result: "Observable<[Element]>",
            sentence: "Combines the elements of a collection of sequences one by one to arrays.",
            marble: "first    -1-2-|\nsecond   --3-4|\nObservable.zip([first, second])\n         --'[1, 3]'-'[2, 4]'|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType where Element == Any",
        members: [
          CatalogMember(
            key: "static ObservableType.zip(_:_:)", name: "zip",
            signature: "static func zip<Source1: ObservableType, Source2: ObservableType>(_ source1: Source1, _ source2: Source2) -> Observable<(Source1.Element, Source2.Element)>",
            result: "Observable<(Source1.Element, Source2.Element)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nObservable.zip(first, second).map { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static ObservableType.zip(_:_:_:)", name: "zip",
            signature: "static func zip<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3) -> Observable<(Source1.Element, Source2.Element, Source3.Element)>",
            result: "Observable<(Source1.Element, Source2.Element, Source3.Element)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nObservable.zip(first, second).map { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static ObservableType.zip(_:_:_:_:)", name: "zip",
            signature: "static func zip<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)>",
            result: "Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nObservable.zip(first, second).map { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static ObservableType.zip(_:_:_:_:_:)", name: "zip",
            signature: "static func zip<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)>",
            result: "Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nObservable.zip(first, second).map { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static ObservableType.zip(_:_:_:_:_:_:)", name: "zip",
            signature: "static func zip<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType, Source6: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)>",
            result: "Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nObservable.zip(first, second).map { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static ObservableType.zip(_:_:_:_:_:_:_:)", name: "zip",
            signature: "static func zip<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType, Source6: ObservableType, Source7: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element)>",
            result: "Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nObservable.zip(first, second).map { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static ObservableType.zip(_:_:_:_:_:_:_:_:)", name: "zip",
            signature: "static func zip<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Source5: ObservableType, Source6: ObservableType, Source7: ObservableType, Source8: ObservableType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7, _ source8: Source8) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element, Source8.Element)>",
            result: "Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element, Source8.Element)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nObservable.zip(first, second).map { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
        ]),
    ],
    globals: [
    ])
}
