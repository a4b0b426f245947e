import type { Line } from '#document/model'
import type { Field } from '#words/field-words'

export type Label = Field | 'aside'
/** A labelled value of a form; `heading` names what no label of the entry does. */
export type Pair = { field: Label | 'heading' | undefined; value: string; line: Line }

const MAX_HEADING_WORDS = 9
/** "S.A.S.", "Ltd.": the end of a name, not of a sentence. */
const ABBREVIATED = /\b(?:\p{L}\.){2,}$|\b\p{Lu}\p{L}{1,4}\.$/u

const isUnlabelledName = (pair: Pair | undefined) =>
  pair !== undefined &&
  pair.field === undefined &&
  !pair.line.bullet &&
  pair.value === pair.line.text &&
  pair.value.split(' ').length <= MAX_HEADING_WORDS &&
  !/[.:;]$/.test(pair.value.replace(ABBREVIATED, ''))

/** The line above the first label of every entry names what no label does: "Lácteos Andinos S.A.S." above "Cargo: ...". */
export function withHeadings(groups: readonly Pair[][]): Pair[][] {
  const [first, ...rest] = groups
  const isLead = first?.length === 1 && first[0]?.field === undefined
  const own = isLead ? rest : groups
  const above = own.map((_, index) => (index > 0 ? own[index - 1] : isLead ? first : undefined)?.at(-1))
  if (own.length === 0 || !above.every(isUnlabelledName)) return [...groups]
  return own.map((group, index) => {
    const end = index < own.length - 1 ? group.length - 1 : group.length
    return [{ ...(above[index] as Pair), field: 'heading' }, ...group.slice(0, end)]
  })
}
