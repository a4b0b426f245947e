import { ASK_REASONS, NEVER_REASONS } from '@jobapply/core/answers/constants'
import type { Decision } from '@jobapply/core/answers/keys/decide-fields'
import type { FormField } from '@jobapply/extension/applications/forms/field'
import { isUnreadable, WANTED, type Wanted } from './form-hints.ts'

export type DecidedRow = { field: FormField; made: Decision | undefined }
export type PageFigures = {
  system: string
  pages: number
  /** Pages that were read as something else than an application. */
  apart: number
  fields: number
  fill: number
  propose: number
  ask: number
  leave: number
  unreadable: number
  /** Fields whose answer a profile has, and those of them that are filled or proposed. */
  known: number
  given: number
  asked: Record<Wanted, number>
  found: Record<Wanted, number>
}

/** What no profile says, and what only the person may. */
const UNKNOWN: readonly string[] = [ASK_REASONS['no-fact'], ...Object.values(NEVER_REASONS)]

const none = (): Record<Wanted, number> => ({ firstName: 0, lastName: 0, fullName: 0, email: 0, phone: 0, resumeFile: 0 })

export function figuresOf(
  system: string,
  rows: readonly DecidedRow[],
  asked: ReadonlySet<Wanted>,
  isApart: boolean,
): PageFigures {
  const by = (decision: Decision['decision']) => rows.filter(({ made }) => made?.decision === decision)
  const shown = rows.filter(({ field }) => !field.isConcealed && !field.isHelper)
  const known = shown.filter(({ made }) => made?.key && !UNKNOWN.includes(made.reason ?? ''))
  const keys = new Set(shown.map(({ made }) => made?.key))
  const count = (key: Wanted) => Number(asked.has(key))
  const isFound = (key: Wanted) => keys.has(key) || (key === 'fullName' && keys.has('firstName'))
  return {
    system,
    ...{ pages: 1, apart: Number(isApart), fields: rows.length },
    ...{ fill: by('fill').length, propose: by('propose').length, ask: by('ask').length, leave: by('leave').length },
    unreadable: shown.filter(({ field }) => isUnreadable(field.label, field.options)).length,
    known: known.length,
    given: known.filter(({ made }) => made?.decision === 'fill' || made?.decision === 'propose').length,
    asked: Object.fromEntries(WANTED.map((key) => [key, count(key)])) as Record<Wanted, number>,
    found: Object.fromEntries(WANTED.map((key) => [key, isFound(key) ? count(key) : 0])) as Record<Wanted, number>,
  }
}

function sumOf(system: string, all: readonly PageFigures[]): PageFigures {
  const total: PageFigures = { ...figuresOf(system, [], new Set(), false), pages: 0, asked: none(), found: none() }
  for (const one of all) {
    for (const key of ['pages', 'apart', 'fields', 'fill', 'propose', 'ask', 'leave', 'unreadable', 'known', 'given'] as const)
      total[key] += one[key]
    for (const key of WANTED) {
      total.asked[key] += one.asked[key]
      total.found[key] += one.found[key]
    }
  }
  return total
}

const HEADS = 'system pages apart fields fill propose ask leave unreadable given/known first last full email phone resume'.split(
  ' ',
)

/** The table by system; recognition as 'found/asked'. */
export function tableOf(pages: readonly PageFigures[]): string {
  const systems = [...Map.groupBy(pages, ({ system }) => system)].map(([system, all]) => sumOf(system, all))
  const lines = [...systems, sumOf('all', systems)].map((one) => [
    one.system,
    ...[one.pages, one.apart, one.fields, one.fill, one.propose, one.ask, one.leave, one.unreadable],
    `${one.given}/${one.known}`,
    ...WANTED.map((key) => `${one.found[key]}/${one.asked[key]}`),
  ])
  const widths = HEADS.map((head, column) => Math.max(head.length, ...lines.map((line) => String(line[column]).length)))
  const rowOf = (cells: readonly unknown[]) => cells.map((cell, column) => String(cell).padEnd(widths[column] ?? 0)).join('  ')
  return [HEADS, ...lines].map(rowOf).join('\n')
}
