import Types
import Execution
import Foundation

extension CocoaError.Code: BoxedConvertible { static var standIn: CocoaError.Code { .fileReadUnknown } }
extension CocoaError: BoxedConvertible { static var standIn: CocoaError { CocoaError(.fileReadUnknown) } }

/// Declares the errors that Foundation throws for files and coding.
func declareCocoaErrors(_ module: NativeModule) {
  module.type("struct CocoaError: Error, Hashable { typealias Code = _CocoaErrorCode }", represents: CocoaError.self)
  module.type("struct _CocoaErrorCode: Hashable", represents: CocoaError.Code.self)
  var members: [NativeMember] = []
  members.unary("init(_ code: _CocoaErrorCode)") { .boxed(CocoaError(.from($0))) }
  members.reading("code: _CocoaErrorCode") { (error: CocoaError) in error.code }
  members.reading("localizedDescription: String") { (error: CocoaError) in error.localizedDescription }
  var codes: [NativeMember] = []
  codes.general("static func ~= (match: _CocoaErrorCode, error: any Error) -> Bool") { call in
    .bool(nsError(call[1], call.runtime).matches(CocoaError.Code.from(call[0]).rawValue, NSCocoaErrorDomain))
  }
  codes.reading("rawValue: Int") { (code: CocoaError.Code) in code.rawValue }
  for (name, code) in known {
    let member = NativeMember("static var \(name): _CocoaErrorCode { get }", .nullary { .boxed(code) })
    members.append(member)
    codes.append(member)
  }
  module.extend("extension CocoaError", members)
  module.extend("extension _CocoaErrorCode", codes)
}

private let known: [(String, CocoaError.Code)] = [
  ("fileNoSuchFile", .fileNoSuchFile), ("fileLocking", .fileLocking), ("fileReadUnknown", .fileReadUnknown),
  ("fileReadNoPermission", .fileReadNoPermission), ("fileReadInvalidFileName", .fileReadInvalidFileName),
  ("fileReadCorruptFile", .fileReadCorruptFile), ("fileReadNoSuchFile", .fileReadNoSuchFile),
  ("fileReadInapplicableStringEncoding", .fileReadInapplicableStringEncoding),
  ("fileReadUnsupportedScheme", .fileReadUnsupportedScheme), ("fileReadTooLarge", .fileReadTooLarge),
  ("fileWriteUnknown", .fileWriteUnknown), ("fileWriteNoPermission", .fileWriteNoPermission),
  ("fileWriteInvalidFileName", .fileWriteInvalidFileName), ("fileWriteFileExists", .fileWriteFileExists),
  ("fileWriteOutOfSpace", .fileWriteOutOfSpace), ("featureUnsupported", .featureUnsupported),
  ("coderReadCorrupt", .coderReadCorrupt), ("coderValueNotFound", .coderValueNotFound),
  ("coderInvalidValue", .coderInvalidValue), ("keyValueValidation", .keyValueValidation),
  ("fileWriteInapplicableStringEncoding", .fileWriteInapplicableStringEncoding),
  ("fileWriteUnsupportedScheme", .fileWriteUnsupportedScheme), ("fileWriteVolumeReadOnly", .fileWriteVolumeReadOnly),
  ("propertyListReadCorrupt", .propertyListReadCorrupt), ("executableLoad", .executableLoad),
  ("userCancelled", .userCancelled), ("formatting", .formatting),
]
