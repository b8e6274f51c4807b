import Foundation

/// Diagnostics as a SARIF 2.1.0 document.
struct SarifLog {
  let diagnostics: [CheckedDiagnostic]

  var text: String {
    let run: [String: Any] = [
      "tool": [
        "driver": [
          "name": "rxsh", "version": CommandLineOptions.versionNumber,
        ]
      ],
      "columnKind": "unicodeCodePoints", "results": diagnostics.map(Self.result),
    ]
    let log: [String: Any] = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ]
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? JSONSerialization.data(withJSONObject: log, options: options) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private static func result(_ diagnostic: CheckedDiagnostic) -> [String: Any] {
    var result: [String: Any] = [
      "level": diagnostic.severity, "message": ["text": diagnostic.message],
      "locations": [["physicalLocation": location(diagnostic.place)]],
    ]
    if !diagnostic.notes.isEmpty {
      result["relatedLocations"] = diagnostic.notes.enumerated().map { index, note in
        ["id": index, "message": ["text": note.message], "physicalLocation": location(note.place)] as [String: Any]
      }
    }
    let fixes = diagnostic.fixes.map { edits in
      [
        "artifactChanges": [
          [
            "artifactLocation": ["uri": uri(edits[0].place.file)],
            "replacements": edits.map { edit in
              ["deletedRegion": region(edit.place), "insertedContent": ["text": edit.text]] as [String: Any]
            },
          ] as [String: Any]
        ]
      ]
    }
    if !fixes.isEmpty { result["fixes"] = fixes }
    return result
  }

  private static func location(_ place: CheckedPlace) -> [String: Any] {
    ["artifactLocation": ["uri": uri(place.file)], "region": region(place)]
  }

  private static func region(_ place: CheckedPlace) -> [String: Int] {
    [
      "startLine": place.line, "startColumn": place.column, "endLine": place.endLine, "endColumn": place.endColumn,
    ]
  }

  /// Returns a relative reference for a relative path, so that it means the same on another machine.
  private static func uri(_ path: String) -> String {
    let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return path.hasPrefix("/") ? "file://" + escaped : escaped.replacingOccurrences(of: ":", with: "%3A")
  }
}
