class A {}
class B {}
class E: A, B {}
//          ^ error: multiple inheritance from classes 'A' and 'B'
class F: B, A {}
//          ^ error: multiple inheritance from classes 'B' and 'A'
