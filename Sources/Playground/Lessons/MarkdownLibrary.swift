import Foundation
import LibraryLoading
import MarkdownTree
import RxCatalog

/// The Markdown parser, in a library that is loaded with the first lesson.
enum MarkdownLibrary {
  private static let parse = Result { () throws(CommandError) in try load() }

  private static func load() throws(CommandError) -> MarkdownFunctions.Parse {
    let name = "MarkdownReading"
    guard let library = LoadedLibrary(name) else {
      throw CommandError(
        "there are no lessons without \(LoadedLibrary.fileName(name))",
        notes: ["'swift build --product \(name)' makes it"])
    }
    guard let function = library.function(MarkdownFunctions.parse) else {
      throw CommandError("\(LoadedLibrary.fileName(name)) is of another version")
    }
    return unsafeBitCast(function, to: MarkdownFunctions.Parse.self)
  }

  /// Returns the tree of a document.
  static func document(_ text: String) throws -> MarkdownNode {
    let parse = try parse.get()
    var json = Data()
    let bytes = Array(text.utf8)
    let isParsed = withUnsafeMutablePointer(to: &json) { json in
      // An empty array has no address.
      (bytes + [0]).withUnsafeBytes { bytes in
        parse(bytes.baseAddress!, bytes.count - 1, json) { context, bytes, count in
          context.assumingMemoryBound(to: Data.self).pointee.append(
            bytes.assumingMemoryBound(to: UInt8.self), count: count)
        }
      }
    }
    guard isParsed else { throw CommandError("the text cannot be read as Markdown") }
    return try JSONDecoder().decode(MarkdownNode.self, from: json)
  }
}
