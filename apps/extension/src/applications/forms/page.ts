/** Limit against abuse: pages come from strangers. */
const MAX_ELEMENTS = 60_000

/** A page's elements in their order, with those of open shadow roots, and the ways between them. */
export type Page = {
  elements: readonly Element[]
  /** Also from a shadow root to its host. */
  parentOf: (element: Element) => Element | null
  /** In the same tree: ids of a shadow root are its own. */
  byId: (near: Element, id: string) => Element | undefined
  labelFor: (control: Element) => Element | undefined
  /** The form around an element; the element itself does not count. */
  formOf: (element: Element) => Element | null
}

type Scope = Document | ShadowRoot | DocumentFragment
/** Opens what a page does not show to scripts, if the browser allows it (`chrome.dom.openOrClosedShadowRoot`). */
export type OpenRoot = (element: Element) => Scope | null

const plainRoot: OpenRoot = (element) => element.shadowRoot ?? null

export function openPage(document: Document, openRoot: OpenRoot = plainRoot): Page {
  const elements: Element[] = []
  const scopeOf = new Map<Element, Scope>()
  const hosts = new Map<Scope, Element>()
  const ids = new Map<Scope, Map<string, Element>>()
  const labels = new Map<Scope, Map<string, Element>>()
  const note = (table: Map<Scope, Map<string, Element>>, scope: Scope, key: string | null, element: Element) => {
    const known = table.get(scope) ?? new Map<string, Element>()
    if (key && !known.has(key)) known.set(key, element)
    table.set(scope, known)
  }
  const stack: [Element, Scope][] = []
  pushAll(stack, document.children, document)
  while (stack.length > 0 && elements.length < MAX_ELEMENTS) {
    const next = stack.pop()
    if (!next) break
    const [element, scope] = next
    elements.push(element)
    scopeOf.set(element, scope)
    note(ids, scope, element.getAttribute('id'), element)
    if (nameOf(element) === 'label') note(labels, scope, element.getAttribute('for'), element)
    const inner = declaredRoot(element) ?? openRoot(element)
    if (inner) {
      hosts.set(inner, isDeclared(element) ? (element.parentElement ?? element) : element)
      pushAll(stack, inner.children, inner)
    }
    if (!isDeclared(element) && !LISTS.has(nameOf(element))) pushAll(stack, element.children, scope)
  }
  const scopeFor = (element: Element) => scopeOf.get(element) ?? document
  const parentOf = (element: Element) => element.parentElement ?? hosts.get(scopeFor(element)) ?? null
  return {
    elements,
    parentOf,
    formOf: createFormOf(parentOf),
    byId: (near, id) => ids.get(scopeFor(near))?.get(id),
    labelFor: (control) => labels.get(scopeFor(control))?.get(control.getAttribute('id') ?? ''),
  }
}

/** Their options are read with them; a page may have thousands. */
const LISTS = new Set(['select', 'datalist'])

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

/** In reverse, so that the first child is taken first. */
function pushAll(stack: [Element, Scope][], children: HTMLCollection, scope: Scope) {
  for (let at = children.length - 1; at >= 0; at--) {
    const child = children[at]
    if (child) stack.push([child, scope])
  }
}

/** A saved page holds its shadow roots as templates. */
const isDeclared = (element: Element) =>
  nameOf(element) === 'template' && (element.hasAttribute('shadowrootmode') || element.hasAttribute('shadowroot'))
const declaredRoot = (element: Element): Scope | null =>
  isDeclared(element) ? ((element as HTMLTemplateElement).content ?? null) : null

export const nameOf = (element: Element) => element.localName.toLowerCase()
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
  for (let at = page.parentOf(element); at; at = page.parentOf(at)) way.push(at)
  if (ways.left > 0) ways.known.set(element, way)
  ways.left -= way.length
  return way
}
