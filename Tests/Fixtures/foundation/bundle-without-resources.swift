import Foundation
print(Bundle.main.bundleIdentifier as Any, Bundle.main.url(forResource: "data", withExtension: "json") as Any)
print(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "none")
var isFolder: ObjCBool = false
print(isFolder.boolValue, ObjCBool(true).boolValue)
let given: String? = "x"
let object = given as NSString?
print(object?.length ?? 0, object as String? ?? "-")
print(FileAttributeKey.size == .size, FileAttributeType.typeRegular == .typeDirectory)
isFolder = true
print(isFolder.boolValue)
