import { CLASSES, LEGAL_KINDS } from './kinds.ts'
import { type LayoutName, layOut, layoutsFor } from './layouts.ts'
import { type Filling, type Form, type Language, STATES, type Subject, type Template, type TemplateFile } from './template.ts'
import { WORDS } from './words.ts'

/** One small posting with what it is a case of. */
export type Case = {
  id: string
  language: Language
  template: Template
  layout: LayoutName
  sentence: string
  /** By slot; `about` for the subject without one. */
  subjects: Readonly<Record<string, Subject>>
  title: string
  place: string
  description: string
}

/** Enough for every filling in several layouts; more repeats the same. */
export const CASES_PER_TEMPLATE = 72

/** The postings of a template: texts x fillings x layouts x headings, or a fixed draw of them. */
export function expand(file: string, { language, templates }: TemplateFile, most = CASES_PER_TEMPLATE): Case[] {
  return templates.flatMap((template, place) => {
    const id = `${file}#${place + 1}`
    const filled = fillings(template).flatMap((one) => layoutsOf(template, one.sentence).map((layout) => ({ ...one, layout })))
    return draw(filled, most, seedOf(id)).map((one, at) => ({
      id,
      language,
      template,
      ...one,
      ...compose(language, template, one, at),
    }))
  })
}

const formOf = ({ form, class: name }: Template): Form =>
  form ??
  (name === 'phrase' ? 'phrase' : name === 'benefit' || name === 'employer' || name === 'described' ? 'offer' : 'sentence')

/** Only what a law demands is surely no wish when it follows a list of wishes. */
const layoutsOf = (template: Template, sentence: string) =>
  layoutsFor(formOf(template), sentence).filter(
    (layout) => layout !== 'afterWishes' || (LEGAL_KINDS.includes(template.kind) && CLASSES[template.class] === 'asks'),
  )

function fillings({ text, slots = {}, about }: Template) {
  const start = [{ chosen: new Map<string, Filling>() }]
  const choices = Object.entries(slots).reduce(
    (all, [slot, values]) =>
      all.flatMap(({ chosen }) =>
        values
          .filter((value) => ![...chosen.values()].some((one) => textOf(one) === textOf(value)))
          .map((value) => ({ chosen: new Map(chosen).set(slot, value) })),
      ),
    start,
  )
  return [text].flat().flatMap((pattern) =>
    choices.map(({ chosen }) => ({
      sentence: upperFirst(pattern.replace(/\{(\w+)\}/g, (_, slot: string) => textOf(named(chosen, slot, pattern)))),
      subjects: subjectsOf(chosen, about),
    })),
  )
}

const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
const textOf = (filling: Filling) => (typeof filling === 'string' ? filling : filling[0])
function named(chosen: ReadonlyMap<string, Filling>, slot: string, pattern: string): Filling {
  const filling = chosen.get(slot)
  if (filling === undefined) throw new Error(`No slot ${slot} for: ${pattern}`)
  return filling
}
function subjectsOf(chosen: ReadonlyMap<string, Filling>, about: Subject | undefined): Record<string, Subject> {
  const subjects: Record<string, Subject> = about ? { about } : {}
  for (const [slot, filling] of chosen) if (typeof filling !== 'string') subjects[slot] = filling[1]
  return subjects
}

function compose(
  language: Language,
  template: Template,
  { sentence, layout }: { sentence: string; layout: LayoutName },
  at: number,
) {
  const words = WORDS[language]
  const { headings } = words
  const pick = (of: readonly string[]) => of[at % of.length] ?? ''
  const form = formOf(template)
  const usual = {
    wishList: headings.wishes,
    offer: headings.employer,
    benefit: headings.benefits,
    sentence: headings.asks,
    phrase: headings.asks,
  }
  const description = layOut(layout, {
    sentence,
    heading: pick(template.headings ?? usual[form]),
    wishes: pick(headings.wishes),
    unknown: pick(headings.unknown),
    before: words.sentences[0],
    after: words.sentences[1],
    first: words.phrases[0],
    last: words.phrases[1],
  })
  return { title: template.title ?? words.title, place: template.at ?? words.place, description }
}

/** A number from a text, the same on every machine (FNV-1a). */
function seedOf(text: string): number {
  let seed = 0x811c9dc5
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return seed
}

/** A fixed draw without replacement, in the order of the list. */
function draw<T>(of: readonly T[], most: number, seed: number): T[] {
  if (of.length <= most) return [...of]
  let state = seed || 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
  const marks = of.map((one, place) => ({ one, place, mark: next() }))
  return marks
    .sort((a, b) => a.mark - b.mark)
    .slice(0, most)
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one)
}

/** Which state each subject is in for one person. */
export type Mix = Readonly<Record<string, (typeof STATES)[number]>>

/** Everything held, lacked and left out, and with several subjects each of them alone. */
export function mixesOf(slots: readonly string[]): Mix[] {
  const every = (state: Mix[string], but?: string, other?: Mix[string]): Mix =>
    Object.fromEntries(slots.map((slot) => [slot, slot === but && other ? other : state]))
  const same = STATES.map((state) => every(state))
  if (slots.length < 2) return same
  const single = slots.flatMap((slot) => [every('holds', slot, 'lacks'), every('lacks', slot, 'holds')])
  return [...new Map([...same, ...single].map((mix) => [JSON.stringify(mix), mix])).values()]
}
