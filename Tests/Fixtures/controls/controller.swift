// A view controller with outlets, rows of a class of its own, an alert, and the end of all that.

import RxCocoa
import RxSwift
import UIKit

class NumberCell: UITableViewCell {
  let note = UILabel()

  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(note)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class ListViewController: UIViewController {
  let bag = DisposeBag()
  @IBOutlet weak var field: UITextField!
  @IBOutlet weak var table: UITableView!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    table.register(NumberCell.self, forCellReuseIdentifier: "Number")
    field.rx.text.orEmpty
      .map { $0.split(separator: " ").compactMap { Int($0) } }
      .bind(to: table.rx.items(cellIdentifier: "Number", cellType: NumberCell.self)) { row, number, cell in
        cell.note.text = "\(row): \(number)"
      }
      .disposed(by: bag)
    table.rx.modelSelected(Int.self).subscribe(onNext: { [unowned self] in ask($0) }).disposed(by: bag)
    table.rx.itemSelected.map { $0.row }.subscribe(onNext: { print("row \($0)") }).disposed(by: bag)
  }

  func ask(_ number: Int) {
    let alert = UIAlertController(title: "Number", message: "\(number)", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in print("ok") })
    present(alert, animated: true) { print("shown") }
  }

  deinit { print("gone") }
}

func run() {
  let controller = ListViewController()
  let field = UITextField()
  let table = UITableView()
  controller.field = field
  controller.table = table
  controller.loadViewIfNeeded()
  print(controller.title ?? "nil", controller.isViewLoaded)
  field.insertText("1 2 x 3")
  print(table.numberOfRows(inSection: 0), table.visibleCells.compactMap { ($0 as? NumberCell)?.note.text })
  print(controller.presentedViewController == nil)
  controller.ask(7)
  print(controller.presentedViewController is UIAlertController)
  controller.dismiss(animated: false, completion: { print("dismissed") })
  print(controller.presentedViewController == nil)
}
run()
print("end")
