class A {}
final class B {}
class E: A, B {}
//          ^ error: multiple inheritance from classes 'A' and 'B'
