import { PRINTED_ANSWER, PRINTED_CHARS } from '@jobapply/core/applications/pack/constants'
import type { PackLine, PackSheet } from '@jobapply/core/applications/pack/sheet'
import type { Layout } from '@jobapply/core/documents/pages'
import { runsBeside, type Setting, setText, span } from '#layout/set-text'
import { endKeep, keepAll, keepParagraph, type Strip } from '#layout/strips'
import { HAIRLINE } from '#layout/style'
import { tidy } from '#resume/tidy'
import { cell, heading, layOutSheet, line, marked, NOTE, paragraphs, QUIET, STYLE, setColumns, WIDTH } from '#sheet/set-sheet'

const FACT_LABEL = 74
const NUMBER = 18
/** Where the person's own words begin, as a part of the width. */
const WORDS = 0.34
const MARKS: Record<PackLine['mark'], string> = { met: 'Yes', unknown: '?', notMet: '–' }
const MARK_WIDTH = 26
const RULED = { height: 22, lines: 3 }

/** The pages of an interview pack, in the order in which it is needed. */
export const layOutPack = (sheet: PackSheet): Promise<Layout> =>
  layOutSheet(`Interview pack · ${sheet.note}`, (setting) => stripsOf(setting, sheet))

function stripsOf(setting: Setting, sheet: PackSheet): Strip[] {
  const { title, place, requirements, count, theirs, yours, sent, people, notes, posting } = sheet
  const part = (name: string, note: string, strips: readonly Strip[]) =>
    strips.length > 0 ? [...heading(setting, name, note), ...strips] : []
  return [
    ...keepAll(line(setting, 'h1', title, STYLE.name, 0)),
    ...(place ? line(setting, 'p', place, QUIET, 2) : []),
    ...factsOf(setting, sheet),
    ...part(
      'What they ask for, and what you can say',
      count,
      requirements.flatMap((one) => requirementOf(setting, one)),
    ),
    ...part('They may ask', '', numbered(setting, theirs)),
    ...part('You could ask', '', numbered(setting, yours)),
    ...part(
      sent.title,
      sent.note,
      sent.lines.flatMap(({ label, value }) => factOf(setting, label, cut(value, PRINTED_ANSWER), '', FACT_LABEL * 2)),
    ),
    ...part(
      'People',
      '',
      people.flatMap((person) => line(setting, 'p', person, STYLE.text, 4)),
    ),
    ...heading(setting, 'Your notes'),
    ...paragraphs(setting, cut(notes.map(({ text }) => text).join('\n'))),
    ...ruledLines(setting),
    ...part('Your cover letter', '', paragraphs(setting, cut(sent.letter))),
    ...part(posting.title, '', paragraphs(setting, cut(posting.text))),
  ]
}

const cut = (text: string, most = PRINTED_CHARS) => (text.length > most ? `${text.slice(0, most)} …` : text)

const factsOf = (setting: Setting, { facts, callAddress }: PackSheet): Strip[] => [
  ...facts.flatMap(({ label, value, note }) => factOf(setting, label, value, note, FACT_LABEL)),
  ...(callAddress ? factOf(setting, 'Link', callAddress, '', FACT_LABEL) : []),
]

const factOf = (setting: Setting, label: string, value: string, note: string, width: number) => [
  ...setColumns(setting, [cell(label, QUIET, 0, width - 8), cell(value, STYLE.title, width, WIDTH)], 6),
  ...(note ? setColumns(setting, [cell('', QUIET, 0, width), cell(note, NOTE, width, WIDTH)], 0) : []),
]

/** A proof looks as if marked with a pen; the person's honest sentence about a gap does not. */
function requirementOf(setting: Setting, { name, mark, asked, text, isQuote, note }: PackLine): Strip[] {
  const words = WIDTH * WORDS
  const [first, ...rest] = setColumns(
    setting,
    [
      cell(MARKS[mark], mark === 'met' ? STYLE.title : QUIET, 0, MARK_WIDTH),
      cell(asked ? `${name}: ${asked}` : name, STYLE.text, MARK_WIDTH, words - 12),
      cell(text, isQuote ? STYLE.text : QUIET, words, WIDTH),
    ],
    8,
  )
  const origin = note ? setColumns(setting, [cell(note, NOTE, words, WIDTH)], 0) : []
  const strips = first ? [first, ...rest] : []
  const shown = isQuote && mark === 'met' ? strips.map((strip) => markedFrom(strip, words)) : strips
  return endKeep(keepAll([...shown, ...origin]))
}

/** Marks only what stands from here on. */
function markedFrom(strip: Strip, x: number): Strip {
  const own = strip.runs.filter((run) => run.x >= x)
  if (own.length === 0) return strip
  const boxes = marked({ ...strip, runs: own.map((run) => ({ ...run, x: run.x - x })) }).boxes
  return { ...strip, boxes: [...strip.boxes, ...boxes.map((box) => ({ ...box, x: box.x + x }))] }
}

function numbered(setting: Setting, texts: readonly string[]): Strip[] {
  return texts.flatMap((text, place) => {
    const block = setting.structure.add({ tag: 'p', section: 'summary', entry: null })
    const strips = setText(setting, [span(tidy(text), STYLE.text)], block, { x: NUMBER, width: WIDTH - NUMBER, before: 4 })
    const [first, ...rest] = strips
    if (!first) return []
    const number = runsBeside(setting, first, span(`${place + 1}.`, QUIET), block, { width: NUMBER })
    return keepParagraph([{ ...first, runs: [...number, ...first.runs] }, ...rest])
  })
}

/** Room to write by hand. */
const ruledLines = (setting: Setting): Strip[] =>
  Array.from({ length: RULED.lines }, () => ({
    ...{ height: RULED.height, before: 0, keep: false, runs: [] },
    block: setting.structure.add({ tag: 'p', section: 'summary', entry: null }),
    boxes: [{ x: 0, y: RULED.height - 1, width: WIDTH, height: 0.6, color: HAIRLINE, radius: 0 }],
  }))
