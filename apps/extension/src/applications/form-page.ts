import type { SeenPage } from '#applications/forms/outcome/outcome'
import { asksForCheck, errorsIn, seeAfter, seePage } from '#applications/forms/outcome/page-state'
import { findSystem } from '#applications/forms/systems/all-systems'
import { readForm } from '#applications/forms/systems/read-form'
import { type FormButton, findButton, wayOf } from './forms/button.ts'
import type { FieldElements, FormField } from './forms/field.ts'
import type { OpenRoot } from './forms/page.ts'
import type { Action } from './forms/plan.ts'
import { isSameField, markOf } from './forms/same-field.ts'
import { shownIn } from './forms/shown.ts'
import { type Choose, insert, isHeld, isPicked } from './forms/write.ts'
import type { FrameField, FrameReading, FrameRequest, SentFile } from './messages.ts'
import { watchSteps } from './watch-steps.ts'

type Surroundings = {
  document: Document
  address: () => string
  openRoot?: OpenRoot
  sleep: (milliseconds: number) => Promise<void>
  choose: Choose
  onPressed: (before: SeenPage) => void
  onChanged: () => void
}

/** One frame of the employer's page. The elements stay here; the worker gets plain data and says what is done. */
export function createFormPage({ document, address, openRoot, sleep, choose, onPressed, onChanged }: Surroundings) {
  let elements: ReadonlyMap<string, FieldElements> = new Map()
  let read: ReadonlyMap<string, FormField> = new Map()
  let marks: ReadonlyMap<string, string> = new Map()
  let button: HTMLElement | undefined
  let way: FormButton['way'] = 'unknown'
  let isStopped = false
  /** Titles that are about somebody else, as the worker has told. */
  const others = new Set<string>()
  /** What the last reading showed; null: the form was not read yet. */
  let signature: string | null = null
  const pause = async (milliseconds: number) => {
    await sleep(milliseconds)
    if (isStopped) throw new Error('Everything is stopped.')
  }
  const around = { openRoot, others }
  const systemOf = () => findSystem(document, URL.parse(address())?.host ?? '')

  function readFrame(): FrameReading {
    const { system, fields, elements: found, verdict, titles, page, isDrawn } = readForm(document, address(), around)
    const shown = shownInAll(fields, found)
    signature = signatureOf(document, fields, shown)
    const ids = stableIds(fields)
    elements = new Map([...found].map(([id, one]) => [ids.get(id) ?? id, one]))
    marks = new Map([...elements].map(([id, one]) => [id, markOf(one, page.labelFor(one.control) ?? null)]))
    read = new Map(fields.map((field) => [ids.get(field.id) ?? field.id, field]))
    const action = findButton(document, found.values(), system, page, isDrawn)
    button = action?.element
    way = action?.way ?? 'unknown'
    return {
      address: address(),
      system: system?.id ?? '',
      way,
      fields: fields.map(
        (field, at): FrameField => ({
          ...withinLimits(field),
          id: ids.get(field.id) ?? field.id,
          shown: (shown[at] ?? '').slice(0, 2_000),
        }),
      ),
      errors: errorsIn(document),
      hasCheck: asksForCheck(document),
      asksToSignIn: [...document.querySelectorAll('input[type=password]')].some(isDrawn),
      verdict: { kind: verdict.kind, reasons: [...verdict.reasons] },
      titles: titles.filter((title) => !others.has(title)),
    }
  }

  /** Only what the person does counts; the worker knows what we do. */
  function watchPerson() {
    const notePress = (event: Event) => {
      const isOwn = event.type === 'submit' || (button !== undefined && event.composedPath().includes(button))
      if (event.isTrusted && isOwn) onPressed(pressedPage())
    }
    for (const type of ['click', 'submit']) document.addEventListener(type, notePress, true)
    document.addEventListener('change', ({ isTrusted }) => isTrusted && onChanged(), true)
    watchSteps(document, () => {
      const { fields, elements: found } = readForm(document, address(), around)
      const now = signatureOf(document, fields, shownInAll(fields, found))
      if (signature === null || now === signature) return
      signature = now
      onChanged()
    })
  }
  const pressedPage = () => seePage(document, address(), systemOf(), { openRoot })

  async function answer(request: FrameRequest): Promise<unknown> {
    if (request.type === 'form.read') {
      for (const title of request.others ?? []) others.add(title)
      return readFrame()
    }
    if (request.type === 'form.before') return pressedPage()
    if (request.type === 'form.after') return seeAfter(document, address(), request.before, systemOf(), { openRoot })
    if (request.type === 'form.stop') {
      isStopped = true
      return true
    }
    if (request.type === 'form.held') {
      const held: string[] = []
      for (const action of request.actions) {
        const own = elements.get(action.id)
        if (own && (await isHeld(await withPrefix(action), own, choose))) held.push(action.id)
      }
      return held
    }
    if (request.type === 'form.press') {
      // A page may use the button of its last step again, and then it sends.
      if (!button || button.hasAttribute('disabled') || wayOf(button) !== way) return null
      button.click()
      return true
    }
    const own = elements.get(request.type === 'form.show' ? request.id : request.action.id)
    if (!own) return false
    if (request.type === 'form.show') return show(own.choices[0] ?? own.control)
    if (!isSameField(own, marks.get(request.action.id) ?? '', read.get(request.action.id)?.kind)) return false
    isStopped = false
    const { file } = request
    return insert(await withPrefix(request.action), own, { pause, choose, fileFor: async () => (file ? toFile(file) : null) })
  }

  /** Where the country beside a number is not the right one, the number says it itself. */
  async function withPrefix(action: Action): Promise<Action> {
    if (action.do !== 'type' || !action.phone) return action
    const { picker, shows, full } = action.phone
    const [own, field] = [elements.get(picker), read.get(picker)]
    const isRight = own && field && (await isPicked(shows, shownIn(field, own), choose))
    return isRight ? action : { ...action, value: full }
  }

  return { answer, watchPerson }
}

/** Which fields are open, and what each shows: it changes when a step opens, a frame arrives or a list is picked by hand. */
function signatureOf(document: Document, fields: readonly FormField[], shown: readonly string[]): string {
  const said = fields.map(({ name, label, isConcealed }, at) => [name, label, isConcealed, shown[at]].join(' '))
  return [document.querySelectorAll('iframe').length, ...said].join('|')
}

const shownInAll = (fields: readonly FormField[], found: ReadonlyMap<string, FieldElements>) =>
  fields.map((field) => {
    const own = found.get(field.id)
    return own ? shownIn(field, own) : ''
  })

/** As long as the server takes it; what only the page needs stays out. */
function withinLimits({ value: _, accept: __, ...field }: FormField): Omit<FrameField, 'shown'> {
  const cut = (text: string) => text.slice(0, 200)
  return {
    ...field,
    ...{ name: cut(field.name), autocomplete: cut(field.autocomplete), placeholder: cut(field.placeholder) },
    ...{ description: field.description.slice(0, 500), sections: field.sections.slice(-6).map(cut) },
    options: [...field.options],
  }
}

function show(element: Element): boolean {
  element.scrollIntoView({ block: 'center' })
  ;(element as HTMLElement).focus()
  return true
}

/** By name and label, so that an answer finds its field when the form is opened again. */
function stableIds(fields: readonly { id: string; name: string; label: string }[]): Map<string, string> {
  const counts = new Map<string, number>()
  return new Map(
    fields.map(({ id, name, label }) => {
      const base = `${name.slice(0, 60)} ${label.slice(0, 120)}`.trim() || 'field'
      const count = (counts.get(base) ?? 0) + 1
      counts.set(base, count)
      return [id, count === 1 ? base : `${base} ${count}`]
    }),
  )
}

function toFile({ name, base64 }: SentFile): File {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new File([bytes], name, { type: name.toLowerCase().endsWith('.pdf') ? 'application/pdf' : '' })
}
