import Foundation

// The option sets of Foundation give their bits as other option sets do, and are made of bits.

let matching: NSRegularExpression.MatchingOptions = [.anchored, .withoutAnchoringBounds]
print(matching.rawValue)
print(NSRegularExpression.MatchingOptions(rawValue: 4).contains(.anchored))
let patterns: NSRegularExpression.Options = [.caseInsensitive, .anchorsMatchLines]
print(patterns.rawValue, patterns.contains(.caseInsensitive), patterns.isEmpty)
print(JSONSerialization.WritingOptions.sortedKeys.rawValue)
print(ISO8601DateFormatter.Options.withInternetDateTime.rawValue)
print(Data.SearchOptions(rawValue: 1) == .backwards)
print(type(of: matching.rawValue), ByteCountFormatter.Units.useMB.rawValue)
print(String.CompareOptions([.backwards, .literal]).rawValue)
print(ComparisonResult(rawValue: -1) == .orderedAscending, ComparisonResult(rawValue: 5) == nil)
print(CocoaError(.keyValueValidation).code.rawValue, CocoaError.Code.propertyListReadCorrupt.rawValue)
