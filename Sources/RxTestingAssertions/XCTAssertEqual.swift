@_exported import RxTesting
import Rx
import XCTest

// XCTest's own `XCTAssertEqual` takes what is `Equatable`, as recorded events are here. What a `Single` sends is a `Result`, which is not.

/// Asserts that two lists of results of singles are equal; errors are equal if type and description are.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], file: StaticString = #filePath, line: UInt = #line
) {
  if lhs.elementsEqual(rhs, by: ==) { return }
  XCTFail("XCTAssertEqual failed: (\"\(lhs)\") is not equal to (\"\(rhs)\")", file: file, line: line)
}

/// Asserts that recorded events are elements alone, which are equal to `elements`, whenever they came.
public func XCTAssertRecordedElements<Element: Equatable>(
  _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #filePath, line: UInt = #line
) {
  if let end = stream.first(where: { $0.value.isStopEvent }) {
    XCTFail("XCTAssertRecordedElements failed: received a terminal event: \(end)", file: file, line: line)
    return
  }
  let received = stream.compactMap(\.value.element)
  if received == elements { return }
  XCTFail(
    "XCTAssertRecordedElements failed: (\"\(received)\") is not equal to (\"\(elements)\")", file: file, line: line)
}
