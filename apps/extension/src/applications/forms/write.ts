import type { FieldElements } from './field.ts'
import { attr } from './page.ts'
import type { Action } from './plan.ts'
import { tidy } from './text.ts'

/** What a writer needs from outside the page. */
export type WriterTools = {
  /** Waits; timers of tabs in the background are slow, so nothing depends on how long. */
  pause: (milliseconds: number) => Promise<void>
  /** The place of the one right option of a list, or null: none is ever guessed. */
  chooseOption: (action: Action, labels: readonly string[]) => Promise<number | null>
  fileFor: (document: 'resume' | 'letter') => Promise<File | null>
}

const LIST_TRIES = 40
const LIST_PAUSE = 200

/** Inserts one value from the extension's isolated world, where plain events reach React (design: verified). Whether it stays is asked later. */
export async function insert(action: Action, { control, choices }: FieldElements, tools: WriterTools): Promise<boolean> {
  if (action.do === 'attach') return attach(control as HTMLInputElement, await tools.fileFor(action.document))
  if (action.do === 'press') return press(action.places.flatMap((place) => choices[place] ?? []))
  if (action.do === 'tick') return press([control])
  if (action.do === 'pick') return pick(action, control as HTMLInputElement, tools)
  const field = control as HTMLInputElement
  field.focus()
  setText(field, action.value)
  send(field, 'input', 'change')
  field.blur()
  send(field, 'focusout')
  return true
}

/** Whether the page still shows what was inserted; asked some seconds later, since scripts may empty a field again. */
export function isHeld(action: Action, { control, choices }: FieldElements): boolean {
  const field = control as HTMLInputElement
  if (action.do === 'attach') return field.files?.[0]?.name === action.name || tidy(boxText(control)).includes(action.name)
  if (action.do === 'press') return action.places.every((place) => isChosen(choices[place]))
  if (action.do === 'tick') return isChosen(control)
  if (action.do === 'pick') return tidy(`${field.value ?? ''} ${boxText(control)}`).includes(action.value)
  return (field.isContentEditable ? tidy(field.textContent ?? '') : field.value) === action.value
}

const boxText = (control: Element) => control.parentElement?.parentElement?.parentElement?.textContent ?? ''

export const isChosen = (choice: Element | undefined) =>
  choice !== undefined &&
  ((choice as HTMLInputElement).checked === true ||
    ['aria-checked', 'aria-pressed', 'aria-selected'].some((name) => attr(choice, name) === 'true'))

/** A click, because React ignores `checked`; never on what is chosen, because some forms then clear it. */
function press(elements: readonly Element[]): boolean {
  for (const one of elements) if (!isChosen(one)) (one as HTMLElement).click()
  return elements.length > 0
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
  field.focus()
  pointer(field, 'mousedown', 'mouseup', 'click')
  const isTyped = 'value' in field && field.localName === 'input'
  if (isTyped) setText(field, action.value)
  send(field, 'input')
  for (let count = 0; count < LIST_TRIES; count++) {
    const options = optionsOf(field)
    if (options.length > 0) {
      const place = await tools.chooseOption(
        action,
        options.map((one) => tidy(one.textContent ?? '')),
      )
      const option = place === null ? undefined : options[place]
      if (option) {
        pointer(option, 'mousedown', 'mouseup', 'click')
        return true
      }
    }
    await tools.pause(LIST_PAUSE)
  }
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
  if (isTyped) setText(field, '')
  send(field, 'input')
  return false
}

/** Of the list that the field names; a page may have others open. */
function optionsOf(field: Element): Element[] {
  const root = field.getRootNode() as Document | ShadowRoot
  const id = attr(field, 'aria-controls') || attr(field, 'aria-owns')
  const list = id ? root.getElementById(id) : null
  return list ? [...list.querySelectorAll('[role=option]')] : []
}
