import { type Boxes, elementsOf, findBoxes } from './boxes.ts'
import { choiceText } from './choice-text.ts'
import { chooseForms, type ReadControl } from './choose-forms.ts'
import { DRAWN_ELSEWHERE, isConcealed, isTrap } from './concealed.ts'
import { findControls } from './controls.ts'
import { createDrawn, type Drawn } from './drawn.ts'
import type { CollectedForm, Control, FormField } from './field.ts'
import { type FoundLabel, findLabel, groupLabel } from './labels.ts'
import { isInvitation } from './not-a-question.ts'
import { ancestorsOf, attr, nameOf, type OpenRoot, openPage, type Page } from './page.ts'
import { isRequired } from './required.ts'
import { createSections, type Sections } from './sections.ts'
import type { System } from './system.ts'
import { readLabel, textOf, tidy } from './text.ts'
import { textBefore } from './text-before.ts'

const MAX_OPTIONS = 500
const NOBODY: ReadonlySet<string> = new Set()

export type Reading = {
  system?: System | undefined
  openRoot?: OpenRoot | undefined
  address?: string
  /** Titles that are known to be about somebody else (with-others.ts). */
  others?: ReadonlySet<string>
}

/** The fields of the application form in a document, with what the page says about each. Documents of frames are read on their own. */
export function collectForm(
  document: Document,
  { system, openRoot, address = '', others = NOBODY }: Reading = {},
): CollectedForm {
  const page = openPage(document, openRoot)
  const controls = findControls(page)
  const boxes = findBoxes(page, controls)
  const { sectionsOf, titles } = createSections(page, boxes, others)
  const isDrawn = createDrawn(document, page)
  const read: ReadControl[] = []
  const before: FormField[] = []
  const labels = new Set<string>()
  for (const [index, control] of controls.entries()) {
    const field = describe({ page, control, boxes, sectionsOf, isDrawn, before, labels, id: String(index) })
    const refined = system?.refine?.(field, control, page)
    if (refined === null || isMenu(field, control)) continue
    const hook = system?.keys[field.name]
    const whole = { ...field, ...(hook && !field.isConcealed ? { hook } : {}), ...refined }
    before.push(whole)
    labels.add(whole.label)
    read.push({ control, field: whole })
  }
  const { kept, verdict } = chooseForms(document, page, read, { address, isDrawn })
  return {
    fields: kept.map(({ field }) => field),
    elements: new Map(kept.map(({ control, field }) => [field.id, { control: control.element, choices: control.choices }])),
    verdict,
    titles,
    page,
    isDrawn,
  }
}

/** A button that opens a list and has no label belongs to the page, not to the form: the choice of a language. */
const isMenu = ({ labelSource }: FormField, { kind, element }: Control) =>
  kind === 'combobox' && nameOf(element) === 'button' && labelSource === 'name'

type Describing = {
  page: Page
  control: Control
  boxes: Boxes
  sectionsOf: Sections['sectionsOf']
  isDrawn: Drawn
  before: readonly FormField[]
  /** Of the fields before. */
  labels: ReadonlySet<string>
  id: string
}

function describe({ page, control, boxes, sectionsOf, isDrawn, before, labels, id }: Describing): FormField {
  const { element, kind, choices } = control
  const found = findLabel(page, control, boxes)
  const isHidden = isConcealed(page, element, DRAWN_ELSEWHERE.includes(kind), isDrawn) || isTrap(page, element)
  const around = sectionsOf(element, labels)
  const composed = composeLabel({ page, control, found, isHidden, before, boxes })
  // 'First' and 'Last' under the heading 'Name'.
  const label = kind === 'text' && HALF.test(composed) && WHOLE_NAME.test(around.at(-1) ?? '') ? `${composed} name` : composed
  const sections = around.filter((text) => readLabel(text).text !== label)
  return {
    id,
    kind,
    name: control.name.slice(0, 200),
    label,
    labelSource: found.source,
    autocomplete: attr(element, 'autocomplete').slice(0, 200),
    placeholder: attr(element, 'placeholder').slice(0, 200),
    description: descriptionOf(page, element, label),
    sections,
    options: optionsOf(page, control),
    required: isRequired(page, control, found, boxes),
    accept: attr(element, 'accept').slice(0, 500),
    isConcealed: isHidden,
    isHelper: kind === 'file' && isHelperUpload(page, control, label, boxes),
    value: kind === 'file' || choices.length > 0 ? '' : currentValue(element),
    ...limitsOf(element),
  }
}

function limitsOf(element: Element): Pick<FormField, 'maxLength' | 'min' | 'max'> {
  const number = (name: string) => {
    const text = attr(element, name)
    return text !== '' && Math.abs(Number(text)) <= LARGEST ? Number(text) : undefined
  }
  const [maxLength, min, max] = [number('maxlength'), number('min'), number('max')]
  return {
    ...(maxLength && maxLength > 0 && Number.isInteger(maxLength) ? { maxLength } : {}),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }
}

const currentValue = (element: Element) => {
  const { value } = element as HTMLInputElement
  return typeof value === 'string' ? value.slice(0, 1_000) : ''
}

const DATE_PART = /^(?:month|year|day|mm|dd|yyyy|monat|jahr|tag)$/i

type Composing = Omit<Describing, 'sectionsOf' | 'isDrawn' | 'labels' | 'id'> & { found: FoundLabel; isHidden: boolean }

/** Labels that only say something together with their surroundings. */
function composeLabel({ page, control, found, isHidden, before, boxes }: Composing): string {
  const { element, kind } = control
  const text = found.text
  if (isList(kind) && isDialCodes(page, element, text, boxes)) {
    return /code|prefix|vorwahl|indicatif/i.test(text) ? text : `${PHONE.test(text) ? text : 'Phone'} country code`
  }
  if (kind === 'date-part' || (DATE_PART.test(text) && kind !== 'file')) {
    const around = ancestorsOf(page, element)
      .slice(0, 8)
      .filter((one) => boxes.fieldsIn(one) <= 3)
    const groups = around.map((one) => readLabel(groupLabel(page, one)).text)
    const outer =
      groups.find((label) => label !== '') || readLabel(textBefore(page, element, boxes).text).text || outerOf(before.at(-1))
    return outer && !text.startsWith(outer) ? `${outer} ${text}` : text
  }
  const half = kind === 'text' ? halfOfName(page, element, text) : null
  if (half) return half
  const option = kind === 'text' ? optionBeside(page, element, before, boxes) : null
  if (option) return option
  // A part that a script fills from the box before it.
  const previous = before.findLast(({ isConcealed: isGone }) => !isGone)
  const isPart = isHidden && found.source === 'name' && !['checkbox', 'file'].includes(kind)
  return isPart && previous ? `${previous.label}: ${text}` : text
}

/** The second and third box of a date belong to the question of the first. */
const outerOf = (previous: FormField | undefined) => {
  const at = previous?.kind === 'date-part' ? previous.label.lastIndexOf(' ') : -1
  return previous && at > 0 ? previous.label.slice(0, at) : ''
}

const HALF = /^(?:first|middle|last)$/i
const WHOLE_NAME = /^(?:your |full |legal )?name(?: first| middle| last){0,3}$/i

/** 'Name' over two boxes that say 'First' and 'Last'. */
function halfOfName(page: Page, element: Element, text: string): string | null {
  const half = [text, attr(element, 'placeholder')].find((one) => HALF.test(one))
  if (!half) return null
  const around = ancestorsOf(page, element).slice(0, 4)
  const said = around.flatMap((one) => [readLabel(groupLabel(page, one)).text, readLabel(textOf(one)).text])
  return said.some((one) => WHOLE_NAME.test(one)) ? `${half} name` : null
}

const isList = (kind: string) => kind === 'combobox' || kind === 'select'
const PHONE =
  /^(?:(?:mobile|cell|cellular|work|home|contact) )?(?:phone|telephone|mobile|telefon|handy|t[eé]l[eé]phone|tel[eé]fono|telefone|telefoon)/i

/** The list of a phone number's country: by its own marks, or because it stands before the number under the number's label. */
function isDialCodes(page: Page, element: Element, label: string, { fieldsIn }: Boxes): boolean {
  const list = page.byId(element, attr(element, 'aria-controls') || attr(element, 'aria-owns'))
  if (list?.querySelector('[data-dial-code]')) return true
  const box = ancestorsOf(page, element)
    .slice(0, 10)
    .find((one) => fieldsIn(one) > 1)
  if (!box || fieldsIn(box) > 2 || !(PHONE.test(label) || isInvitation(label) || label === '')) return false
  const number = box.querySelector('input[type=tel], input[autocomplete^=tel], input[name*=phone i], input[id*=phone i]')
  const isAfter = number && number !== element && (element.compareDocumentPosition(number) & 4) !== 0
  return isAfter || (PHONE.test(label) && box.querySelectorAll('input:not([type=hidden])').length > 0)
}

/** A box to write an answer that is not among the options: 'Pronouns (custom)'. */
function optionBeside(page: Page, element: Element, before: readonly FormField[], { isAlone, fieldsIn }: Boxes): string | null {
  const item = page.parentOf(element)
  const choice = item && fieldsIn(item) <= 3 ? item.querySelector('input[type=checkbox], input[type=radio]') : null
  const group = before.findLast(({ kind }) => kind === 'checkbox-group' || kind === 'radio-group')
  if (!item || !choice || !group || isAlone(item) || nameOf(item) === 'form') return null
  return `${group.label} (${choiceText(page, choice).toLowerCase()})`
}

function descriptionOf(page: Page, element: Element, label: string): string {
  const texts = attr(element, 'aria-describedby')
    .split(/\s+/)
    .filter((id) => id && !/error|placeholder|live|live-region|count/i.test(id))
    .slice(0, 4)
    .flatMap((id) => page.byId(element, id) ?? [])
    .map((one) => textOf(one))
  return tidy(texts.filter((text) => text !== label).join(' ')).slice(0, 500)
}

function optionsOf(page: Page, control: Control): FormField['options'] {
  if (control.choices.length > 0)
    return elementsOf(control)
      .slice(0, MAX_OPTIONS)
      .map((choice, index) => ({ value: String(index), label: optionText(page, control, choice) }))
  if (control.kind === 'select') return listedIn(control.element)
  const list =
    control.kind === 'combobox'
      ? page.byId(control.element, attr(control.element, 'aria-controls') || attr(control.element, 'aria-owns'))
      : undefined
  return list
    ? [
        ...new Set(
          [...list.querySelectorAll('[role=option]')].slice(0, MAX_OPTIONS).map((option) => textOf(option).slice(0, 500)),
        ),
      ].map((label) => ({ value: label, label }))
    : []
}
function listedIn(list: Element): FormField['options'] {
  const listed: { value: string; label: string }[] = []
  const options = list.querySelectorAll('option')
  for (let at = 0, length = Math.min(options.length, MAX_OPTIONS); at < length; at++) {
    const option = options[at]
    const label = tidy(option?.textContent ?? '').slice(0, 500)
    listed.push({ value: (option?.getAttribute('value') ?? label).slice(0, 500), label })
  }
  return listed
}

const optionText = (page: Page, { kind }: Control, choice: Element) =>
  (kind === 'yes-no-buttons' ? tidy(choice.textContent ?? '') : choiceText(page, choice)).slice(0, 500)

/** The server takes no larger number; beyond it a limit limits nothing. */
const LARGEST = 1_000_000_000_000

/** 'Autofill from resume', 'Import your CV', 'Apply with': fills other fields and is not kept. */
const HELPER =
  /\bauto-?\s?fill|\bimport\b|\bparse\b|prefill|pre-fill|save time|apply with|automatisch ausf|pr[eé]-?rempli|autocompletar|autocompilare/i
const AUTOFILL = /auto-?fill|(?:^|[\s_-])(?:parser|import)(?:$|[\s_-])/i
function isHelperUpload(page: Page, control: Control, label: string, boxes: Boxes): boolean {
  const box = boxes.boxOf(control)
  const near = ancestorsOf(page, control.element).slice(0, 6)
  const inBox = near.slice(0, Math.max(1, near.indexOf(box) + 1))
  if (HELPER.test(label)) return true
  if (inBox.some((one) => AUTOFILL.test(`${attr(one, 'class')} ${attr(one, 'data-ui')} ${attr(one, 'id')}`.slice(0, 300))))
    return true
  return HELPER.test(textOf(box).slice(0, 300))
}
