import Foundation
print(String(UnicodeScalar(97)))
print(String(UnicodeScalar(UInt8(97))), Character(UnicodeScalar(98)))
print(UnicodeScalar(0x1F600)!)
print("héllo wörld".applyingTransform(.stripDiacritics, reverse: false) ?? "nil")
print("こんにちは".applyingTransform(.toLatin, reverse: false) ?? "nil")
print("héllo".folding(options: .diacriticInsensitive, locale: .current))
print(String(Unicode.Scalar(99)))
let u: Unicode.Scalar = "a"
print(u.value, u, String(u), u.isASCII)
