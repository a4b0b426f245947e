import type { FieldKind } from '@jobapply/core/answers/keys/field-keys'
import { yesOrNo } from '@jobapply/core/answers/words/yes-no'
import { type Control, MAX_FIELDS } from './field.ts'
import { groupChoices } from './groups.ts'
import { attr, nameOf, type Page, saidAround } from './page.ts'
import { tidy } from './text.ts'

const SKIPPED_TYPES = ['hidden', 'submit', 'button', 'image', 'reset', 'search', 'password']
/** Parts of a page that hold no application form. */
const OUTSIDE = new Set('header nav footer'.split(' '))
const OUTSIDE_ROLES = new Set('search navigation listbox menu banner contentinfo'.split(' '))
const COOKIES = /cookie|onetrust|usercentrics|ccm-widget|consent-?manager|didomi/i
const CAPTCHA = /captcha|turnstile/i
/** Options included. */
const MOST_CONTROLS = 2_000

/** The fields of a page in its order. */
export function findControls(page: Page): Control[] {
  const answers = findYesNo(page)
  const taken = new Set(answers.flatMap(({ element, choices }) => [element, ...choices]))
  const isInAnswers = (element: Element) => answers.some((one) => one.element.contains(element))
  const single = page.find(MAY_BE_FIELD).flatMap((element): Control[] => {
    const kind = kindOf(element)
    if (!kind || taken.has(element) || isInAnswers(element) || isOutside(page, element) || isDummy(element)) return []
    // Several options of a list are chosen as those of a group.
    const choices = kind === 'select' && element.hasAttribute('multiple') ? optionsIn(element) : []
    const name = attr(element, 'name') || attr(element, 'id')
    return [{ kind: choices.length > 0 ? 'checkbox-group' : kind, element, choices, name }]
  })
  const controls = groupChoices(page, [...single.slice(0, MOST_CONTROLS), ...answers])
  // What the browser has found is in the page's order.
  if (answers.length > 0) controls.sort((one, other) => page.orderOf(one.element) - page.orderOf(other.element))
  return controls.slice(0, MAX_FIELDS)
}

/** What `kindOf` looks at. */
export const MAY_BE_FIELD = 'input, textarea, select, button[aria-haspopup], [role], [contenteditable]'

const MOST_OPTIONS = 500
const optionsIn = (list: Element) =>
  [...list.querySelectorAll('option')].filter((option) => option.getAttribute('value') !== '').slice(0, MOST_OPTIONS)

export function kindOf(element: Element): FieldKind | null {
  const tag = nameOf(element)
  const role = attr(element, 'role')
  if (tag === 'textarea') return 'textarea'
  if (tag === 'select') return 'select'
  if (tag === 'input') return kindOfInput(element, role)
  if (role === 'combobox' || (tag === 'button' && attr(element, 'aria-haspopup') === 'listbox'))
    return element.querySelector('input, select') ? null : 'combobox'
  if (role === 'textbox' || (element.hasAttribute('contenteditable') && attr(element, 'contenteditable') !== 'false'))
    return 'textarea'
  if (role === 'slider') return element.querySelector('input') ? null : 'slider'
  if (role !== 'radio' && role !== 'checkbox' && role !== 'switch') return null
  return element.querySelector('input') ? null : role === 'radio' ? 'radio-group' : 'checkbox'
}

function kindOfInput(element: Element, role: string): FieldKind | null {
  const type = attr(element, 'type').toLowerCase() || 'text'
  // Some libraries draw a list with a box to search it.
  if (type === 'search' && role === 'combobox' && attr(element, 'aria-haspopup') === 'listbox') return 'combobox'
  if (SKIPPED_TYPES.includes(type)) return null
  if (type === 'radio') return 'radio-group'
  if (type === 'checkbox' || type === 'file') return type
  if (type === 'range' || role === 'slider') return 'slider'
  const isList =
    role === 'combobox' ||
    ['list', 'both'].includes(attr(element, 'aria-autocomplete')) ||
    attr(element, 'aria-haspopup') === 'listbox'
  if (isList) return 'combobox'
  if (isDatePart(element, role)) return 'date-part'
  if (role === 'spinbutton') return 'number'
  if (type === 'date' || type === 'month') return 'date'
  return type === 'email' || type === 'tel' || type === 'number' ? type : 'text'
}

/** A box for a month, a year or a day alone. */
const isDatePart = (element: Element, role: string) =>
  role === 'spinbutton'
    ? /month|year|day|mm|yyyy/i.test(`${attr(element, 'aria-label')} ${attr(element, 'id')} ${attr(element, 'aria-valuetext')}`)
    : /^(?:mm|dd|yyyy|yy)$/i.test(attr(element, 'placeholder').trim())

const isOutside = (page: Page, element: Element) => element.hasAttribute('disabled') || isAside(page, element)

/** Whether it belongs to a part of the page that holds no application form. */
export function isAside(page: Page, element: Element): boolean {
  if (CAPTCHA.test(`${attr(element, 'name')} ${attr(element, 'id')} ${attr(element, 'class')}`)) return true
  const parent = page.parentOf(element)
  return parent !== null && isPartAside(page, parent)
}

/** Whether a part, or the nearest that says so around it, holds no application form. */
const isPartAside = saidAround((part) => {
  if (nameOf(part) === 'form') return attr(part, 'role') === 'search'
  return isOutsidePart(part) ? true : undefined
}, false)

function isOutsidePart(one: Element): boolean {
  if (OUTSIDE.has(nameOf(one))) return true
  if (!one.hasAttributes()) return false
  if (OUTSIDE_ROLES.has(attr(one, 'role'))) return true
  return (
    COOKIES.test(`${attr(one, 'id')} ${attr(one, 'class')} ${attr(one, 'aria-label')}`.slice(0, 200)) && nameOf(one) !== 'body'
  )
}

/** What a drawn control keeps beside itself for the browser: a box without name and label, or a mirror with the same options. */
function isDummy(element: Element): boolean {
  const isAside = attr(element, 'aria-hidden') === 'true'
  if (isAside && attr(element, 'tabindex') === '-1') {
    const drawn = ROLE_OF_MIRROR[nameOf(element) === 'select' ? 'select' : attr(element, 'type')]
    if (drawn && element.parentElement?.querySelector(drawn)) return true
  }
  if (nameOf(element) !== 'input' || ['name', 'id', 'aria-label', 'placeholder'].some((name) => attr(element, name))) return false
  if (['checkbox', 'radio', 'file'].includes(attr(element, 'type'))) return false
  return isAside || element.previousElementSibling?.getAttribute('aria-haspopup') === 'listbox'
}
const ROLE_OF_MIRROR: Readonly<Record<string, string>> = {
  select: '[role=combobox], button[aria-haspopup=listbox]',
  radio: '[role=radio]',
  checkbox: '[role=checkbox], [role=switch]',
}

/** Two buttons that say yes and no. */
function findYesNo(page: Page): Control[] {
  const buttons = page.find('button, [role=button]')
  return [...Map.groupBy(buttons, page.parentOf)].flatMap(([element, choices]): Control[] => {
    if (!element || choices.length !== 2) return []
    const said = choices.map((one) => yesOrNo(tidy(one.textContent ?? '')))
    if (!said.includes('yes') || !said.includes('no') || isOutside(page, element)) return []
    const mirror = element.querySelector('input')
    return [
      {
        kind: 'yes-no-buttons',
        element,
        choices,
        name: mirror ? attr(mirror, 'name') || attr(mirror, 'id') : attr(element, 'id'),
      },
    ]
  })
}
