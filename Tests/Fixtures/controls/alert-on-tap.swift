// An alert as a Single: a tap asks, a button of the alert answers.

import UIKit
import RxSwift
import RxCocoa

class AlertViewController: UIViewController {
    @IBOutlet var deleteButton: UIButton!
    @IBOutlet var statusLabel: UILabel!
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        deleteButton.setTitle("Delete", for: .normal)
        deleteButton.rx.tap
            .flatMapLatest { [unowned self] in self.confirm(title: "Delete?", message: "This cannot be undone.") }
            .filter { $0 }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] _ in self?.statusLabel.text = "Deleted" })
            .disposed(by: bag)
    }

    private func confirm(title: String, message: String) -> Single<Bool> {
        return Single.create { [weak self] single in
            let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .destructive, handler: { _ in single(.success(true)) }))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: { _ in single(.success(false)) }))
            self?.present(alert, animated: true, completion: nil)
            return Disposables.create { alert.dismiss(animated: true, completion: nil) }
        }
    }
}

func run() {
    let (button, label) = (UIButton(), UILabel())
    let controller = AlertViewController()
    controller.deleteButton = button
    controller.statusLabel = label
    controller.loadViewIfNeeded()
    print(button.currentTitle ?? "")
    button.sendActions(for: .touchUpInside)
    let alert = controller.presentedViewController as? UIAlertController
    print(alert?.title ?? "", alert?.message ?? "", alert?.actions.map { $0.title ?? "" } ?? [])
    print(label.text ?? "nothing")
}
run()
