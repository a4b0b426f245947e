import { MAX_ELEMENTS } from './field.ts'

/** A page's elements in their order, with those of open shadow roots, and the ways between them. */
export type Page = {
  elements: readonly Element[]
  /** Also from a shadow root to its host. */
  parentOf: (element: Element) => Element | null
  /** In the same tree: ids of a shadow root are its own. */
  byId: (near: Element, id: string) => Element | undefined
  labelFor: (control: Element) => Element | undefined
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
    if (!isDeclared(element)) pushAll(stack, element.children, scope)
  }
  const scopeFor = (element: Element) => scopeOf.get(element) ?? document
  return {
    elements,
    parentOf: (element) => element.parentElement ?? hosts.get(scopeFor(element)) ?? null,
    byId: (near, id) => ids.get(scopeFor(near))?.get(id),
    labelFor: (control) => labels.get(scopeFor(control))?.get(control.getAttribute('id') ?? ''),
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

/** From the element outwards, itself not included. */
export function* ancestorsOf(page: Page, element: Element): Generator<Element> {
  for (let at = page.parentOf(element); at; at = page.parentOf(at)) yield at
}
