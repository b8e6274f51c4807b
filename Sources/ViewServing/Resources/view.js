"use strict";
// Shows what the server's event stream says. Everything that comes from the session is put in as text, but for drawings and the
// lesson, which the shell escapes itself and which are parsed without running anything.

const $ = (selector, within = document) => within.querySelector(selector);
const make = (tag, className, text) => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
};
const request = (body) =>
  fetch("request", { method: "POST", body: JSON.stringify(body) }).catch(() => notice("The shell does not answer."));
const notice = (text) => { $("#notice").textContent = text; };

// --- Theme and size of type

const root = document.documentElement;
const remembered = (key, usual) => { try { return localStorage.getItem(key) ?? usual; } catch { return usual; } };
const remember = (key, value) => { try { localStorage.setItem(key, value); } catch { /* Private windows forget. */ } };

const setTheme = (theme) => {
  root.dataset.theme = theme;
  $("#theme").textContent = theme === "dark" ? "Light" : "Dark";
};
// The shell draws marbles as wide as there is room for them.
let fitted = 0;
const factor = () => parseFloat(getComputedStyle(root).fontSize) / 15;
const fit = () => {
  const width = Math.floor(($("#chains").clientWidth - 2.2 * parseFloat(getComputedStyle(root).fontSize)) / factor());
  if (width === fitted) return;
  fitted = width;
  request({ action: "fit", width });
};
const setSize = (size) => {
  root.dataset.size = size;
  for (const svg of document.querySelectorAll(".drawing svg")) scale(svg);
  fit();
};
addEventListener("resize", fit);
setTheme(remembered("theme", matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
setSize(Math.min(3, Math.max(0, Number(remembered("size", "0")) || 0)));
$("#theme").onclick = () => {
  setTheme(root.dataset.theme === "dark" ? "light" : "dark");
  remember("theme", root.dataset.theme);
};
const resize = (step) => {
  setSize(Math.min(3, Math.max(0, Number(root.dataset.size) + step)));
  remember("size", root.dataset.size);
};
$("#smaller").onclick = () => resize(-1);
$("#larger").onclick = () => resize(1);

// --- The clock

let clock = null;
const showClock = () => {
  if (!clock) return;
  const passed = clock.isRunning ? (performance.now() - clock.received) / 1000 : 0;
  const kind = clock.isVirtual ? "virtual" : clock.isRunning ? "real" : "paused";
  const left = clock.timer;
  $("#timer").textContent = left === undefined ? "" : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  $("#clock").textContent = `${(clock.seconds + passed).toFixed(clock.isRunning ? 1 : 3)} s ${kind}`;
};
setInterval(showClock, 100);

// --- Drawings

const drawing = (text) => {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  return svg.localName === "svg" ? document.importNode(svg, true) : make("p", "failure", "A drawing cannot be read.");
};
// Drawings grow with the type and shrink a little where there is no room for them; then they are scrolled.
const scale = (svg) => {
  const width = Number(svg.getAttribute("width")) * factor();
  svg.style.width = `${width}px`;
  svg.style.minWidth = `${width * 0.6}px`;
};

let chains = [];
let because = new Set();
const markCause = () => {
  for (const marble of document.querySelectorAll("[data-event]")) {
    marble.classList.toggle("because", because.has(Number(marble.dataset.event)));
  }
};

const update = (holder, text) => {
  if (holder.source === text) return;
  const isAtEnd = holder.scrollLeft + holder.clientWidth >= holder.scrollWidth - 8;
  holder.source = text;
  const svg = drawing(text);
  holder.replaceChildren(svg);
  if (svg.localName === "svg") scale(svg);
  if (isAtEnd) holder.scrollLeft = holder.scrollWidth;
  for (const marble of holder.querySelectorAll("[data-event]")) {
    marble.setAttribute("tabindex", "0");
    marble.setAttribute("role", "button");
  }
};

const showChains = () => {
  if (drag) return;
  const section = $("#chains");
  const cards = new Map([...section.querySelectorAll(".chain")].map((card) => [Number(card.dataset.number), card]));
  const shown = chains.map((chain) => {
    let card = cards.get(chain.number);
    if (!card) {
      card = make("article", "card chain");
      card.dataset.number = chain.number;
      card.append(make("h2"), make("p", "failure"), make("div", "drawing marbles"), make("div", "drawing graph"));
    }
    const heading = $("h2", card);
    heading.replaceChildren(make("span", "number", `#${chain.number}`), make("span", "", chain.name));
    if (chain.isMoved) {
      const button = make("button", "restore", "As recorded");
      button.onclick = () => request({ action: "restore", subscription: chain.number });
      heading.append(make("span", "moved", "run again with other times"), button);
    }
    $(".failure", card).textContent = chain.failure ?? "";
    update($(".marbles", card), chain.marbles);
    update($(".graph", card), chain.graph);
    return card;
  });
  const isSame = shown.length === section.children.length && shown.every((card, i) => card === section.children[i]);
  if (!isSame) section.replaceChildren(...shown);
  if (!shown.length) {
    const empty = make("p", "empty", "Nothing was subscribed to yet. Try ");
    empty.append(make("code", "", "Observable.of(1, 2).subscribe()"));
    section.replaceChildren(empty);
  }
  markCause();
};

// --- Values that flow along the edges of a graph

let flows = [];
const still = matchMedia("(prefers-reduced-motion: reduce)");
const SVG = "http://www.w3.org/2000/svg";
const light = (row) => {
  for (const box of document.querySelectorAll(`[data-node="${row}"]`)) {
    box.classList.add("lit");
    setTimeout(() => box.classList.remove("lit"), 350);
  }
};
const token = (flow) => {
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", "flow");
  const width = Math.max(22, [...flow.text].length * 7.9 + 12);
  const pill = document.createElementNS(SVG, "rect");
  for (const [key, value] of Object.entries({ x: -width / 2, y: -11, width, height: 22, rx: 11, class: `value c${flow.hue}` })) {
    pill.setAttribute(key, value);
  }
  const text = document.createElementNS(SVG, "text");
  text.setAttribute("class", "in");
  text.setAttribute("y", 4.5);
  text.textContent = flow.text;
  group.append(pill, text);
  return group;
};
const duration = 700;
const animate = (now) => {
  flows = flows.filter((flow) => {
    if (now < flow.start) return true;
    const edge = $(`path[data-edge="${flow.row}"]`);
    if (!flow.group) {
      light(flow.row);
      flow.group = token(flow);
    }
    const part = (now - flow.start) / duration;
    if (part >= 1 || !edge || still.matches) {
      flow.group.remove();
      return false;
    }
    if (flow.group.parentNode !== edge.ownerSVGElement) edge.ownerSVGElement.append(flow.group);
    const eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
    const point = edge.getPointAtLength(eased * edge.getTotalLength());
    flow.group.setAttribute("transform", `translate(${point.x} ${point.y})`);
    return true;
  });
  if (flows.length) requestAnimationFrame(animate);
};
const flow = (values) => {
  const isIdle = !flows.length;
  const gap = Math.min(250, 2000 / values.length);
  values.forEach((value, index) => flows.push({ ...value, start: performance.now() + index * gap }));
  if (flows.length > 80) for (const old of flows.splice(0, flows.length - 80)) old.group?.remove();
  if (isIdle) requestAnimationFrame(animate);
};

// --- Marbles: a click explains, a drag moves

let drag = null;
const marbleAt = (event) => event.target.closest?.(".marbles [data-event]");
const scaleOf = (svg) =>
  svg.dataset.scale.split(",").filter(Boolean).map((pair) => pair.split(" ").map(Number));
// The axis is linear except for gaps, in which a unit stands for more time.
const nanosecondsPerUnit = (places) => {
  const slopes = places.slice(1).map((place, index) => (place[1] - places[index][1]) / (place[0] - places[index][0]));
  return slopes.length ? Math.min(...slopes) : 1e9 / 150;
};
const timeAt = (svg, x) => {
  const places = scaleOf(svg);
  let [before, after] = [places[0], places[places.length - 1]];
  const unit = nanosecondsPerUnit(places);
  if (x <= before[0]) return before[1] - (before[0] - x) * unit;
  if (x >= after[0]) return after[1] + (x - after[0]) * unit;
  for (const place of places) {
    if (place[0] <= x) before = place;
    if (place[0] >= x) { after = place; break; }
  }
  const width = after[0] - before[0];
  return width > 0 ? before[1] + (after[1] - before[1]) * (x - before[0]) / width : before[1];
};
const placeOf = (svg, event) => new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
const explain = (marble) => request({ action: "explain", event: Number(marble.dataset.event) });
const move = (marble, time) => {
  const rounded = Math.max(0, Math.round(time / 1e7) * 1e7);
  const subscription = Number(marble.closest(".chain").dataset.number);
  request({ action: "move", subscription, event: Number(marble.dataset.event), time: rounded });
};
const middleOf = (marble) => { const box = marble.querySelector("rect").getBBox(); return box.x + box.width / 2; };

document.addEventListener("pointerdown", (event) => {
  const marble = marbleAt(event);
  if (!marble || event.button !== 0) return;
  const svg = marble.ownerSVGElement;
  drag = { marble, svg, from: placeOf(svg, event).x, moved: 0 };
  if (marble.dataset.source) marble.setPointerCapture(event.pointerId);
});
document.addEventListener("pointermove", (event) => {
  if (!drag || !drag.marble.dataset.source) return;
  drag.moved = placeOf(drag.svg, event).x - drag.from;
  if (Math.abs(drag.moved) < 4) return;
  drag.marble.classList.add("dragged");
  drag.marble.setAttribute("transform", `translate(${drag.moved} 0)`);
});
document.addEventListener("pointerup", () => {
  if (!drag) return;
  const { marble, svg, moved } = drag;
  drag = null;
  if (Math.abs(moved) < 4) explain(marble);
  else move(marble, timeAt(svg, middleOf(marble) + moved));
  showChains();
});
document.addEventListener("pointercancel", () => { drag = null; showChains(); });
document.addEventListener("keydown", (event) => {
  const marble = marbleAt(event);
  if (!marble) return;
  const step = { ArrowLeft: -1e8, ArrowRight: 1e8 }[event.key];
  if (event.key === "Enter") explain(marble);
  else if (step && marble.dataset.source) move(marble, timeAt(marble.ownerSVGElement, middleOf(marble)) + step);
  else return;
  event.preventDefault();
});

// --- Lists

const showSubscriptions = (list) => {
  const rows = list.map((each) => {
    const row = make("li", each.state ? `over ${each.state}` : "");
    const button = make("button");
    button.setAttribute("aria-pressed", each.isShown);
    button.append(
      make("span", "dot"), make("span", "name", `#${each.number} ${each.name}`), make("span", "count", each.elements),
      make("span", "state", `${each.kind} since ${each.since}${each.state ? `, ${each.state}` : ""}`));
    button.onclick = () => request({ action: "choose", subscription: each.number });
    row.append(button);
    return row;
  });
  $("#subscriptions ul").replaceChildren(...(rows.length ? rows : [make("li", "none", "none")]));
};
const showCause = (causes) => {
  because = new Set(causes.map((each) => each.event));
  $("#cause").hidden = !causes.length;
  $("#cause ol").replaceChildren(...causes.map((each) => {
    const row = make("li");
    row.append(make("span", "time", each.time), make("span", "name", each.name), make("span", "what", each.what));
    if (each.thread !== "main") row.title = each.thread;
    return row;
  }));
  markCause();
};
$("#close-cause").onclick = () => showCause([]);

const showLesson = ({ html }) => {
  const section = $("#lesson");
  section.hidden = !html;
  // What is parsed this way runs nothing; the policy of the page allows no other script either.
  section.replaceChildren(...new DOMParser().parseFromString(html, "text/html").body.childNodes);
  section.scrollTop = 0;
};

// --- The stream

const events = new EventSource("events");
const listen = (name, handle) => events.addEventListener(name, (event) => handle(JSON.parse(event.data)));
events.onopen = () => { notice(""); fitted = 0; fit(); };
events.onerror = () => notice("The shell does not answer. Trying again …");
listen("clock", (value) => { clock = { ...value, received: performance.now() }; showClock(); });
listen("chains", (value) => { chains = value; showChains(); });
listen("subscriptions", showSubscriptions);
listen("cause", showCause);
listen("lesson", showLesson);
listen("flow", flow);
listen("replaced", () => { events.close(); notice("Too many pages are open; reload this one to go on here."); });
