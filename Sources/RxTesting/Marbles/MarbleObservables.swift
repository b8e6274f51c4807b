import Marbles
import Rx

/// Returns a cold observable of the characters in a marble diagram: `cold("-a-b|")`.
///
/// Each observer receives all events, on the main scheduler, at times relative to its subscription. In the shell a diagram
/// whose values are all whole numbers is one of `Int`; compiled, the type is `String` unless the context needs `Int`:
/// `cold("-1-2|").map { $0 + 1 }`. A malformed diagram stops the program with a message that shows the place.
///
/// - Parameters:
///   - marbles: `-` a frame, `a` or `'longer'` a value, `(ab)` a group in one frame, `|` completed, `#` error, `300ms` a
///     duration.
///   - frame: Duration of one character, in milliseconds.
///   - error: Error for `#`.
public func cold(
  _ marbles: String, frame: Int = 100, error: any Error = MarbleError()
) -> Observable<String> {
  MarbleValues.required { try MarbleTimeline(marbles, frame: frame, error: error) { $0 } }.cold
}

/// Returns a cold observable of the whole numbers in a marble diagram: `cold("-1-2|")`.
@_disfavoredOverload
public func cold(
  _ marbles: String, frame: Int = 100, error: any Error = MarbleError()
) -> Observable<Int> {
  MarbleValues.required { try MarbleTimeline(marbles, frame: frame, error: error, value: MarbleValues.spelled) }.cold
}

/// Returns a cold observable of the values that a marble diagram names: `cold("-a-b|", ["a": 1, "b": 2])`.
public func cold<Element>(
  _ marbles: String, _ values: [String: Element], frame: Int = 100,
  error: any Error = MarbleError()
) -> Observable<Element> {
  MarbleValues.required {
    try MarbleTimeline(marbles, frame: frame, error: error, value: MarbleValues.named(values))
  }.cold
}

/// Returns a hot observable of the characters in a marble diagram, from now on: `hot("-a-^-b|")` has sent `a` before.
///
/// Sends its events on the main scheduler, with or without observers; its element types are those of `cold`.
public func hot(
  _ marbles: String, frame: Int = 100, error: any Error = MarbleError()
) -> Observable<String> {
  MarbleValues.required { try MarbleTimeline(marbles, frame: frame, error: error) { $0 } }.hot
}

/// Returns a hot observable of the whole numbers in a marble diagram, from now on: `hot("-1-^-2|")` has sent 1 before.
@_disfavoredOverload
public func hot(
  _ marbles: String, frame: Int = 100, error: any Error = MarbleError()
) -> Observable<Int> {
  MarbleValues.required { try MarbleTimeline(marbles, frame: frame, error: error, value: MarbleValues.spelled) }.hot
}

/// Returns a hot observable of the values that a marble diagram names: `hot("-a-^-b|", ["a": 1, "b": 2])`.
public func hot<Element>(
  _ marbles: String, _ values: [String: Element], frame: Int = 100,
  error: any Error = MarbleError()
) -> Observable<Element> {
  MarbleValues.required {
    try MarbleTimeline(marbles, frame: frame, error: error, value: MarbleValues.named(values))
  }.hot
}
