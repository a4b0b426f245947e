import type { Judged } from './judge.ts'
import { LEGAL_KINDS } from './kinds.ts'

type Figures = { name: string; sentences: number; judged: number; right: number; whole: number; greens: number; reds: number }

const share = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`.padStart(7)

/** Groups what was judged and counts, in the order of first appearance. */
export function figuresBy(all: readonly Judged[], nameOf: (one: Judged) => string): Figures[] {
  const groups = new Map<string, Figures>()
  for (const one of all) {
    const name = nameOf(one)
    const figures = groups.get(name) ?? { name, sentences: 0, judged: 0, right: 0, whole: 0, greens: 0, reds: 0 }
    groups.set(name, figures)
    figures.sentences++
    figures.judged += one.people.length
    figures.right += one.people.filter(({ score }) => score.isRight).length
    figures.whole += Number(one.people.every(({ score }) => score.isRight))
    for (const { score } of one.people) {
      figures.greens += score.wrongGreens
      figures.reds += score.wrongReds
    }
  }
  return [...groups.values()]
}

export const cellOf = ({ case: { language, template } }: Judged) => `${language} ${template.kind} ${template.class}`
const line = ({ name, sentences, judged, right, whole, greens, reds }: Figures) =>
  `  ${name.padEnd(34)} ${String(sentences).padStart(6)}  ${share(right, judged)}  ${share(whole, sentences)}  ${String(greens).padStart(6)} ${String(reds).padStart(6)}`
const HEAD = `  ${''.padEnd(34)} ${'cases'.padStart(6)}  ${'answers'.padStart(7)}  ${'cases'.padStart(7)}  ${'greens'.padStart(6)} ${'reds'.padStart(6)}`
const worstFirst = (a: Figures, b: Figures) => a.right / a.judged - b.right / b.judged || a.name.localeCompare(b.name)

/** Totals, and the shares by language, kind, class and layout. */
export function summaryOf(half: string, all: readonly Judged[]): string[] {
  const cells = figuresBy(all, cellOf)
  const [total] = figuresBy(all, () => `${half}: all`)
  if (!total) return [`${half}: no templates`]
  const mean = cells.reduce((sum, { right, judged }) => sum + right / judged, 0) / cells.length
  const legal = figuresBy(all, ({ case: { template } }) => (LEGAL_KINDS.includes(template.kind) ? 'legal kinds' : 'other kinds'))
  const templates = new Set(all.map((one) => one.case.id)).size
  const by = (title: string, nameOf: (one: Judged) => string) => [
    `by ${title}`,
    ...figuresBy(all, nameOf).sort(worstFirst).map(line),
  ]
  return [
    `${half}: ${templates} templates, ${total.sentences} sentences, ${total.judged} answers, ${cells.length} cells, mean of the cells ${share(mean, 1).trim()}`,
    'Right answers (sentence x person), sentences right for everybody, wrong greens, wrong reds:',
    HEAD,
    line(total),
    ...legal.map(line),
    ...by('language', (one) => one.case.language),
    ...by('kind', (one) => one.case.template.kind),
    ...by('class', (one) => one.case.template.class),
    ...by('layout', (one) => one.case.layout),
    ...by('fault', (one) => one.people.find(({ score }) => score.fault)?.score.fault ?? 'none'),
  ]
}

export const cellsOf = (all: readonly Judged[]) => [HEAD, ...figuresBy(all, cellOf).sort(worstFirst).map(line)]

const EXAMPLES = 3

/** The worst cells with a few sentences that went wrong; figures alone for what has to stay unseen. */
export function worstOf(all: readonly Judged[], most: number, withSentences: boolean): string[] {
  const cells = figuresBy(all, cellOf).sort(worstFirst).slice(0, most)
  return [
    HEAD,
    ...cells.flatMap((figures) => {
      if (!withSentences) return [line(figures)]
      const faults = all.filter((one) => cellOf(one) === figures.name && one.people.some(({ score }) => !score.isRight))
      const templates = [...new Map(faults.map((one) => [one.case.id, one])).values()]
      return [line(figures), ...templates.slice(0, EXAMPLES).flatMap(explain)]
    }),
  ]
}

function explain({ case: { id, layout, sentence }, people }: Judged): string[] {
  const wrong = people.find(({ score }) => !score.isRight)
  if (!wrong) return []
  const { mix, truth, told, score } = wrong
  const said = told.map(({ name, answer, nice }) => `${name} ${answer}${nice ? ' (wish)' : ''}`).join(', ') || 'nothing'
  const wanted = truth.expected.map(({ names, answers }) => `${names[0]} ${answers.join('|')}`).join(', ') || 'nothing'
  const states = Object.entries(mix).map(([slot, state]) => `${slot} ${state}`)
  return [
    `    ${id} ${layout} (${score.fault}): ${sentence}`,
    `      ${states.join(', ') || 'anybody'}: told ${said}; true ${wanted}`,
  ]
}
