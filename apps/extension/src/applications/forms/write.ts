import { equalTo } from './equal-options.ts'
import type { FieldElements } from './field.ts'
import { attr, nameOf } from './page.ts'
import type { Action } from './plan.ts'
import { fileIn, isChosen, pickedIn } from './shown.ts'
import { tidy } from './text.ts'

/** The place of the one option that says what is wanted. The names of countries in all languages are outside the page. */
export type Choose = (wanted: string, labels: readonly string[]) => Promise<number | null>

/** What a writer needs from outside the page. */
export type WriterTools = {
  /** Waits; timers of tabs in the background are slow, so nothing depends on how long. Fails when everything is stopped. */
  pause: (milliseconds: number) => Promise<void>
  fileFor: (document: 'resume' | 'letter') => Promise<File | null>
  choose: Choose
}

const LIST_TRIES = 40
const LIST_PAUSE = 200
const SEARCH_TRIES = 13

/** Inserts one value from the extension's isolated world, where plain events reach React. Whether it stays is asked later. */
export async function insert(action: Action, { control, choices }: FieldElements, tools: WriterTools): Promise<boolean> {
  if (action.do === 'attach') return attach(control as HTMLInputElement, await tools.fileFor(action.document))
  if (action.do === 'press') return press(action.places.flatMap((place) => choices[place] ?? []))
  if (action.do === 'tick') return press([control])
  if (action.do === 'pick') return pick(action, control as HTMLInputElement, tools)
  const field = control as HTMLInputElement
  field.focus()
  setText(field, attr(field, 'type') === 'month' ? action.value.slice(0, 7) : action.value)
  send(field, 'input', 'change')
  field.blur()
  send(field, 'focusout')
  return true
}

/** Whether the page still shows what was inserted; asked some seconds later, since scripts may empty a field again. */
export async function isHeld(action: Action, { control, choices }: FieldElements, choose: Choose): Promise<boolean> {
  const field = control as HTMLInputElement
  if (action.do === 'attach') return fileIn(field) !== ''
  if (action.do === 'press') return action.places.every((place) => isChosen(choices[place]))
  if (action.do === 'tick') return isChosen(control)
  if (action.do === 'pick') return isPicked(action.value, pickedIn(control), choose)
  const shown = field.isContentEditable ? tidy(field.textContent ?? '') : field.value
  if (action.do === 'type' && action.phone) return isNumber(shown, action.value) || isNumber(shown, action.phone.full)
  return shown === action.value || (attr(field, 'type') === 'tel' && digitsOf(shown) === digitsOf(action.value))
}

export const isPicked = async (wanted: string, shown: string, choose: Choose) =>
  shown !== '' && (await placeOf(wanted, [shown], choose)) === 0

/** An option that is written as what is wanted needs nobody to be asked. */
async function placeOf(wanted: string, labels: readonly string[], choose: Choose): Promise<number | null> {
  if (labels.length === 0) return null
  const [only, ...more] = equalTo(wanted, labels)
  return only === undefined ? choose(wanted, labels) : more.length === 0 ? only : null
}
const isNumber = (shown: string, wanted: string) => shown !== '' && digitsOf(shown) === digitsOf(wanted)

/** Forms write phone numbers in their own way. */
const digitsOf = (text: string) => text.replace(/\D/g, '')

/** A click, because React ignores `checked`; never on what is chosen, because some forms then clear it. */
function press(elements: readonly Element[]): boolean {
  for (const one of elements) if (!isChosen(one)) pressOne(one)
  return elements.length > 0
}

/** An option of a list for several takes no click. */
function pressOne(element: Element) {
  const list = nameOf(element) === 'option' ? element.closest('select') : null
  if (!list) return (element as HTMLElement).click()
  ;(element as HTMLOptionElement).selected = true
  send(list, 'input', 'change')
}

function setText(field: HTMLInputElement, value: string) {
  if (field.isContentEditable) field.textContent = value
  else field.value = value
}

function send(element: Element, ...types: string[]) {
  for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
}
const pointer = (element: Element, ...types: string[]) => {
  for (const type of types)
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, cancelable: true, button: 0 }))
}

function attach(field: HTMLInputElement, file: File | null): boolean {
  if (!file) return false
  const files = new DataTransfer()
  files.items.add(file)
  field.files = files.files
  send(field, 'input', 'change')
  return true
}

/** Opens a list, types, waits for its own options, and takes the one right option; otherwise it is left as it was. */
async function pick(action: Extract<Action, { do: 'pick' }>, field: HTMLInputElement, tools: WriterTools): Promise<boolean> {
  const isTyped = nameOf(field) === 'input'
  const others = new Set(isControlled(field) ? [] : openLists(field))
  const searches = isTyped ? action.searches : [action.value]
  let known = ''
  let place: number | null = null
  field.focus()
  pointer(field, 'mousedown', 'mouseup', 'click')
  for (let count = 0; count < LIST_TRIES; count++) {
    // Lists that come from a server take their time; then the next wording is tried.
    const search = count % SEARCH_TRIES === 0 ? searches[count / SEARCH_TRIES] : undefined
    if (search !== undefined) {
      if (isTyped) setText(field, search)
      send(field, 'input')
    }
    const options = optionsOf(field, others)
    const labels = options.map((one) => tidy(one.textContent ?? ''))
    // A list that shows the same as before gets the same answer.
    if (labels.join('\n') !== known) place = await placeOf(action.value, labels, tools.choose)
    known = labels.join('\n')
    const option = place === null ? undefined : options[place]
    if (option) {
      pointer(option, 'mousedown', 'mouseup', 'click')
      return true
    }
    await tools.pause(LIST_PAUSE)
  }
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
  if (isTyped) setText(field, '')
  send(field, 'input')
  return false
}

const rootOf = (field: Element) => field.getRootNode() as Document | ShadowRoot
const openLists = (field: Element) => [...rootOf(field).querySelectorAll('[role=listbox]')]
const isControlled = (field: Element) => Boolean(attr(field, 'aria-controls') || attr(field, 'aria-owns'))

/** Of the list that the field names, else of the one that opened with it; a page may have others open. */
function optionsOf(field: Element, others: ReadonlySet<Element>): Element[] {
  const id = attr(field, 'aria-controls') || attr(field, 'aria-owns')
  const opened = openLists(field).filter((one) => !others.has(one))
  const list = id ? rootOf(field).getElementById(id) : opened.length === 1 ? opened[0] : null
  return list ? [...list.querySelectorAll('[role=option]')] : []
}
