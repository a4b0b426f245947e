import { computeAccessibleName, getRole } from 'dom-accessibility-api'

export type Words = string | RegExp
export type RoleOptions = { name?: Words; exact?: boolean; level?: number; selected?: boolean; includeHidden?: boolean }

const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** As Playwright compares: a part in any case, or the whole text exactly. */
export function matches(text: string | null | undefined, wanted: Words, exact = false) {
  const found = tidy(text)
  if (wanted instanceof RegExp) return wanted.test(found)
  return exact ? found === tidy(wanted) : found.toLowerCase().includes(tidy(wanted).toLowerCase())
}

const WIDE = new Set(['', 'sm:', 'md:', 'lg:', 'xl:'])
const SHOWING = /^(block|flex|grid|inline|inline-block|inline-flex|contents|table)$/

/** What a wide window hides is known by attributes and classes: there are no style sheets in these tests. */
function hidesItself(element: Element) {
  const { display, visibility } = (element as HTMLElement).style ?? {}
  return element.hasAttribute('hidden') || display === 'none' || visibility === 'hidden' || isHiddenByClass(element)
}

/** `hidden`, `md:hidden` and `group-data-[state=failed]/plans:hidden`; the last one that applies counts, as in the style sheet. */
function isHiddenByClass(element: Element) {
  const classes = element.getAttribute('class') ?? ''
  if (!classes.includes('hidden')) return false
  let isHidden = false
  for (const name of classes.split(' ')) {
    const [, variant = '', look = ''] = /^(.*?:)?([a-z-]+)$/.exec(name) ?? []
    if ((look === 'hidden' || SHOWING.test(look)) && applies(element, variant)) isHidden = look === 'hidden'
  }
  return isHidden
}

function applies(element: Element, variant: string) {
  const [, data, value, group] = /^group-data-\[(\w+)=(\w+)\]\/(\w+):$/.exec(variant) ?? []
  return data ? element.closest(`.group\\/${group}`)?.getAttribute(`data-${data}`) === value : WIDE.has(variant)
}

function someAncestor(element: Element, isSo: (each: Element) => boolean) {
  for (let each: Element | null = element; each; each = each.parentElement) if (isSo(each)) return true
  return false
}
export const isVisible = (element: Element) => !someAncestor(element, hidesItself)
const isForReaders = (element: Element) =>
  !someAncestor(element, (each) => hidesItself(each) || each.getAttribute('aria-hidden') === 'true' || each.hasAttribute('inert'))

const INLINE = new Set('A ABBR B BUTTON CODE EM I IMG INPUT KBD LABEL MARK SMALL SPAN STRONG SVG TIME'.split(' '))
/** What the computation of a name, and axe, ask of styles; those of the emulated DOM would take most of a test's time. */
export function stylesOf(element: Element) {
  const display = hidesItself(element) ? 'none' : INLINE.has(element.tagName.toUpperCase()) ? 'inline' : 'block'
  const values: Record<string, string> = { display, visibility: 'visible' }
  return { ...values, getPropertyValue: (name: string) => values[name] ?? '' } as unknown as CSSStyleDeclaration
}
const nameOf = (element: Element) =>
  computeAccessibleName(element, { getComputedStyle: stylesOf, computedStyleSupportsPseudoElements: false })

/** A section or a form is a landmark only when it has a name. */
const NAMED_ROLES: Record<string, string> = { SECTION: 'region', FORM: 'form' }
const isLandmarkWithoutName = (element: Element, role: string) =>
  NAMED_ROLES[element.tagName] === role && !element.hasAttribute('role') && nameOf(element) === ''
const levelOf = (element: Element) => Number(element.getAttribute('aria-level') ?? /^H(\d)$/.exec(element.tagName)?.[1])

/** What can have a role, for those that tests ask for most: a page of the editor has thousands of elements. */
const CANDIDATES: Record<string, string> = {
  button: 'button, input, summary, [role=button]',
  link: 'a[href], [role=link]',
  heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
  textbox: 'input, textarea, [role=textbox]',
  region: 'section, [role=region]',
  dialog: 'dialog, [role=dialog]',
  tab: '[role=tab]',
  listitem: 'li, [role=listitem]',
  option: 'option, [role=option]',
  article: 'article, [role=article]',
  checkbox: 'input, [role=checkbox]',
  complementary: 'aside, [role=complementary]',
  main: 'main, [role=main]',
  banner: 'header, [role=banner]',
  navigation: 'nav, [role=navigation]',
  list: 'ul, ol, menu, [role=list]',
  combobox: 'input, select, [role=combobox]',
  radio: 'input, [role=radio]',
  spinbutton: 'input, [role=spinbutton]',
  searchbox: 'input, [role=searchbox]',
  ...Object.fromEntries(
    'alert alertdialog menu menuitem menuitemcheckbox menuitemradio radiogroup slider switch tablist tabpanel toolbar tooltip tree'
      .split(' ')
      .map((role) => [role, `[role=${role}]`]),
  ),
}

export function byRole(root: ParentNode, role: string, { name, exact, level, selected, includeHidden }: RoleOptions = {}) {
  return [...root.querySelectorAll(CANDIDATES[role] ?? '*')].filter(
    (element) =>
      getRole(element) === role &&
      (includeHidden || isForReaders(element)) &&
      (level === undefined || levelOf(element) === level) &&
      (selected === undefined || (element.getAttribute('aria-selected') === 'true') === selected) &&
      (name === undefined ? !isLandmarkWithoutName(element, role) : matches(nameOf(element), name, exact)),
  )
}

const SILENT = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'HEAD', 'TITLE'])

/** The smallest elements that say this, the root among them. */
export function byText(root: Element, text: Words, exact?: boolean): Element[] {
  if (SILENT.has(root.tagName)) return []
  // What an element does not say, none of its children says.
  if (typeof text === 'string' && !matches(root.textContent, text)) return []
  const smaller = [...root.children].flatMap((child) => byText(child, text, exact))
  const isSaidByChild = [...root.children].some((child) => !SILENT.has(child.tagName) && matches(child.textContent, text, exact))
  return matches(root.textContent, text, exact) && !isSaidByChild ? [root, ...smaller] : smaller
}

const CONTROLS = 'input, select, textarea, button, [role=combobox], [role=switch], [role=checkbox], [role=slider]'

export function byLabel(root: ParentNode, text: Words, exact?: boolean) {
  const isNamed = (label: string | null | undefined) => Boolean(label) && matches(label, text, exact)
  const labels = [...document.querySelectorAll('label')].filter((label) => isNamed(label.textContent))
  const labelled = new Set(
    labels.map((label) => (label.htmlFor ? document.getElementById(label.htmlFor) : label.querySelector(CONTROLS))),
  )
  const textOf = (ids: string) =>
    ids
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  return [...root.querySelectorAll(`${CONTROLS}, [aria-label], [aria-labelledby]`)].filter(
    (element) =>
      labelled.has(element as HTMLElement) ||
      isNamed(element.getAttribute('aria-label')) ||
      isNamed(textOf(element.getAttribute('aria-labelledby') ?? '')),
  )
}
