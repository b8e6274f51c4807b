import RxSwift
import RxCocoa
import UIKit

class SearchViewController: UIViewController {
    weak var searchBar: UISearchBar! = UISearchBar()
    let label = UILabel()
    let results = BehaviorRelay<[String]>(value: [])
    let isLoading = BehaviorRelay(value: false)
    let disposeBag = DisposeBag()
    private let shownCities = ["Oklahoma", "Chicago", "Moscow", "Danang", "Vancouver", "Praga"]
    let query = BehaviorRelay(value: "")

    override func viewDidLoad() {
        super.viewDidLoad()
        query.asObservable()
            .throttle(.milliseconds(500), scheduler: MainScheduler.instance)
            .distinctUntilChanged()
            .filter { !$0.isEmpty }
            .do(onNext: { [unowned self] _ in self.isLoading.accept(true) })
            .flatMapLatest { [unowned self] query -> Observable<[String]> in
                return Observable.just(self.shownCities.filter { $0.hasPrefix(query) })
                    .delay(.milliseconds(200), scheduler: MainScheduler.instance)
                    .catchAndReturn([])
            }
            .do(onNext: { [weak self] _ in self?.isLoading.accept(false) })
            .bind(to: results)
            .disposed(by: disposeBag)

        results.asDriver()
            .map { $0.joined(separator: ", ") }
            .drive(label.rx.text)
            .disposed(by: disposeBag)
        isLoading.asObservable()
            .skip(1)
            .distinctUntilChanged()
            .subscribe(onNext: { print("loading", $0) })
            .disposed(by: disposeBag)
    }
}
let controller = SearchViewController()
controller.loadViewIfNeeded()
_ = controller.results.asObservable().skip(1).subscribe(onNext: { print("results \($0)") })
controller.query.accept("Mo")
controller.query.accept("Mos")
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
    controller.query.accept("Da")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
    print(controller.label.text ?? "nil")
    print(controller.results.value)
}
