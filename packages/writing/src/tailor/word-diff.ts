import type { DiffWord } from '@jobapply/core/documents/tailor-schema'

/** Longer lines are compared as a whole, because the comparison takes time in proportion to the product of the lengths. */
const MAX_WORDS = 400

/** The words that two lines share, in order, and those that only one of them has. */
export function diffWords(before: string, after: string): DiffWord[] {
  const [old, fresh] = [before.split(/\s+/).filter(Boolean), after.split(/\s+/).filter(Boolean)]
  if (before === after || old.length > MAX_WORDS || fresh.length > MAX_WORDS)
    return before === after
      ? joined([{ kind: 'same', text: before }])
      : joined([
          { kind: 'removed', text: before },
          { kind: 'added', text: after },
        ])
  const width = fresh.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = fresh.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        old[row] === fresh[column]
          ? (lengths[(row + 1) * width + column + 1] as number) + 1
          : Math.max(lengths[(row + 1) * width + column] as number, lengths[row * width + column + 1] as number)
  const words: DiffWord[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < fresh.length) {
    const isSame = row < old.length && column < fresh.length && old[row] === fresh[column]
    const below = row < old.length ? (lengths[(row + 1) * width + column] as number) : -1
    const right = column < fresh.length ? (lengths[row * width + column + 1] as number) : -1
    if (isSame) {
      words.push({ kind: 'same', text: old[row] as string })
      row++
      column++
    } else if (below >= right) words.push({ kind: 'removed', text: old[row++] as string })
    else words.push({ kind: 'added', text: fresh[column++] as string })
  }
  return joined(words)
}

function joined(words: readonly DiffWord[]): DiffWord[] {
  const runs: DiffWord[] = []
  for (const { kind, text } of words) {
    const last = runs.at(-1)
    if (text === '') continue
    if (last?.kind === kind) last.text += ` ${text}`
    else runs.push({ kind, text })
  }
  return runs
}
