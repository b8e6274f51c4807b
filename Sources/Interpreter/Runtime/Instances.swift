/// The stored properties of an interpreted struct.
package final class StructInstance: @unchecked Sendable {
  package let decl: NominalDecl
  package let typeArguments: [Type]
  package var fields: [Value]
  package init(decl: NominalDecl, typeArguments: [Type], fields: [Value]) {
    self.decl = decl
    self.typeArguments = typeArguments
    self.fields = fields
  }
}

/// A case of an interpreted enum with its payload.
package final class EnumInstance: @unchecked Sendable {
  package let enumCase: EnumCaseDecl
  package let typeArguments: [Type]
  package let payload: [Value]
  package init(enumCase: EnumCaseDecl, typeArguments: [Type], payload: [Value]) {
    self.enumCase = enumCase
    self.typeArguments = typeArguments
    self.payload = payload
  }
}
