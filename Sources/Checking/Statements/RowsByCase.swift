import Types

/// Rows of patterns by the case that the first names, so that of many only those are looked at that may match.
struct RowsByCase<Row> {
  private var named: [ObjectIdentifier: [Row]] = [:]
  /// Rows whose first pattern names no case.
  private var others: [Row] = []

  init(_ rows: [Row] = [], _ first: (Row) -> CheckedPattern) {
    for row in rows { add(row, first(row)) }
  }

  mutating func add(_ row: Row, _ first: CheckedPattern) {
    if let enumCase = first.enumCase {
      named[ObjectIdentifier(enumCase), default: []].append(row)
    } else {
      others.append(row)
    }
  }

  /// Returns the rows that may match a case: those that name it or none; without a case, those that name none.
  func rows(of enumCase: ObjectIdentifier?) -> [Row] {
    if let enumCase { others + (named[enumCase] ?? []) } else { others }
  }
}

extension CheckedPattern {
  /// The case that it names.
  var enumCase: EnumCaseDecl? {
    switch self {
    case .enumCase(let enumCase, _), .wholePayload(let enumCase, _): enumCase
    default: nil
    }
  }
}
