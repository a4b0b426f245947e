/** Limit against abuse: pages come from strangers. */
const MAX_ELEMENTS = 60_000

/** A page's elements in their order, with those of open shadow roots, and the ways between them. */
export type Page = {
  elements: readonly Element[]
  /** Those that match, in the page's order. The browser looks for them faster than a script does. */
  find: (selector: string) => readonly Element[]
  /** The place of an element in the page. */
  orderOf: (element: Element) => number
  /** Also from a shadow root to its host. */
  parentOf: (element: Element) => Element | null
  /** In the same tree: ids of a shadow root are its own. */
  byId: (near: Element, id: string) => Element | undefined
  labelFor: (control: Element) => Element | undefined
  /** All labels that name a control, in their order. */
  labelsFor: (control: Element) => readonly Element[]
  /** The form around an element; the element itself does not count. */
  formOf: (element: Element) => Element | null
}

type Scope = Document | ShadowRoot | DocumentFragment
/** Opens what a page does not show to scripts, if the browser allows it (`chrome.dom.openOrClosedShadowRoot`). */
export type OpenRoot = (element: Element) => Scope | null

const plainRoot: OpenRoot = (element) => element.shadowRoot ?? null

export function openPage(document: Document, openRoot: OpenRoot = plainRoot): Page {
  const { elements, hosts, scopeOf } = walk(document, openRoot)
  const labels = new Map<Scope, Map<string, Element[]>>()
  const scopeFor = (element: Element) => scopeOf.get(element) ?? document
  const labelsIn = (scope: Scope) => {
    const found = labels.get(scope) ?? new Map<string, Element[]>()
    if (labels.has(scope)) return found
    labels.set(scope, found)
    for (const label of scope.querySelectorAll('label[for]')) {
      const id = attr(label, 'for')
      const known = found.get(id)
      if (known) known.push(label)
      else found.set(id, [label])
    }
    return found
  }
  let order: Map<Element, number> | undefined
  const places = () => {
    if (order) return order
    order = new Map()
    let at = 0
    for (const one of elements) order.set(one, at++)
    return order
  }
  const parentOf = (element: Element) => element.parentElement ?? hosts.get(scopeFor(element)) ?? null
  return {
    elements,
    find: (selector) =>
      hosts.size === 0 && elements.length < MAX_ELEMENTS
        ? [...document.querySelectorAll(selector)].filter((one) => places().has(one))
        : elements.filter((one) => one.matches(selector)),
    orderOf: (element) => places().get(element) ?? 0,
    parentOf,
    formOf: createFormOf(parentOf),
    byId: (near, id) => (id === '' ? undefined : (scopeFor(near).getElementById(id) ?? undefined)),
    labelFor: (control) => labelsIn(scopeFor(control)).get(attr(control, 'id'))?.[0],
    labelsFor: (control) => labelsIn(scopeFor(control)).get(attr(control, 'id')) ?? [],
  }
}

/** All elements in their order; what a shadow root holds follows the light children of its host. */
function walk(document: Document, openRoot: OpenRoot) {
  const elements: Element[] = []
  const hosts = new Map<Scope, Element>()
  /** Of those in shadow roots. */
  const scopeOf = new Map<Element, Scope>()
  const read = (scope: Scope, depth: number) => {
    const open: { host: Element; inner: Scope }[] = []
    let list: Element | null = null
    const found = scope.querySelectorAll(NO_OPTION)
    // An index asks the browser once for each element, an iterator three times.
    for (let at = 0, { length } = found; at < length; at++) {
      const element = found[at]
      if (!element || list?.contains(element)) continue
      const { localName } = element
      list = LISTS.has(localName) ? element : null
      for (let last = open.at(-1); last && !last.host.contains(element); last = open.at(-1)) {
        open.pop()
        read(last.inner, depth + 1)
      }
      if (elements.length >= MAX_ELEMENTS) return
      elements.push(element)
      if (scope !== document) scopeOf.set(element, scope)
      if (depth >= MOST_ROOTS || !mayHoldRoot(localName)) continue
      const inner = (localName === 'template' ? declaredRoot(element) : null) ?? openRoot(element)
      if (!inner) continue
      hosts.set(inner, isDeclared(element) ? (element.parentElement ?? element) : element)
      open.push({ host: element, inner })
    }
    for (const { inner } of open.toReversed()) read(inner, depth + 1)
  }
  read(document, 0)
  return { elements, hosts, scopeOf }
}

/** A page may have thousands of options, which the browser leaves out faster than we do. */
const NO_OPTION = ':not(option, optgroup)'
/** Their options are read with them. */
const LISTS = new Set(['select', 'datalist'])
/** Shadow roots inside one another. */
const MOST_ROOTS = 100
/** Custom elements, and the few others that the browser allows a shadow root. */
const mayHoldRoot = (localName: string) => ROOT_HOLDERS.has(localName) || localName.includes('-')
const ROOT_HOLDERS = new Set(
  'template article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
)

/** Remembers the way up: the fields of a form share most of it. */
function createFormOf(parentOf: Page['parentOf']): Page['formOf'] {
  const known = new Map<Element, Element | null>()
  return (element) => {
    const way: Element[] = []
    let form: Element | null = null
    for (let at: Element | null = element; at; at = parentOf(at)) {
      const found = at !== element && nameOf(at) === 'form' ? at : known.get(at)
      if (found !== undefined) {
        form = found
        break
      }
      way.push(at)
    }
    for (const one of way) known.set(one, form)
    return form
  }
}

/** A saved page holds its shadow roots as templates. */
const isDeclared = (element: Element) =>
  nameOf(element) === 'template' && (element.hasAttribute('shadowrootmode') || element.hasAttribute('shadowroot'))
const declaredRoot = (element: Element): Scope | null =>
  isDeclared(element) ? ((element as HTMLTemplateElement).content ?? null) : null

/** In small letters, as every element of HTML has it. */
export const nameOf = (element: Element) => element.localName
export const attr = (element: Element, name: string) => element.getAttribute(name) ?? ''

/** Ways outwards that a page remembers at most, in elements: a hostile page nests deep. */
const MOST_REMEMBERED = 200_000
const WAYS = new WeakMap<Page, { known: Map<Element, readonly Element[]>; left: number }>()

/** From the element outwards, itself not included. Asked many times for each field. */
export function ancestorsOf(page: Page, element: Element): readonly Element[] {
  const ways = WAYS.get(page) ?? { known: new Map(), left: MOST_REMEMBERED }
  WAYS.set(page, ways)
  const known = ways.known.get(element)
  if (known) return known
  const way: Element[] = []
  for (let at = page.parentOf(element); at; at = page.parentOf(at)) {
    way.push(at)
    const further = ways.known.get(at)
    if (!further) continue
    for (const one of further) way.push(one)
    break
  }
  if (ways.left > 0) ways.known.set(element, way)
  ways.left -= way.length
  return way
}

/** Forms repeat their hints, titles and marks: what is made of a text is kept for the next field that says the same. */
export function saidOnce<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { answer: Answer }>()
  return (text) => {
    if (text.length > LONGEST_TEXT) return read(text)
    const before = known.get(text)
    if (before) return before.answer
    if (known.size >= MOST_TEXTS) known.clear()
    const answer = read(text)
    known.set(text, { answer })
    return answer
  }
}
const MOST_TEXTS = 1_000
const LONGEST_TEXT = 1_000

/** Asks once for each element of a page: the fields of a form share most of what is around them. */
export function askedOnce<Answer>(ask: (page: Page, element: Element) => Answer): (page: Page, element: Element) => Answer {
  const pages = new WeakMap<Page, Map<Element, Answer>>()
  return (page, element) => {
    let known = pages.get(page)
    if (!known) {
      known = new Map()
      pages.set(page, known)
    }
    const before = known.get(element)
    if (before !== undefined) return before
    const answer = ask(page, element)
    known.set(element, answer)
    return answer
  }
}

/** What the nearest part says that says anything, itself or around it. Each part is asked once, and what it led to is kept on the way. */
export function saidAround<Answer>(ask: (element: Element) => Answer | undefined, otherwise: Answer) {
  const pages = new WeakMap<Page, Map<Element, Answer>>()
  return (page: Page, element: Element): Answer => {
    const known = pages.get(page) ?? new Map<Element, Answer>()
    pages.set(page, known)
    const way: Element[] = []
    let answer: Answer | undefined
    for (let at: Element | null = element; at && answer === undefined; at = page.parentOf(at)) {
      way.push(at)
      answer = known.get(at) ?? ask(at)
    }
    for (const one of way) known.set(one, answer ?? otherwise)
    return answer ?? otherwise
  }
}
