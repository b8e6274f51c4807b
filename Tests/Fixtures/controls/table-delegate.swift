// A table with a delegate, and a button above the screen.

import UIKit
import RxSwift
import RxCocoa

class ListViewController: UIViewController, UITableViewDelegate {
    let tableView = UITableView(frame: .zero, style: .plain)
    let bag = DisposeBag()
    let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    let items = BehaviorRelay(value: ["one", "two", "three"])

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Things"
        navigationItem.rightBarButtonItem = add
        view.addSubview(tableView)
        tableView.rx.setDelegate(self).disposed(by: bag)
        items.asObservable()
            .bind(to: tableView.rx.items) { tableView, row, element in
                let cell = tableView.dequeueReusableCell(withIdentifier: "Cell") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Cell")
                cell.textLabel?.text = element
                cell.detailTextLabel?.text = "row \(row)"
                cell.accessoryType = .disclosureIndicator
                return cell
            }
            .disposed(by: bag)
        add.rx.tap
            .subscribe(onNext: { [unowned self] in self.items.accept(self.items.value + ["more"]) })
            .disposed(by: bag)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("delegate:", indexPath.row)
        tableView.deselectRow(at: indexPath, animated: true)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return 60
    }
}

func run() {
    let controller = ListViewController()
    controller.loadViewIfNeeded()
    print(controller.tableView.numberOfRows(inSection: 0), controller.tableView.delegate != nil)
    controller.items.accept(["a"])
    print(controller.tableView.visibleCells.map { $0.textLabel?.text ?? "" })
    print(controller.navigationItem.rightBarButtonItem?.title ?? "", controller.add.isEnabled)
    let selector = Selector("tapped")
    print(selector == Selector("tapped"))
    controller.tableView.delegate = nil
    print(controller.tableView.delegate == nil)
}
run()
