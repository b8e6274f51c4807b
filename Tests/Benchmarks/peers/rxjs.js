// The programs of rx-bench for RxJS 7: prints a JSON object with versions and, by name, the fastest of nine runs (after six to warm up)
// in microseconds an event or build-up.
//   NODE_PATH=FOLDER_WITH_RXJS node Tests/Benchmarks/peers/rxjs.js [NAME...]
const path = require("path");
const fs = require("fs");
const rxjs = require("rxjs");
const {
  Subject, ReplaySubject, Observable, of, map, filter, mergeMap, switchMap, combineLatest, groupBy, share,
} = rxjs;

const picked = process.argv.slice(2);
const rows = {};

function measure(name, count, run) {
  if (picked.length && !picked.some((part) => name.toLowerCase().includes(part.toLowerCase()))) return;
  for (let warmup = 0; warmup < 6; warmup++) run(count);
  let fastest = Infinity;
  for (let round = 0; round < 9; round++) {
    const start = process.hrtime.bigint();
    const sum = run(count);
    fastest = Math.min(fastest, Number(process.hrtime.bigint() - start));
    if (!(sum >= count)) throw new Error(`${name}: ${sum} of ${count}`);
  }
  rows[name] = fastest / 1000 / count;
}

const ones = (count) =>
  new Observable((observer) => {
    for (let i = 0; i < count; i++) observer.next(1);
  });

function total(source) {
  let sum = 0;
  source.subscribe((value) => { sum += value; }).unsubscribe();
  return sum;
}

// Build-ups: the program with one event, as often.
const repeated = (program) => (count) => {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += program(1);
  return sum;
};

function mapFilter(count) {
  let source = ones(count);
  for (let i = 0; i < 6; i++) source = source.pipe(map((x) => x + 1), filter((x) => x > 0));
  return total(source);
}

// RxJS has no Driver: every operator shares and replays, as a Driver's do.
function driver(count) {
  const shared = () => share({ connector: () => new ReplaySubject(1) });
  let source = ones(count).pipe(shared());
  for (let i = 0; i < 6; i++) {
    source = source.pipe(map((x) => x + 1), shared()).pipe(filter((x) => x > 0), shared());
  }
  return total(source);
}

function flatMaps(count) {
  let source = ones(count);
  for (let i = 0; i < 5; i++) source = source.pipe(mergeMap((x) => of(x)));
  return total(source);
}

function flatMapLatests(count) {
  let source = ones(count);
  for (let i = 0; i < 5; i++) source = source.pipe(switchMap((x) => of(x)));
  return total(source);
}

function combineLatests(count) {
  let source = ones(count);
  for (let i = 0; i < 7; i++) source = combineLatest([of(1), of(1), of(1), source], (a, b, c, d) => a + b + c + d);
  return total(source);
}

measure("PublishSubject, one observer", 1_000_000, (count) => {
  let sum = 0;
  const subject = new Subject();
  const subscription = subject.subscribe((value) => { sum += value; });
  for (let i = 0; i < count; i++) subject.next(1);
  subscription.unsubscribe();
  return sum;
});
measure("PublishSubject, two observers", 1_000_000, (count) => {
  let sum = 0;
  const subject = new Subject();
  const first = subject.subscribe((value) => { sum += value; });
  const second = subject.subscribe((value) => { sum += value; });
  for (let i = 0; i < count; i++) subject.next(1);
  first.unsubscribe();
  second.unsubscribe();
  return sum;
});
measure("PublishSubject: create, subscribe, event, dispose", 50_000, (count) => {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const subject = new Subject();
    const subscription = subject.subscribe((value) => { sum += value; });
    subject.next(1);
    subscription.unsubscribe();
  }
  return sum;
});
measure("create + 6 × (map, filter)", 100_000, mapFilter);
measure("create + 6 × (map, filter), build-up", 10_000, repeated(mapFilter));
measure("the same as a Driver", 100_000, driver);
measure("the same as a Driver, build-up", 5_000, repeated(driver));
measure("5 × flatMap to just", 20_000, flatMaps);
measure("5 × flatMap, build-up", 10_000, repeated(flatMaps));
measure("5 × flatMapLatest to just", 20_000, flatMapLatests);
measure("5 × flatMapLatest, build-up", 10_000, repeated(flatMapLatests));
measure("7 × combineLatest of 4", 20_000, combineLatests);
measure("7 × combineLatest of 4, build-up", 5_000, repeated(combineLatests));
measure("groupBy, 100,000 groups", 100_000, (count) => {
  let sum = 0;
  const subject = new Subject();
  const subscription = subject
    .pipe(groupBy((value) => value), mergeMap((group) => group))
    .subscribe((value) => { sum += value + 1; });
  for (let i = 0; i < count; i++) subject.next(i);
  subscription.unsubscribe();
  return sum;
});

let version = "";
for (let folder = path.dirname(require.resolve("rxjs")); folder !== "/" && !version; folder = path.dirname(folder)) {
  const file = path.join(folder, "package.json");
  if (!fs.existsSync(file)) continue;
  const description = JSON.parse(fs.readFileSync(file, "utf8"));
  if (description.name === "rxjs") version = description.version || "";
}
console.log(JSON.stringify({
  versions: `RxJS ${version}, node ${process.versions.node}, V8 ${process.versions.v8}`, rows,
}));
