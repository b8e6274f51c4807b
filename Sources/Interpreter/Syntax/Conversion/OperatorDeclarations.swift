import SwiftSyntax

extension Converter {
  /// Takes in the operators of a file before anything of it is folded, since they may be used above their declaration.
  func registerOperators(in items: CodeBlockItemListSyntax) {
    // Groups first: an operator may name a group that is declared below it.
    for item in items { if case .decl(let decl) = item.item { registerGroup(decl) } }
    for item in items { if case .decl(let decl) = item.item { registerOperator(decl) } }
  }

  private func registerGroup(_ decl: DeclSyntax) {
    guard let group = decl.as(PrecedenceGroupDeclSyntax.self) else { return }
    var associativity = Operators.Associativity.none
    var isAssignment = false
    var above: [String] = []
    var below: [String] = []
    for attribute in group.groupAttributes {
      switch attribute {
      case .precedenceGroupAssociativity(let value):
        associativity = value.value.text == "left" ? .left : value.value.text == "right" ? .right : .none
      case .precedenceGroupAssignment(let value):
        isAssignment = value.value.text == "true"
      case .precedenceGroupRelation(let relation):
        let names = relation.precedenceGroups.map { name($0.name) }
        if relation.higherThanOrLowerThanLabel.text == "higherThan" { above += names } else { below += names }
      @unknown default: refuse("this attribute of a precedence group", attribute)
      }
    }
    operators.declare(
      group: name(group.name), associativity: associativity, isAssignment: isAssignment, above: above, below: below)
  }

  private func registerOperator(_ decl: DeclSyntax) {
    guard let decl = decl.as(OperatorDeclSyntax.self) else { return }
    switch decl.fixitySpecifier.text {
    case "prefix": operators.declare(prefix: decl.name.text)
    case "postfix": operators.declare(postfix: decl.name.text)
    default:
      let group = decl.operatorPrecedenceAndTypes.map { name($0.precedenceGroup) } ?? "DefaultPrecedence"
      if !operators.hasGroup(group), let written = decl.operatorPrecedenceAndTypes?.precedenceGroup {
        report("unknown precedence group '\(group)'", at: range(written))
      }
      operators.declare(infix: decl.name.text, group: group)
    }
  }
}
