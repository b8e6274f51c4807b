import Types

/// Rows of patterns by the case that the first names, so that of many only those are looked at that may match.
struct RowsByCase<Row> {
  private var named: [ObjectIdentifier: [Row]] = [:]
  /// What names none.
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

  /// Those that may match the case: all that name it or none, where one is asked about.
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
