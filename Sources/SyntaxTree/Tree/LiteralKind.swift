/// A kind of literal that types can be expressed by.
package enum LiteralKind: Sendable { case integer, float, string, character, boolean, nilLiteral, array, dictionary }
