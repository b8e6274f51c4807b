import Foundation

// catalog-generator [--check] [PACKAGE]: writes Sources/RxCatalog/Generated from the public declarations of Rx and its
// neighbours, and the overloads of Rx by arity to Sources/Rx/Generated.

let arguments = CommandLine.arguments.dropFirst()
let isCheck = arguments.contains("--check")
let root = URL(
  fileURLWithPath: arguments.first { !$0.hasPrefix("-") } ?? FileManager.default.currentDirectoryPath,
  isDirectory: true)

do {
  let catalog = Catalog(root: root)
  let files = try catalog.files()
  if isCheck {
    let stale = catalog.staleFiles(against: files)
    if !stale.isEmpty {
      FileHandle.standardError.write(
        Data("stale: \(stale.joined(separator: ", ")); run `swift run catalog-generator`\n".utf8))
      exit(1)
    }
  } else {
    try catalog.write(files)
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
