// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/RxTesting. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxTestingMarbles = CatalogFamily(
    name: "Marbles",
    types: [
      CatalogType(
        name: "MarbleError", header: "struct MarbleError: Error, Hashable, CustomStringConvertible",
        sentence: "Default error for `#` in a marble diagram."),
      CatalogType(
        name: "MarbleValueError", header: "struct MarbleValueError: Error, Hashable, CustomStringConvertible",
        sentence: "Error for a value of a diagram whose name is not in the table, or whose text does not convert to the element type."),
      CatalogType(
        name: "MarbleMismatch", header: "struct MarbleMismatch: Error, CustomStringConvertible",
        sentence: "Error for a marble test whose diagrams differ."),
      CatalogType(
        name: "MarbleTest", header: "struct MarbleTest<Element>",
        sentence: "The lines of a marble test."),
      CatalogType(
        name: "MarbleStage", header: "class MarbleStage",
        sentence: "Environment of a marble test's expression: its scheduler and inputs."),
      CatalogType(
        name: "MarbleTestBuilder", header: "enum MarbleTestBuilder { struct Inputs {}; struct Expression {} }",
        sentence: "Combines the lines of a marble test: inputs, the expression, the expected diagram, subscriptions."),
      CatalogType(
        name: "MarbleTestBuilder.Inputs", header: "struct MarbleTestBuilder.Inputs",
        sentence: "Input lines above the expression."),
      CatalogType(
        name: "MarbleTestBuilder.Expression", header: "struct MarbleTestBuilder.Expression<Element>",
        sentence: "Inputs and the expression."),
    ],
    extensions: [
      CatalogExtension(
        type: "MarbleError", header: "extension MarbleError",
        members: [
          CatalogMember(
            key: "MarbleError.init()", name: "init",
            signature: "init()",
            result: "MarbleError",
            sentence: "Makes the error."),
          CatalogMember(
            key: "MarbleError.description", name: "description",
            signature: "var description: String { get }",
            result: "String",
            sentence: "Text of the error."),
        ]),
      CatalogExtension(
        type: "MarbleValueError", header: "extension MarbleValueError",
        members: [
          CatalogMember(
            key: "MarbleValueError.value", name: "value",
            signature: "var value: String { get }",
            result: "String",
            sentence: "Text of the value in the diagram."),
          CatalogMember(
            key: "MarbleValueError.description", name: "description",
            signature: "var description: String { get }",
            result: "String",
            sentence: "Message with the value and the expected type."),
        ]),
      CatalogExtension(
        type: "TestScheduler", header: "extension TestScheduler",
        members: [
          CatalogMember(
            key: "TestScheduler.marbleFrame", name: "marbleFrame",
            signature: "var marbleFrame: Int { get }",
            result: "Int",
            sentence: "Number of milliseconds that a character of a diagram represents: 100, or a tick if ticks are longer."),
          CatalogMember(
            key: "TestScheduler.cold(_:error:)", name: "cold",
            signature: "func cold(_ marbles: String, error: any Error = MarbleError()) throws -> TestableObservable<String>",
            result: "TestableObservable<String>",
            sentence: "Returns a cold observable of the characters in a marble diagram: `cold(\"-a-b|\")`.",
            details: "- Throws: `MarbleSyntaxError`."),
          CatalogMember(
            key: "TestScheduler.cold(_:_:error:)", name: "cold",
            signature: "func cold<Element>(_ marbles: String, _ values: [String: Element], error: any Error = MarbleError()) throws -> TestableObservable<Element>",
            result: "TestableObservable<Element>",
            sentence: "Returns a cold observable of the values that a marble diagram names: `cold(\"-a-b|\", [\"a\": 1, \"b\": 2])`.",
            details: "- Throws: `MarbleSyntaxError`, `MarbleValueError`."),
          CatalogMember(
            key: "TestScheduler.cold(_:of:error:)", name: "cold",
            signature: "func cold<Element: LosslessStringConvertible>(_ marbles: String, of type: Element.Type, error: any Error = MarbleError()) throws -> TestableObservable<Element>",
            result: "TestableObservable<Element>",
            sentence: "Returns a cold observable of the values that a marble diagram spells out: `cold(\"-1-2|\", of: Int.self)`.",
            details: "- Throws: `MarbleSyntaxError`, `MarbleValueError`."),
          CatalogMember(
            key: "TestScheduler.hot(_:error:)", name: "hot",
            signature: "func hot(_ marbles: String, error: any Error = MarbleError()) throws -> TestableObservable<String>",
            result: "TestableObservable<String>",
            sentence: "Returns a hot observable of the characters in a marble diagram, from now on: `hot(\"-a-^-b|\")` has sent `a` before.",
            details: "- Throws: `MarbleSyntaxError`."),
          CatalogMember(
            key: "TestScheduler.hot(_:_:error:)", name: "hot",
            signature: "func hot<Element>(_ marbles: String, _ values: [String: Element], error: any Error = MarbleError()) throws -> TestableObservable<Element>",
            result: "TestableObservable<Element>",
            sentence: "Returns a hot observable of the values that a marble diagram names: `hot(\"-a-^-b|\", [\"a\": 1, \"b\": 2])`.",
            details: "- Throws: `MarbleSyntaxError`, `MarbleValueError`."),
          CatalogMember(
            key: "TestScheduler.hot(_:of:error:)", name: "hot",
            signature: "func hot<Element: LosslessStringConvertible>(_ marbles: String, of type: Element.Type, error: any Error = MarbleError()) throws -> TestableObservable<Element>",
            result: "TestableObservable<Element>",
            sentence: "Returns a hot observable of the values that a marble diagram spells out: `hot(\"-1-^-2|\", of: Int.self)`.",
            details: "- Throws: `MarbleSyntaxError`, `MarbleValueError`."),
        ]),
      CatalogExtension(
        type: "TestableObserver", header: "extension TestableObserver",
        members: [
          CatalogMember(
            key: "TestableObserver.marbles(origin:name:)", name: "marbles",
            signature: "func marbles(origin: TestTime = 0, name: (Element) -> String = { \"\\($0)\" }) -> MarbleDiagram",
            result: "MarbleDiagram",
            sentence: "Returns the recorded events as a diagram whose left edge is at `origin` ticks."),
        ]),
      CatalogExtension(
        type: "TestableObservable", header: "extension TestableObservable",
        members: [
          CatalogMember(
            key: "TestableObservable.subscriptionMarbles(origin:)", name: "subscriptionMarbles",
            signature: "func subscriptionMarbles(origin: TestTime = 0) -> [MarbleDiagram]",
            result: "[MarbleDiagram]",
            sentence: "Returns the subscriptions as diagrams whose left edge is at `origin` ticks."),
        ]),
      CatalogExtension(
        type: "ObserverType", header: "extension ObserverType where Element: LosslessStringConvertible",
        members: [
          CatalogMember(
            key: "ObserverType.play(_:frame:error:)", name: "play",
            signature: "@discardableResult func play(_ marbles: String, frame: Int = 100, error: any Error = MarbleError()) -> any Disposable",
            result: "any Disposable",
            sentence: "Sends the values of a marble diagram at their times from now on: `query.play(\"-a--b|\")`.",
            details: "Sends on the main scheduler; `|` completes the observer and `#` sends the error. Disposing of the result cancels the remaining events. A malformed diagram, or a value of another type, stops the program with a message."),
        ]),
      CatalogExtension(
        type: "ObserverType", header: "extension ObserverType",
        members: [
          CatalogMember(
            key: "ObserverType.play(_:_:frame:error:)", name: "play",
            signature: "@discardableResult func play(_ marbles: String, _ values: [String: Element], frame: Int = 100, error: any Error = MarbleError()) -> any Disposable",
            result: "any Disposable",
            sentence: "Sends the values that a marble diagram names at their times from now on."),
        ]),
      CatalogExtension(
        type: "PublishRelay", header: "extension PublishRelay where Element: LosslessStringConvertible",
        members: [
          CatalogMember(
            key: "PublishRelay.play(_:frame:)", name: "play",
            signature: "@discardableResult func play(_ marbles: String, frame: Int = 100) -> any Disposable",
            result: "any Disposable",
            sentence: "Sends the values of a marble diagram at their times from now on; the diagram must not end, since a relay never does."),
        ]),
      CatalogExtension(
        type: "PublishRelay", header: "extension PublishRelay",
        members: [
          CatalogMember(
            key: "PublishRelay.play(_:_:frame:)", name: "play",
            signature: "@discardableResult func play(_ marbles: String, _ values: [String: Element], frame: Int = 100) -> any Disposable",
            result: "any Disposable",
            sentence: "Sends the values that a marble diagram names at their times from now on."),
        ]),
      CatalogExtension(
        type: "BehaviorRelay", header: "extension BehaviorRelay where Element: LosslessStringConvertible",
        members: [
          CatalogMember(
            key: "BehaviorRelay.play(_:frame:)", name: "play",
            signature: "@discardableResult func play(_ marbles: String, frame: Int = 100) -> any Disposable",
            result: "any Disposable",
            sentence: "Sends the values of a marble diagram at their times from now on; the diagram must not end, since a relay never does."),
        ]),
      CatalogExtension(
        type: "BehaviorRelay", header: "extension BehaviorRelay",
        members: [
          CatalogMember(
            key: "BehaviorRelay.play(_:_:frame:)", name: "play",
            signature: "@discardableResult func play(_ marbles: String, _ values: [String: Element], frame: Int = 100) -> any Disposable",
            result: "any Disposable",
            sentence: "Sends the values that a marble diagram names at their times from now on."),
        ]),
      CatalogExtension(
        type: "ReplayRelay", header: "extension ReplayRelay where Element: LosslessStringConvertible",
        members: [
          CatalogMember(
            key: "ReplayRelay.play(_:frame:)", name: "play",
            signature: "@discardableResult func play(_ marbles: String, frame: Int = 100) -> any Disposable",
            result: "any Disposable",
            sentence: "Sends the values of a marble diagram at their times from now on; the diagram must not end, since a relay never does."),
        ]),
      CatalogExtension(
        type: "ReplayRelay", header: "extension ReplayRelay",
        members: [
          CatalogMember(
            key: "ReplayRelay.play(_:_:frame:)", name: "play",
            signature: "@discardableResult func play(_ marbles: String, _ values: [String: Element], frame: Int = 100) -> any Disposable",
            result: "any Disposable",
            sentence: "Sends the values that a marble diagram names at their times from now on."),
        ]),
      CatalogExtension(
        type: "MarbleMismatch", header: "extension MarbleMismatch",
        members: [
          CatalogMember(
            key: "MarbleMismatch.name", name: "name",
            signature: "var name: String { get }",
            result: "String",
            sentence: "Name of the diagram: `output`, `subscription 1`, …."),
          CatalogMember(
            key: "MarbleMismatch.comparison", name: "comparison",
            signature: "var comparison: MarbleComparison { get }",
            result: "MarbleComparison",
            sentence: "Both diagrams, with the first difference."),
          CatalogMember(
            key: "MarbleMismatch.description", name: "description",
            signature: "var description: String { get }",
            result: "String",
            sentence: "Message with both diagrams."),
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
            result: "Inputs",
            sentence: "Begins with an input."),
          CatalogMember(
            key: "static MarbleTestBuilder.buildPartialBlock(first:) (Sequence)", name: "buildPartialBlock",
            signature: "static func buildPartialBlock<Sequence: ObservableConvertibleType>(first sequence: Sequence) -> Expression<Sequence.Element>",
            result: "Expression<Sequence.Element>",
            sentence: "Begins with the expression of a test without inputs."),
          CatalogMember(
            key: "static MarbleTestBuilder.buildPartialBlock(accumulated:next:) (Inputs, String)", name: "buildPartialBlock",
            signature: "static func buildPartialBlock(accumulated: Inputs, next input: String) -> Inputs",
            result: "Inputs",
            sentence: "Adds an input."),
          CatalogMember(
            key: "static MarbleTestBuilder.buildPartialBlock(accumulated:next:) (Inputs, Sequence)", name: "buildPartialBlock",
            signature: "static func buildPartialBlock<Sequence: ObservableConvertibleType>(accumulated: Inputs, next sequence: Sequence) -> Expression<Sequence.Element>",
            result: "Expression<Sequence.Element>",
            sentence: "Adds the expression."),
          CatalogMember(
            key: "static MarbleTestBuilder.buildPartialBlock(accumulated:next:) (Expression<Element>, String)", name: "buildPartialBlock",
            signature: "static func buildPartialBlock<Element>(accumulated: Expression<Element>, next expected: String) -> MarbleTest<Element>",
            result: "MarbleTest<Element>",
            sentence: "Adds the expected diagram."),
          CatalogMember(
            key: "static MarbleTestBuilder.buildPartialBlock(accumulated:next:) (MarbleTest<Element>, String)", name: "buildPartialBlock",
            signature: "static func buildPartialBlock<Element>(accumulated: MarbleTest<Element>, next subscription: String) -> MarbleTest<Element>",
            result: "MarbleTest<Element>",
            sentence: "Adds the expected subscription of the next input."),
        ]),
    ],
    globals: [
      CatalogMember(
        key: "expect(_:_:frame:)", name: "expect",
        signature: "@discardableResult func expect<Source: ObservableConvertibleType>(_ source: Source, _ marbles: String, frame: Int = 100) -> Bool",
        result: "Bool",
        sentence: "Subscribes to a sequence, waits until the end of a marble diagram and compares: `expect(out, \"--a-b|\")`.",
        details: "Runs on the main scheduler, whose other work continues meanwhile; a virtual clock is advanced. Values are compared by their descriptions, times exactly under a virtual clock and otherwise by frames. An expected `!` disposes of the subscription. If the diagrams differ, both are reported with the first difference: in the shell as a fault of the program, elsewhere as a message on standard error.\n- source: The sequence.\n- marbles: Expected events from now on. Without `|` or `#` at the end the sequence is watched for the diagram's length.\n- frame: Duration of one character, in milliseconds.\n- Returns: True if the events are as expected."),
      CatalogMember(
        key: "expect(_:_:_:frame:)", name: "expect",
        signature: "@discardableResult func expect<Source: ObservableConvertibleType>(_ source: Source, _ marbles: String, _ values: [String: Source.Element], frame: Int = 100) -> Bool",
        result: "Bool",
        sentence: "Subscribes and compares as `expect(_:_:frame:)` does, with a table of the values that names in the diagram represent: `expect(out, \"--a-b|\", [\"a\": 10, \"b\": 20])`."),
      CatalogMember(
        key: "cold(_:frame:error:) (String, Int, any Error) -> Observable<String>", name: "cold",
        signature: "func cold(_ marbles: String, frame: Int = 100, error: any Error = MarbleError()) -> Observable<String>",
        result: "Observable<String>",
        sentence: "Returns a cold observable of the characters in a marble diagram: `cold(\"-a-b|\")`.",
        details: "Each observer receives all events, on the main scheduler, at times relative to its subscription. In the shell a diagram whose values are all whole numbers is one of `Int`; compiled, the type is `String` unless the context needs `Int`: `cold(\"-1-2|\").map { $0 + 1 }`. A malformed diagram stops the program with a message that shows the place.\n- marbles: `-` a frame, `a` or `'longer'` a value, `(ab)` a group in one frame, `|` completed, `#` error, `300ms` a duration.\n- frame: Duration of one character, in milliseconds.\n- error: Error for `#`."),
      CatalogMember(
        key: "cold(_:frame:error:) (String, Int, any Error) -> Observable<Int>", name: "cold",
        signature: "func cold(_ marbles: String, frame: Int = 100, error: any Error = MarbleError()) -> Observable<Int>",
        result: "Observable<Int>",
        sentence: "Returns a cold observable of the whole numbers in a marble diagram: `cold(\"-1-2|\")`."),
      CatalogMember(
        key: "cold(_:_:frame:error:)", name: "cold",
        signature: "func cold<Element>(_ marbles: String, _ values: [String: Element], frame: Int = 100, error: any Error = MarbleError()) -> Observable<Element>",
        result: "Observable<Element>",
        sentence: "Returns a cold observable of the values that a marble diagram names: `cold(\"-a-b|\", [\"a\": 1, \"b\": 2])`."),
      CatalogMember(
        key: "hot(_:frame:error:) (String, Int, any Error) -> Observable<String>", name: "hot",
        signature: "func hot(_ marbles: String, frame: Int = 100, error: any Error = MarbleError()) -> Observable<String>",
        result: "Observable<String>",
        sentence: "Returns a hot observable of the characters in a marble diagram, from now on: `hot(\"-a-^-b|\")` has sent `a` before.",
        details: "Sends its events on the main scheduler, with or without observers; its element types are those of `cold`."),
      CatalogMember(
        key: "hot(_:frame:error:) (String, Int, any Error) -> Observable<Int>", name: "hot",
        signature: "func hot(_ marbles: String, frame: Int = 100, error: any Error = MarbleError()) -> Observable<Int>",
        result: "Observable<Int>",
        sentence: "Returns a hot observable of the whole numbers in a marble diagram, from now on: `hot(\"-1-^-2|\")` has sent 1 before."),
      CatalogMember(
        key: "hot(_:_:frame:error:)", name: "hot",
        signature: "func hot<Element>(_ marbles: String, _ values: [String: Element], frame: Int = 100, error: any Error = MarbleError()) -> Observable<Element>",
        result: "Observable<Element>",
        sentence: "Returns a hot observable of the values that a marble diagram names: `hot(\"-a-^-b|\", [\"a\": 1, \"b\": 2])`."),
      CatalogMember(
        key: "marbles(frame:_:) (Int, (MarbleStage) throws -> MarbleTest<Element>)", name: "marbles",
        signature: "func marbles<Element>(frame: Int = MarbleDiagram.defaultFrame, @MarbleTestBuilder _ lines: (MarbleStage) throws -> MarbleTest<Element>) throws",
        result: "Void",
        sentence: "Runs a marble test of three lines in virtual time: an input, an expression, and the expected output.",
        details: "try marbles { \"-a-b-c------|\" $0.a.debounce(.milliseconds(300), scheduler: $0.scheduler) \"--------c---|\" }\nInputs are `$0.a`, `$0.b`, `$0.c` in order of their lines (as text; `$0.ints[0]` reads numbers); one with a `^` is hot. Lines after the expected one, as `^---!`, are the expected subscriptions of the inputs, in order. All schedulers, the main one included, run on the test's scheduler, and the test is on main, so it may use drivers and signals.\n- Throws: `MarbleMismatch`, which shows both diagrams and the first frame that differs; `MarbleSyntaxError`; `MarbleValueError`. Neither XCTest nor Swift Testing is needed: both report a thrown error."),
      CatalogMember(
        key: "marbles(frame:_:) (Int, () throws -> MarbleTest<Element>)", name: "marbles",
        signature: "func marbles<Element>(frame: Int = MarbleDiagram.defaultFrame, @MarbleTestBuilder _ lines: () throws -> MarbleTest<Element>) throws",
        result: "Void",
        sentence: "Runs a marble test without inputs: an expression and the expected diagram."),
    ])
}
