import Testing

@Suite("what is not supported is refused by name")
struct SyntaxRefusalTests {
  @Test("comparisons do not chain")
  func comparisonsDoNotChain() {
    expectTree(
      ##"""
      a < b < c
      """##,
      ##"""
      error: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'
      """##)
  }

  @Test("try right of an operator")
  func tryRightOfAnOperator() {
    expectTree(
      ##"""
      a ?? try b
      """##,
      ##"""
      error: 'try' cannot appear to the right of a non-assignment operator
      """##)
  }

  @Test("a warning asked for")
  func aWarningAskedFor() {
    expectTree(
      ##"""
      #warning("careful")
      """##,
      ##"""
      warning: careful
      """##)
  }

  @Test("the selector of a setter is refused")
  func theSelectorOfASetterIsRefused() {
    expectTree(
      ##"""
      #selector(setter: foo); #selector(foo()); #function
      """##,
      ##"""
      error: not supported here: '#selector' of a getter or setter
      error: not supported here: '#selector' of anything but the name of a method
      """##)
  }

  @Test("a type over a parameter pack is refused once")
  func aTypeOverAParameterPackIsRefusedOnce() {
    expectTree(
      ##"""
      struct S<each T> { let x: (repeat each T) }
      """##,
      ##"""
      error: not supported here: parameter packs
      """##)
  }

  @Test("a macro is refused")
  func aMacroIsRefused() {
    expectTree(
      ##"""
      @Observable class Model {}
      """##,
      ##"""
      error: not supported here: '@Observable', a macro or global actor
      """##)
  }

  @Test("a shorthand argument outside a closure is an error")
  func aShorthandArgumentOutsideAClosureIsAnError() {
    expectTree(
      ##"""
      $0 + 1
      """##,
      ##"""
      error: anonymous closure argument not contained in a closure
      """##)
  }

  @Test("a case outside a switch")
  func aCaseOutsideASwitch() {
    expectTree(
      ##"""
      case .a
      """##,
      ##"""
      error: 'case' label can only appear inside a 'switch' statement
      """##)
  }

  @Test("an unfinished case")
  func anUnfinishedCase() {
    expectTree(
      ##"""
      case let
      """##,
      ##"""
      error: 'case' label can only appear inside a 'switch' statement
      """##)
  }
}
