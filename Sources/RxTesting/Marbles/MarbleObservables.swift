import Marbles
import Rx

/// A cold observable of the characters in a marble diagram: `cold("-a-b|")`.
///
/// Each observer gets all of it, on the main scheduler, counted from its own subscription. In the shell a diagram whose
/// values are all whole numbers is one of `Int`; compiled, the type is `String` unless `Int` is wanted:
/// `cold("-1-2|").map { $0 + 1 }`. What is no diagram stops the program with a message that shows the place.
///
/// - Parameters:
///   - marbles: `-` a frame, `a` or `'longer'` a value, `(ab)` a group in one frame, `|` completed, `#` error, `300ms` a
///     stretch of time.
///   - frame: What one character stands for, in milliseconds.
///   - error: What `#` stands for.
public func cold(
  _ marbles: String, frame: Int = 100, error: any Error = MarbleError()
) -> Observable<String> {
  MarbleValues.required { try MarbleTimeline(marbles, frame: frame, error: error) { $0 } }.cold
}

/// A cold observable of the whole numbers in a marble diagram: `cold("-1-2|")`.
@_disfavoredOverload
public func cold(
  _ marbles: String, frame: Int = 100, error: any Error = MarbleError()
) -> Observable<Int> {
  MarbleValues.required { try MarbleTimeline(marbles, frame: frame, error: error, value: MarbleValues.spelled) }.cold
}

/// A cold observable of what the values of a marble diagram stand for: `cold("-a-b|", ["a": 1, "b": 2])`.
public func cold<Element>(
  _ marbles: String, _ values: [String: Element], frame: Int = 100,
  error: any Error = MarbleError()
) -> Observable<Element> {
  MarbleValues.required {
    try MarbleTimeline(marbles, frame: frame, error: error, value: MarbleValues.named(values))
  }.cold
}

/// A hot observable of the characters in a marble diagram, from now on: `hot("-a-^-b|")` has sent `a` before.
///
/// It goes on whether or not anybody listens, on the main scheduler; its types are as those of `cold`.
public func hot(
  _ marbles: String, frame: Int = 100, error: any Error = MarbleError()
) -> Observable<String> {
  MarbleValues.required { try MarbleTimeline(marbles, frame: frame, error: error) { $0 } }.hot
}

/// A hot observable of the whole numbers in a marble diagram, from now on: `hot("-1-^-2|")` has sent 1 before.
@_disfavoredOverload
public func hot(
  _ marbles: String, frame: Int = 100, error: any Error = MarbleError()
) -> Observable<Int> {
  MarbleValues.required { try MarbleTimeline(marbles, frame: frame, error: error, value: MarbleValues.spelled) }.hot
}

/// A hot observable of what the values of a marble diagram stand for: `hot("-a-^-b|", ["a": 1, "b": 2])`.
public func hot<Element>(
  _ marbles: String, _ values: [String: Element], frame: Int = 100,
  error: any Error = MarbleError()
) -> Observable<Element> {
  MarbleValues.required {
    try MarbleTimeline(marbles, frame: frame, error: error, value: MarbleValues.named(values))
  }.hot
}
