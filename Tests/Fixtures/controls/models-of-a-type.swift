import RxCocoa
import RxSwift
import UIKit

// The elements of a table are asked for as a type; what is of another one is an error.
let bag = DisposeBag()
let table = UITableView()
Observable.just([10, 20]).bind(to: table.rx.items) { table, row, element in
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  cell.textLabel?.text = "\(row): \(element)"
  return cell
}.disposed(by: bag)

func describe<T>(_ type: T.Type, at row: Int) -> String {
  do {
    let model: T = try table.rx.model(at: IndexPath(row: row, section: 0))
    return "\(model)"
  } catch { return "no \(type)" }
}
print(describe(Int.self, at: 1), describe(String.self, at: 1), describe(Any.self, at: 0), describe(Int.self, at: 5))
print(try table.rx.model(at: IndexPath(row: 0, section: 0)) as Int)
