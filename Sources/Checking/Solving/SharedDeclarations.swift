import Sema

// Types that constraint generation and the checker share, under the names by which the checker knows them.
typealias FoundMember = Sema.FoundMember
typealias Reference = Sema.Reference
typealias CallParameter = Sema.CallParameter
typealias ArgumentMatching = Sema.ArgumentMatching
