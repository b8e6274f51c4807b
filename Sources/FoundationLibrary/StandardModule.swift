import StandardLibrary
import Types
import Execution

/// Swift's standard library and the parts of Foundation that tutorials use, as far as they need no run loop.
package let standardModule: NativeModule = {
  #if os(macOS)
    let (library, foreign) = ("Darwin", "Glibc")
  #else
    let (library, foreign) = ("Glibc", "Darwin")
  #endif
  let module = NativeModule(
    name: "Swift", importedAs: ["Foundation", "FoundationNetworking", library],
    neighbours: [
      foreign, "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "CryptoKit", "ObjectiveC",
      "Observation",
      "PlaygroundSupport", "Security", "StoreKit", "Synchronization", "Testing", "UserNotifications", "XCTest", "os",
    ])
  declareProtocols(module)
  declareCodingKey(module)
  declareCodingKeyRepresentable(module)
  module.from("Foundation", except: ["Error"], declareErrorProtocols)
  declareTypeComparison(module)
  declareBool(module)
  declareInt(module)
  declareIntegers(module)
  module.from("Foundation", only: ["CGFloat", "TimeInterval"], declareDouble)
  declareFloat(module)
  declareFloatKinds(module)
  declareFloatBits(module)
  declareIntegerBits(module)
  module.from(
    "Foundation", or: ["Glibc", "Darwin"], except: ["min", "max", "abs", "swap", "withoutActuallyEscaping"], declareMath
  )
  declareFullWidth(module)
  declareCharacter(module)
  declareScalarProperties(module)
  declareString(module)
  // Foundation does not ask whether to stop.
  module.from("Foundation") { module in
    module.declare(
      {
        declareFoundationText($0)
        declareTextTransforms($0)
        declareRegularExpressions($0)
      }, changing: { $0.detachedForLongTexts })
    declareNSRange(module)
    declareNSString(module)
  }
  declareStaticString(module)
  declareMemoryLayout(module)
  declareSubstringEditing(module)
  declareTextJoining(module)
  declareRegexes(module)
  declareOptional(module)
  declareRanges(module)
  declareIterators(module)
  declareSequence(module)
  declareSequenceComparisons(module)
  declareCollection(module)
  declareCollectionSteps(module)
  declareCollectionSearches(module)
  declareCapacity(module)
  declareArray(module)
  declareDictionary(module)
  declareSet(module)
  declareOptionSet(module)
  declareDifferences(module)
  declareSmallCollections(module)
  declareSelfSlicing(module)
  declareLazy(module)
  declareAnyCollections(module)
  declareKeyValuePairs(module)
  declareStringInterpolation(module)
  declareRandom(module)
  declareResult(module)
  module.from("Foundation", except: ["isKnownUniquelyReferenced"]) { module in
    declareErrors(module)
    declareObjects(module)
  }
  declareKeyPaths(module)
  module.from("Foundation", except: ["UTF8"]) { module in
    declareDates(module)
    module.declare(declareFoundationValues, changing: { $0.detachedForLongTexts })
  }
  module.from("Foundation", only: coders, declareJSON)
  declareMirror(module)
  module.from("Foundation", declareDecimal)
  declarePrinting(module)
  declarePointers(module)
  return module
}()

/// Foundation's coders, beside the protocols of coding, which are Swift's.
private let coders: Set = [
  "JSONDecoder", "JSONEncoder", "PropertyListSerialization", "PropertyListEncoder", "PropertyListDecoder",
]
