export type DiffPart = { kind: 'same' | 'old' | 'new'; text: string }

/** More pairs of words than this are not compared: the time would grow with the square of the text. */
const MAX_PAIRS = 250_000
const CONTEXT_WORDS = 4

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** What has to be struck and what added to turn one text into the other, by words. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  const shorter = Math.min(old.length, fresh.length)
  let start = 0
  while (start < shorter && old[start] === fresh[start]) start++
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === fresh.at(-1 - end)) end++
  return joinParts([
    ...old.slice(0, start).map((text) => ({ kind: 'same' as const, text })),
    ...diffMiddle(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)),
    ...old.slice(old.length - end).map((text) => ({ kind: 'same' as const, text })),
  ])
}

/** By the longest common subsequence. */
function diffMiddle(old: string[], fresh: string[]): DiffPart[] {
  const replaced = () => [
    ...old.map((text) => ({ kind: 'old' as const, text })),
    ...fresh.map((text) => ({ kind: 'new' as const, text })),
  ]
  const width = fresh.length + 1
  if (old.length * fresh.length === 0 || old.length * fresh.length > MAX_PAIRS) return replaced()
  const lengths = new Uint16Array((old.length + 1) * width)
  const common = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      lengths[i * width + j] = old[i] === fresh[j] ? common(i + 1, j + 1) + 1 : Math.max(common(i + 1, j), common(i, j + 1))
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < fresh.length) {
    const [gone, added] = [old[i], fresh[j]]
    if (gone !== undefined && gone === added) {
      parts.push({ kind: 'same', text: gone })
      i++
      j++
    } else if (gone !== undefined && (added === undefined || common(i + 1, j) >= common(i, j + 1))) {
      parts.push({ kind: 'old', text: gone })
      i++
    } else {
      parts.push({ kind: 'new', text: added ?? '' })
      j++
    }
  }
  return parts
}

/** Neighbours of one kind as one part. */
export function joinParts(words: readonly DiffPart[]): DiffPart[] {
  const parts: DiffPart[] = []
  for (const word of words) {
    const last = parts.at(-1)
    if (last?.kind === word.kind) last.text += ` ${word.text}`
    else parts.push({ ...word })
  }
  return parts
}

/** Only the words beside a change stay of the unchanged text. */
export function shortenDiff(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    const words = wordsOf(part.text)
    const head = index === 0 ? [] : words.slice(0, CONTEXT_WORDS)
    const tail = index === parts.length - 1 ? [] : words.slice(-CONTEXT_WORDS)
    if (part.kind !== 'same' || words.length <= head.length + tail.length) return part
    return { kind: 'same', text: [...head, '…', ...tail].join(' ') }
  })
}
