import Foundation

final class File {
    let path: String
    init?(path: String) {
        if path.isEmpty { return nil }
        self.path = path
    }
    func read() throws -> String { "contents of \(path)" }
    func close() { print("closed") }
}

func contents(of path: String) throws -> String {
    let file = File(path: path)
    defer { file.close() }
//          ^ error: value of optional type 'File?' must be unwrapped to refer to member 'close' of wrapped base type 'File'
    return try file.read()
//             ^ error: value of optional type 'File?' must be unwrapped to refer to member 'read' of wrapped base type 'File'
}

func lineCount(_ path: String) -> Int {
    let text = try? contents(of: path)
    return text.split(separator: "\n").count
//         ^ error: value of optional type 'String?' must be unwrapped to refer to member 'split' of wrapped base type 'String'
}

print(lineCount("a.txt"))
