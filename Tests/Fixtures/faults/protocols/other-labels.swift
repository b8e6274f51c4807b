protocol ViewModel {
  init(title: String)
  func transform(input: Int) -> Int
  static func make(from text: String) -> Self
}
final class Search: ViewModel {
  init(_ title: String) {}
// ^3 error: initializer 'init(_:)' has different argument labels from those required by protocol 'ViewModel' ('init(title:)')
  func transform(_ input: Int) -> Int { input }
//     ^ error: instance method 'transform' has different argument labels from those required by protocol 'ViewModel' ('transform(input:)')
  static func make(from text: String) -> Search { Search(text) }
}
protocol Counting { func count(of word: String) -> Int }
struct Text: Counting {}
//     ^ error: instance method 'count(in:)' has different argument labels from those required by protocol 'Counting' ('count(of:)')
extension Text { func count(in word: String) -> Int { 0 } }
struct Line {}
extension Line: Counting {
  func count(_ word: String) -> Int { 0 }
//     ^ error: instance method 'count' has different argument labels from those required by protocol 'Counting' ('count(of:)')
}
