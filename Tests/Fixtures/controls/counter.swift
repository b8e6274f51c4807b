// A counter made without a storyboard: closures that make views, a row of them, fonts and corners.

import UIKit
import RxSwift
import RxCocoa

final class CounterViewController: UIViewController {
    private lazy var countLabel: UILabel = {
        let label = UILabel()
        label.text = "0"
        label.font = UIFont.systemFont(ofSize: 48, weight: .bold)
        label.textAlignment = .center
        return label
    }()

    private lazy var plusButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("+", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 24)
        return button
    }()

    private let minusButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("-", for: .normal)
        button.layer.cornerRadius = 8
        return button
    }()

    private let disposeBag = DisposeBag()
    private let count = BehaviorRelay(value: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: [minusButton, countLabel, plusButton])
        stack.axis = .horizontal
        stack.spacing = 16
        stack.distribution = .fillEqually
        view.addSubview(stack)
        stack.center = view.center

        Observable.merge(
            plusButton.rx.tap.map { 1 },
            minusButton.rx.tap.map { _ in -1 }
        )
        .scan(0, accumulator: +)
        .bind(to: count)
        .disposed(by: disposeBag)

        count
            .map(String.init)
            .bind(to: countLabel.rx.text)
            .disposed(by: disposeBag)

        count
            .map { $0 < 0 ? UIColor.red : UIColor.black }
            .bind(onNext: { [weak self] color in
                self?.countLabel.textColor = color
            })
            .disposed(by: disposeBag)
    }
}

func run() {
    let controller = CounterViewController()
    controller.loadViewIfNeeded()
    let stack = controller.view.subviews[0] as! UIStackView
    let minus = stack.arrangedSubviews[0] as! UIButton
    let label = stack.arrangedSubviews[1] as! UILabel
    let plus = stack.arrangedSubviews[2] as! UIButton
    print(stack.axis, stack.spacing, stack.distribution, minus.layer.cornerRadius)
    print(label.font.pointSize, label.textAlignment, plus.titleLabel?.font.pointSize ?? 0, plus.titleLabel?.text ?? "")
    plus.sendActions(for: .touchUpInside)
    plus.sendActions(for: .touchUpInside)
    print(label.text ?? "", label.textColor == .black)
    for _ in 0..<3 { minus.sendActions(for: .touchUpInside) }
    print(label.text ?? "", label.textColor == .red)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stack.center = CGPoint(x: 100, y: 100)
    print(stack.frame.origin, stack.bounds.size)
    UIView.animate(withDuration: 0.3, animations: { label.alpha = 0 }, completion: { print("done", $0, label.alpha) })
}
run()
