import type { FieldKind } from '@jobapply/core/answers/keys/field-keys'
import { trimChars } from '@jobapply/core/shared/text/trim-chars'
import type { FieldElements, FormField } from './field.ts'
import { attr, nameOf } from './page.ts'
import { textOf, tidy } from './text.ts'

const EMPTY_CHOICE =
  /^(?:|(?:please )?(?:select|choose|pick)\b.{0,40}|(?:please )?make a (?:selection|choice)|bitte (?:aus)?wählen.{0,20}|(?:select|search)?\.{3}|…|(?:none|nothing|not|no option|no items?|0(?: items?)?) (?:selected|chosen)|keine auswahl|sélectionnez\b.{0,40}|selecciona\b.{0,40}|seleccione\b.{0,40}|maak een keuze|wybierz\b.{0,40})$/i
/** BambooHR writes '–Select–'. */
const DASH = /[-–—\s]/
/** 'resume.pdf', but not the '.pdf' of a hint about types. */
const FILE_NAME = /^[\p{L}\p{N}(_-].*\.(?:pdf|docx?|rtf|odt|txt|pages)$/iu
/** 'e.g. resume.pdf' is no file. */
const EXAMPLE = /^(?:e\.?g\.?|example:?|z\.?b\.?|beispiel:?|such|like)$/i
/** What react-select and its relatives show of a choice. */
const PICKED = '[class*="single-value" i], [class*="singlevalue" i], [class*="multi-value" i], [data-automation-id=selectedItem]'
const AROUND = 4
const MOST_OPTIONS = 500

export const isChosen = (choice: Element | undefined) =>
  choice !== undefined &&
  ((choice as HTMLInputElement).checked === true ||
    (choice.localName === 'option' && (choice as HTMLOptionElement).selected === true) ||
    choice.matches(MARKED))
const MARKED = '[aria-checked=true], [aria-pressed=true], [aria-selected=true]'

/** What the page shows in a field, in words; empty: nothing. */
export function shownIn(
  { kind, options }: { kind: FieldKind; options: FormField['options'] },
  { control, choices }: FieldElements,
): string {
  if (choices.length > 0)
    return choices.flatMap((choice, place) => (isChosen(choice) ? (options[place]?.label ?? 'Yes') : [])).join(', ')
  if (kind === 'checkbox') return isChosen(control) ? 'Yes' : ''
  if (kind === 'file') return fileIn(control as HTMLInputElement)
  if (kind === 'combobox') return pickedIn(control)
  if (kind === 'slider') return movedTo(control)
  if (kind === 'select') return selectedIn(control as HTMLSelectElement)
  const field = control as HTMLInputElement
  return tidy(field.isContentEditable ? (field.textContent ?? '') : (field.value ?? ''))
}

/** A slider that nobody has moved shows a value all the same: the one that the page wrote, else the middle. */
function movedTo(control: Element): string {
  if (nameOf(control) !== 'input') return ''
  const { value = '' } = control as HTMLInputElement
  const number = (name: string, otherwise: number) => (attr(control, name) === '' ? otherwise : Number(attr(control, name)))
  const [min, max] = [number('min', 0), number('max', 100)]
  const start = attr(control, 'value') || String(min + (max - min) / 2)
  return value === start ? '' : value
}

function selectedIn(select: HTMLSelectElement): string {
  const { value } = select
  if (value === '') return ''
  const marked = select.options?.[select.selectedIndex]
  const chosen =
    marked?.value === value ? marked : [...select.querySelectorAll('option')].find((option) => option.value === value)
  return choiceOrNone(chosen?.textContent ?? '')
}

export function pickedIn(control: Element): string {
  const typed = nameOf(control) === 'input' ? (control as HTMLInputElement).value : (control.textContent ?? '')
  if (tidy(typed) !== '') return choiceOrNone(typed)
  for (const box of around(control)) {
    const picked = [...box.querySelectorAll(PICKED)].map((one) => tidy(one.textContent ?? '')).filter((text) => text !== '')
    if (picked.length > 0) return picked.join(', ')
  }
  return drawnChoice(control)
}

/** Many libraries leave the box of a list empty and draw the choice around it: it is one where the list itself offers it. */
function drawnChoice(control: Element): string {
  const id = attr(control, 'aria-controls') || attr(control, 'aria-owns')
  const list = id === '' ? null : (control.getRootNode() as Document | ShadowRoot).getElementById(id)
  if (!list) return ''
  const said = around(control)
    .map((box) => textOf(box))
    .find((text) => text !== '')
  const options = [...list.querySelectorAll('[role=option]')].slice(0, MOST_OPTIONS)
  return said && options.some((one) => [tidy(one.textContent ?? ''), attr(one, 'aria-label')].includes(said)) ? said : ''
}

/** Some systems take the file and empty its field; then they show its name. */
export function fileIn(control: HTMLInputElement): string {
  const [file] = control.files ?? []
  if (file) return file.name
  // What the boxes say as a label does; else everything in them, also in buttons.
  const said = [textOf, (box: Element) => tidy(box.textContent ?? '')]
  const words = said.flatMap((read) => around(control).flatMap((box) => read(box).split(' ')))
  return words.find((word, at) => FILE_NAME.test(word) && !EXAMPLE.test(words[at - 1] ?? '')) ?? ''
}

/** The boxes around a field, while they hold no other one. */
function around(control: Element): Element[] {
  const boxes: Element[] = []
  for (let box = control.parentElement; box && boxes.length < AROUND; box = box.parentElement) {
    if (box.querySelectorAll('input:not([type=hidden]), select, textarea').length > 2 || nameOf(box) === 'form') break
    boxes.push(box)
  }
  return boxes
}

const choiceOrNone = (text: string) => (EMPTY_CHOICE.test(trimChars(tidy(text), DASH)) ? '' : tidy(text))
