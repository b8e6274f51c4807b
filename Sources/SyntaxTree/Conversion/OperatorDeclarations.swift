import SwiftSyntax

extension Converter {
  /// Registers the operators of a file before any of its expressions is folded, since they may be used above their
  /// declaration.
  func registerOperators(in items: some Collection<CodeBlockItemSyntax>) {
    // Groups first: an operator may name a group that is declared below it.
    let groups = items.compactMap { item in
      if case .decl(let decl) = item.item { decl.as(PrecedenceGroupDeclSyntax.self) } else { nil }
    }
    let names = Set(groups.map { name($0.name) })
    for group in groups { registerGroup(group, among: names) }
    refuseCycle(among: groups, names)
    var declared: Set<String> = []
    for case .decl(let decl) in items.map(\.item) {
      guard let decl = decl.as(OperatorDeclSyntax.self) else { continue }
      if !declared.insert(decl.fixitySpecifier.text + decl.name.text).inserted {
        report(.operatorRedeclared, at: range(decl.name))
      }
      registerOperator(decl)
    }
  }

  private func registerGroup(_ group: PrecedenceGroupDeclSyntax, among later: Set<String>) {
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
        let isHigher = relation.higherThanOrLowerThanLabel.text == "higherThan"
        for written in relation.precedenceGroups where !isHigher && later.contains(name(written.name)) {
          report(
            .lowerThanGroupOfModule,
            at: range(written.name))
        }
        let names = relation.precedenceGroups.map { name($0.name) }
        for written in relation.precedenceGroups
        where !operators.hasGroup(name(written.name)) && !later.contains(name(written.name)) {
          report(.unknownPrecedenceGroup(name: name(written.name)), at: range(written.name))
        }
        if isHigher { above += names } else { below += names }
      @unknown default: refuse("this attribute of a precedence group", attribute)
      }
    }
    operators.declare(
      group: name(group.name), associativity: associativity, isAssignment: isAssignment, above: above, below: below)
  }

  /// Reports a precedence group that is higher than itself.
  private func refuseCycle(among groups: [PrecedenceGroupDeclSyntax], _ names: Set<String>) {
    for group in groups {
      for case .precedenceGroupRelation(let relation) in group.groupAttributes
      where relation.higherThanOrLowerThanLabel.text == "higherThan" {
        for written in relation.precedenceGroups {
          guard let way = operators.way(from: name(written.name), to: name(group.name)) else { continue }
          if names.contains(name(written.name)) {
            return report(.ownPrecedenceCycle, at: range(written.name))
          }
          let chain = ([name(group.name)] + way).joined(separator: " -> ")
          return report(.precedenceCycle(chain: chain), at: range(relation.higherThanOrLowerThanLabel))
        }
      }
    }
  }

  private func registerOperator(_ decl: OperatorDeclSyntax) {
    switch decl.fixitySpecifier.text {
    case "prefix": operators.declare(prefix: decl.name.text)
    case "postfix": operators.declare(postfix: decl.name.text)
    default:
      let group = decl.operatorPrecedenceAndTypes.map { name($0.precedenceGroup) } ?? "DefaultPrecedence"
      if !operators.hasGroup(group), let written = decl.operatorPrecedenceAndTypes?.precedenceGroup {
        report(.unknownPrecedenceGroup(name: group), at: range(written))
      }
      operators.declare(infix: decl.name.text, group: group)
    }
  }
}
