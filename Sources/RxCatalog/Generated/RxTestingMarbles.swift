// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/RxTesting. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxTestingMarbles = CatalogFamily(
    name: "Marbles",
    types: [
      CatalogType(
        name: "MarbleError", header: "struct MarbleError: Error, Hashable, CustomStringConvertible",
        sentence: "The error that `#` in a marble diagram stands for unless another is given."),
      CatalogType(
        name: "MarbleValueError", header: "struct MarbleValueError: Error, Hashable, CustomStringConvertible",
        sentence: "A value of a diagram that has no meaning: its name is not in the table, or its text is no such value."),
      CatalogType(
        name: "MarbleMismatch", header: "struct MarbleMismatch: Error, CustomStringConvertible",
        sentence: "The diagrams of a marble test that do not agree."),
      CatalogType(
        name: "MarbleTest", header: "struct MarbleTest<Element>",
        sentence: "The lines of a marble test."),
      CatalogType(
        name: "MarbleStage", header: "class MarbleStage",
        sentence: "What a marble test's expression works with."),
      CatalogType(
        name: "MarbleTestBuilder", header: "enum MarbleTestBuilder { struct Inputs {}; struct Expression {} }",
        sentence: "Puts the lines of a marble test together: inputs, the expression, the expected diagram, subscriptions."),
      CatalogType(
        name: "MarbleTestBuilder.Inputs", header: "struct MarbleTestBuilder.Inputs",
        sentence: nil),
      CatalogType(
        name: "MarbleTestBuilder.Expression", header: "struct MarbleTestBuilder.Expression<Element>",
        sentence: nil),
    ],
    extensions: [
      CatalogExtension(
        type: "MarbleError", header: "extension MarbleError",
        members: [
          CatalogMember(
            key: "MarbleError.init()", name: "init",
            signature: "init()",
            result: "MarbleError"),
          CatalogMember(
            key: "MarbleError.description", name: "description",
            signature: "var description: String { get }",
            result: "String"),
        ]),
      CatalogExtension(
        type: "MarbleValueError", header: "extension MarbleValueError",
        members: [
          CatalogMember(
            key: "MarbleValueError.value", name: "value",
            signature: "var value: String { get }",
            result: "String",
            sentence: "The value as the diagram has it."),
          CatalogMember(
            key: "MarbleValueError.description", name: "description",
            signature: "var description: String { get }",
            result: "String"),
        ]),
      CatalogExtension(
        type: "TestScheduler", header: "extension TestScheduler",
        members: [
          CatalogMember(
            key: "TestScheduler.marbleFrame", name: "marbleFrame",
            signature: "var marbleFrame: Int { get }",
            result: "Int",
            sentence: "How many milliseconds a character of a diagram stands for: 100, or a tick where ticks are longer."),
          CatalogMember(
            key: "TestScheduler.cold(_:error:)", name: "cold",
            signature: "func cold(_ marbles: String, error: any Error = MarbleError()) throws -> TestableObservable<String>",
            result: "TestableObservable<String>",
            sentence: "A cold observable of the characters in a marble diagram: `cold(\"-a-b|\")`."),
          CatalogMember(
            key: "TestScheduler.cold(_:_:error:)", name: "cold",
            signature: "func cold<Element>(_ marbles: String, _ values: [String: Element], error: any Error = MarbleError()) throws -> TestableObservable<Element>",
            result: "TestableObservable<Element>",
            sentence: "A cold observable of what the values of a marble diagram stand for: `cold(\"-a-b|\", [\"a\": 1, \"b\": 2])`."),
          CatalogMember(
            key: "TestScheduler.cold(_:of:error:)", name: "cold",
            signature: "func cold<Element: LosslessStringConvertible>(_ marbles: String, of type: Element.Type, error: any Error = MarbleError()) throws -> TestableObservable<Element>",
            result: "TestableObservable<Element>",
            sentence: "A cold observable of the values that a marble diagram spells out: `cold(\"-1-2|\", of: Int.self)`."),
          CatalogMember(
            key: "TestScheduler.hot(_:error:)", name: "hot",
            signature: "func hot(_ marbles: String, error: any Error = MarbleError()) throws -> TestableObservable<String>",
            result: "TestableObservable<String>",
            sentence: "A hot observable of the characters in a marble diagram, from now on: `hot(\"-a-^-b|\")` has sent `a` before."),
          CatalogMember(
            key: "TestScheduler.hot(_:_:error:)", name: "hot",
            signature: "func hot<Element>(_ marbles: String, _ values: [String: Element], error: any Error = MarbleError()) throws -> TestableObservable<Element>",
            result: "TestableObservable<Element>",
            sentence: "A hot observable of what the values of a marble diagram stand for: `hot(\"-a-^-b|\", [\"a\": 1, \"b\": 2])`."),
          CatalogMember(
            key: "TestScheduler.hot(_:of:error:)", name: "hot",
            signature: "func hot<Element: LosslessStringConvertible>(_ marbles: String, of type: Element.Type, error: any Error = MarbleError()) throws -> TestableObservable<Element>",
            result: "TestableObservable<Element>",
            sentence: "A hot observable of the values that a marble diagram spells out: `hot(\"-1-^-2|\", of: Int.self)`."),
        ]),
      CatalogExtension(
        type: "TestableObserver", header: "extension TestableObserver",
        members: [
          CatalogMember(
            key: "TestableObserver.marbles(origin:name:)", name: "marbles",
            signature: "func marbles(origin: TestTime = 0, name: (Element) -> String = { \"\\($0)\" }) -> MarbleDiagram",
            result: "MarbleDiagram",
            sentence: "What was recorded as a diagram whose left edge is at `origin` ticks."),
        ]),
      CatalogExtension(
        type: "TestableObservable", header: "extension TestableObservable",
        members: [
          CatalogMember(
            key: "TestableObservable.subscriptionMarbles(origin:)", name: "subscriptionMarbles",
            signature: "func subscriptionMarbles(origin: TestTime = 0) -> [MarbleDiagram]",
            result: "[MarbleDiagram]",
            sentence: "The subscriptions as diagrams whose left edge is at `origin` ticks."),
        ]),
      CatalogExtension(
        type: "ObserverType", header: "extension ObserverType where Element: LosslessStringConvertible",
        members: [
          CatalogMember(
            key: "ObserverType.play(_:frame:error:)", name: "play",
            signature: "@discardableResult func play(_ marbles: String, frame: Int = 100, error: any Error = MarbleError()) -> any Disposable",
            result: "any Disposable",
            sentence: "Sends the values of a marble diagram at their times from now on: `query.play(\"-a--b|\")`.",
            details: "On the main scheduler; `|` completes the observer and `#` sends it the error. Disposing the result leaves out what has not been sent. What is no diagram, or a value that is none of the type, stops the program with a message."),
        ]),
      CatalogExtension(
        type: "ObserverType", header: "extension ObserverType",
        members: [
          CatalogMember(
            key: "ObserverType.play(_:_:frame:error:)", name: "play",
            signature: "@discardableResult func play(_ marbles: String, _ values: [String: Element], frame: Int = 100, error: any Error = MarbleError()) -> any Disposable",
            result: "any Disposable",
            sentence: "Sends what the values of a marble diagram stand for at their times from now on."),
        ]),
      CatalogExtension(
        type: "PublishRelay", header: "extension PublishRelay where Element: LosslessStringConvertible",
        members: [
          CatalogMember(
            key: "PublishRelay.play(_:frame:)", name: "play",
            signature: "@discardableResult func play(_ marbles: String, frame: Int = 100) -> any Disposable",
            result: "any Disposable",
            sentence: "Sends the values of a marble diagram at their times from now on; a relay never ends, so neither may the diagram."),
        ]),
      CatalogExtension(
        type: "PublishRelay", header: "extension PublishRelay",
        members: [
          CatalogMember(
            key: "PublishRelay.play(_:_:frame:)", name: "play",
            signature: "@discardableResult func play(_ marbles: String, _ values: [String: Element], frame: Int = 100) -> any Disposable",
            result: "any Disposable",
            sentence: "Sends what the values of a marble diagram stand for at their times from now on."),
        ]),
      CatalogExtension(
        type: "BehaviorRelay", header: "extension BehaviorRelay where Element: LosslessStringConvertible",
        members: [
          CatalogMember(
            key: "BehaviorRelay.play(_:frame:)", name: "play",
            signature: "@discardableResult func play(_ marbles: String, frame: Int = 100) -> any Disposable",
            result: "any Disposable",
            sentence: "Sends the values of a marble diagram at their times from now on; a relay never ends, so neither may the diagram."),
        ]),
      CatalogExtension(
        type: "BehaviorRelay", header: "extension BehaviorRelay",
        members: [
          CatalogMember(
            key: "BehaviorRelay.play(_:_:frame:)", name: "play",
            signature: "@discardableResult func play(_ marbles: String, _ values: [String: Element], frame: Int = 100) -> any Disposable",
            result: "any Disposable",
            sentence: "Sends what the values of a marble diagram stand for at their times from now on."),
        ]),
      CatalogExtension(
        type: "ReplayRelay", header: "extension ReplayRelay where Element: LosslessStringConvertible",
        members: [
          CatalogMember(
            key: "ReplayRelay.play(_:frame:)", name: "play",
            signature: "@discardableResult func play(_ marbles: String, frame: Int = 100) -> any Disposable",
            result: "any Disposable",
            sentence: "Sends the values of a marble diagram at their times from now on; a relay never ends, so neither may the diagram."),
        ]),
      CatalogExtension(
        type: "ReplayRelay", header: "extension ReplayRelay",
        members: [
          CatalogMember(
            key: "ReplayRelay.play(_:_:frame:)", name: "play",
            signature: "@discardableResult func play(_ marbles: String, _ values: [String: Element], frame: Int = 100) -> any Disposable",
            result: "any Disposable",
            sentence: "Sends what the values of a marble diagram stand for at their times from now on."),
        ]),
      CatalogExtension(
        type: "MarbleMismatch", header: "extension MarbleMismatch",
        members: [
          CatalogMember(
            key: "MarbleMismatch.name", name: "name",
            signature: "var name: String { get }",
            result: "String",
            sentence: "`output`, or which subscription."),
          CatalogMember(
            key: "MarbleMismatch.comparison", name: "comparison",
            signature: "var comparison: MarbleComparison { get }",
            result: "MarbleComparison"),
          CatalogMember(
            key: "MarbleMismatch.description", name: "description",
            signature: "var description: String { get }",
            result: "String"),
        ]),
      CatalogExtension(
        type: "MarbleStage", header: "extension MarbleStage",
        members: [
          CatalogMember(
            key: "MarbleStage.scheduler", name: "scheduler",
            signature: "var scheduler: TestScheduler { get }",
            result: "TestScheduler",
            sentence: "The scheduler that the expression's operators run on."),
          CatalogMember(
            key: "MarbleStage.inputs", name: "inputs",
            signature: "var inputs: [Observable<String>] { get }",
            result: "[Observable<String>]",
            sentence: "The inputs, made of the lines above the expression, as text."),
          CatalogMember(
            key: "MarbleStage.ints", name: "ints",
            signature: "var ints: [Observable<Int>] { get }",
            result: "[Observable<Int>]",
            sentence: "The inputs, as whole numbers."),
          CatalogMember(
            key: "MarbleStage.a", name: "a",
            signature: "var a: Observable<String> { get }",
            result: "Observable<String>",
            sentence: "The first input."),
          CatalogMember(
            key: "MarbleStage.b", name: "b",
            signature: "var b: Observable<String> { get }",
            result: "Observable<String>",
            sentence: "The second input."),
          CatalogMember(
            key: "MarbleStage.c", name: "c",
            signature: "var c: Observable<String> { get }",
            result: "Observable<String>",
            sentence: "The third input."),
        ]),
      CatalogExtension(
        type: "MarbleTestBuilder", header: "extension MarbleTestBuilder",
        members: [
          CatalogMember(
            key: "static MarbleTestBuilder.buildPartialBlock(first:) (String)", name: "buildPartialBlock",
            signature: "static func buildPartialBlock(first input: String) -> Inputs",
            result: "Inputs"),
          CatalogMember(
            key: "static MarbleTestBuilder.buildPartialBlock(first:) (Sequence)", name: "buildPartialBlock",
            signature: "static func buildPartialBlock<Sequence: ObservableConvertibleType>(first sequence: Sequence) -> Expression<Sequence.Element>",
            result: "Expression<Sequence.Element>"),
          CatalogMember(
            key: "static MarbleTestBuilder.buildPartialBlock(accumulated:next:) (Inputs, String)", name: "buildPartialBlock",
            signature: "static func buildPartialBlock(accumulated: Inputs, next input: String) -> Inputs",
            result: "Inputs"),
          CatalogMember(
            key: "static MarbleTestBuilder.buildPartialBlock(accumulated:next:) (Inputs, Sequence)", name: "buildPartialBlock",
            signature: "static func buildPartialBlock<Sequence: ObservableConvertibleType>(accumulated: Inputs, next sequence: Sequence) -> Expression<Sequence.Element>",
            result: "Expression<Sequence.Element>"),
          CatalogMember(
            key: "static MarbleTestBuilder.buildPartialBlock(accumulated:next:) (Expression<Element>, String)", name: "buildPartialBlock",
            signature: "static func buildPartialBlock<Element>(accumulated: Expression<Element>, next expected: String) -> MarbleTest<Element>",
            result: "MarbleTest<Element>"),
          CatalogMember(
            key: "static MarbleTestBuilder.buildPartialBlock(accumulated:next:) (MarbleTest<Element>, String)", name: "buildPartialBlock",
            signature: "static func buildPartialBlock<Element>(accumulated: MarbleTest<Element>, next subscription: String) -> MarbleTest<Element>",
            result: "MarbleTest<Element>"),
        ]),
    ],
    globals: [
      CatalogMember(
        key: "expect(_:_:frame:)", name: "expect",
        signature: "@discardableResult func expect<Source: ObservableConvertibleType>(_ source: Source, _ marbles: String, frame: Int = 100) -> Bool",
        result: "Bool",
        sentence: "Subscribes to a sequence, lets time pass to the end of a marble diagram and compares: `expect(out, \"--a-b|\")`.",
        details: "On the main scheduler, whose other work goes on meanwhile; a virtual clock is moved. Values are compared by their descriptions, times by frames. An expected `!` disposes there. Where the diagrams differ, both are reported, with the first frame that differs: in the shell that is a fault of the program, elsewhere a message on standard error.\n- Parameters: - source: What to subscribe to. - marbles: What is expected of it from now on. Without `|` or `#` at the end it is watched for as long as the diagram. - frame: What one character stands for, in milliseconds.\n- Returns: Whether it did as expected."),
      CatalogMember(
        key: "expect(_:_:_:frame:)", name: "expect",
        signature: "@discardableResult func expect<Source: ObservableConvertibleType>(_ source: Source, _ marbles: String, _ values: [String: Source.Element], frame: Int = 100) -> Bool",
        result: "Bool",
        sentence: "The same with a table of what the names in the diagram stand for: `expect(out, \"--a-b|\", [\"a\": 10, \"b\": 20])`."),
      CatalogMember(
        key: "cold(_:frame:error:) (String, Int, any Error) -> Observable<String>", name: "cold",
        signature: "func cold(_ marbles: String, frame: Int = 100, error: any Error = MarbleError()) -> Observable<String>",
        result: "Observable<String>",
        sentence: "A cold observable of the characters in a marble diagram: `cold(\"-a-b|\")`.",
        details: "Each observer gets all of it, on the main scheduler, counted from its own subscription. In the shell a diagram whose values are all whole numbers is one of `Int`; compiled, the type is `String` unless `Int` is wanted: `cold(\"-1-2|\").map { $0 + 1 }`. What is no diagram stops the program with a message that shows the place.\n- Parameters: - marbles: `-` a frame, `a` or `'longer'` a value, `(ab)` a group in one frame, `|` completed, `#` error, `300ms` a stretch of time. - frame: What one character stands for, in milliseconds. - error: What `#` stands for."),
      CatalogMember(
        key: "cold(_:frame:error:) (String, Int, any Error) -> Observable<Int>", name: "cold",
        signature: "func cold(_ marbles: String, frame: Int = 100, error: any Error = MarbleError()) -> Observable<Int>",
        result: "Observable<Int>",
        sentence: "A cold observable of the whole numbers in a marble diagram: `cold(\"-1-2|\")`."),
      CatalogMember(
        key: "cold(_:_:frame:error:)", name: "cold",
        signature: "func cold<Element>(_ marbles: String, _ values: [String: Element], frame: Int = 100, error: any Error = MarbleError()) -> Observable<Element>",
        result: "Observable<Element>",
        sentence: "A cold observable of what the values of a marble diagram stand for: `cold(\"-a-b|\", [\"a\": 1, \"b\": 2])`."),
      CatalogMember(
        key: "hot(_:frame:error:) (String, Int, any Error) -> Observable<String>", name: "hot",
        signature: "func hot(_ marbles: String, frame: Int = 100, error: any Error = MarbleError()) -> Observable<String>",
        result: "Observable<String>",
        sentence: "A hot observable of the characters in a marble diagram, from now on: `hot(\"-a-^-b|\")` has sent `a` before.",
        details: "It goes on whether or not anybody listens, on the main scheduler; its types are as those of `cold`."),
      CatalogMember(
        key: "hot(_:frame:error:) (String, Int, any Error) -> Observable<Int>", name: "hot",
        signature: "func hot(_ marbles: String, frame: Int = 100, error: any Error = MarbleError()) -> Observable<Int>",
        result: "Observable<Int>",
        sentence: "A hot observable of the whole numbers in a marble diagram, from now on: `hot(\"-1-^-2|\")` has sent 1 before."),
      CatalogMember(
        key: "hot(_:_:frame:error:)", name: "hot",
        signature: "func hot<Element>(_ marbles: String, _ values: [String: Element], frame: Int = 100, error: any Error = MarbleError()) -> Observable<Element>",
        result: "Observable<Element>",
        sentence: "A hot observable of what the values of a marble diagram stand for: `hot(\"-a-^-b|\", [\"a\": 1, \"b\": 2])`."),
      CatalogMember(
        key: "marbles(frame:_:) (Int, (MarbleStage) throws -> MarbleTest<Element>)", name: "marbles",
        signature: "func marbles<Element>(frame: Int = MarbleDiagram.defaultFrame, @MarbleTestBuilder _ lines: (MarbleStage) throws -> MarbleTest<Element>) throws",
        result: "Void",
        sentence: "Runs a marble test of three lines in virtual time: what goes in, what is done to it, what comes out.",
        details: "try marbles { \"-a-b-c------|\" $0.a.debounce(.milliseconds(300), scheduler: $0.scheduler) \"--------c---|\" }\nInputs are `$0.a`, `$0.b`, `$0.c` in order of their lines (as text; `$0.ints[0]` reads numbers); one with a `^` is hot. Lines after the expected one, as `^---!`, are the expected subscriptions of the inputs, in order. The main scheduler and all others wait on the test's scheduler too, and the test is on main, so drivers and signals are at home.\n- Throws: `MarbleMismatch`, which shows both diagrams and the first frame that differs; `MarbleSyntaxError`; `MarbleValueError`. Neither XCTest nor Swift Testing is needed: both report a thrown error."),
      CatalogMember(
        key: "marbles(frame:_:) (Int, () throws -> MarbleTest<Element>)", name: "marbles",
        signature: "func marbles<Element>(frame: Int = MarbleDiagram.defaultFrame, @MarbleTestBuilder _ lines: () throws -> MarbleTest<Element>) throws",
        result: "Void",
        sentence: "Runs a marble test without inputs: an expression and the expected diagram."),
    ])
}
