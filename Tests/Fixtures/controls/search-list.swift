// A search list laid out with constraints: debounce, flatMapLatest, a wheel, rows, a selection.

import UIKit
import RxSwift
import RxCocoa

struct Repository {
    let name: String
    let stars: Int
}

class SearchViewController: UIViewController {
    private let searchBar = UISearchBar()
    private let tableView = UITableView()
    private let activityIndicator = UIActivityIndicatorView(style: .medium)
    private let disposeBag = DisposeBag()
    private let all = ["RxSwift", "RxCocoa", "RxTest", "Moya", "Alamofire"].enumerated().map { Repository(name: $1, stars: $0 * 100) }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupUI()
        bind()
    }

    private func setupUI() {
        view.backgroundColor = .white
        navigationItem.title = "Search"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        tableView.rowHeight = 44
        view.addSubview(searchBar)
        view.addSubview(tableView)
        view.addSubview(activityIndicator)
        searchBar.translatesAutoresizingMaskIntoConstraints = false
        tableView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: searchBar.bottomAnchor, constant: 8),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }

    private func search(_ text: String) -> Observable<[Repository]> {
        Observable.just(all.filter { $0.name.lowercased().contains(text.lowercased()) })
            .delay(.milliseconds(200), scheduler: MainScheduler.instance)
    }

    private func bind() {
        let results = searchBar.rx.text.orEmpty
            .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
            .distinctUntilChanged()
            .do(onNext: { [weak self] _ in self?.activityIndicator.startAnimating() })
            .flatMapLatest { [weak self] text -> Observable<[Repository]> in
                guard let self = self else { return .empty() }
                return self.search(text)
            }
            .do(onNext: { [weak self] _ in self?.activityIndicator.stopAnimating() })
            .share(replay: 1)

        results
            .bind(to: tableView.rx.items(cellIdentifier: "Cell", cellType: UITableViewCell.self)) { index, repository, cell in
                cell.textLabel?.text = repository.name
                cell.detailTextLabel?.text = "★ \(repository.stars)"
                cell.selectionStyle = .none
            }
            .disposed(by: disposeBag)

        Observable.zip(tableView.rx.itemSelected, tableView.rx.modelSelected(Repository.self))
            .subscribe(onNext: { [weak self] indexPath, repository in
                self?.tableView.deselectRow(at: indexPath, animated: true)
                print("selected", repository.name)
            })
            .disposed(by: disposeBag)

        searchBar.rx.searchButtonClicked
            .subscribe(onNext: { [weak self] in self?.searchBar.resignFirstResponder() })
            .disposed(by: disposeBag)

    }
}

func run() -> SearchViewController {
    let controller = SearchViewController()
    controller.loadViewIfNeeded()
    let bar = controller.view.subviews[0] as! UISearchBar
    let table = controller.view.subviews[1] as! UITableView
    let wheel = controller.view.subviews[2] as! UIActivityIndicatorView
    print(controller.navigationItem.title ?? "", bar.translatesAutoresizingMaskIntoConstraints, table.rowHeight)
    bar.insertText("rx")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { print("animating:", wheel.isAnimating) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        print(wheel.isAnimating, table.numberOfRows(inSection: 0), table.visibleCells.map { $0.textLabel?.text ?? "" })
        print(table.visibleCells[0].selectionStyle)
        table.rowHeight = UITableView.automaticDimension
    }
    return controller
}
let kept = run()
let gap = kept.view.topAnchor.constraint(equalTo: kept.view.bottomAnchor, constant: 4)
gap.isActive = true
gap.constant += 1
print(gap.constant, gap.isActive, kept.view.widthAnchor.constraint(equalToConstant: 40).constant)
