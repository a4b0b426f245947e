import type { Hits } from '#read/text/scan'
import type { Spans } from '#spans'

/** Between two alternatives, and between items of a list. */
const OR = /^(?:\)? ?\/ ?|,? (?:or|oder|ou|o|lub|eller|oppure|and\/or|und\/oder|et\/ou|y\/o) )$/i
const LIST = /^(?:, ?|,? (?:and|und|et|y|e|i|och|en) )$/i
const LONGEST = ', und/oder '.length
/** Before a list of which one is enough, or which only gives examples. */
const ANY_OF =
  /(?:\b(?:one|any|either) of(?: the following)?|\bsuch as|\be\.?g\.?,?|\blike|\bfor example|\bz\. ?B\.|\beinem der|\bpar exemple|\bp\. ?ex\.|\bcomo|\bzoals|\bnp\.)[:,]? ?\(?$/i
const BEFORE = 28

/** By skill of a text: the list of alternatives that it stands in, 0 for none. Reused for the next text. */
const groups = { list: new Int16Array(0) }

/** Finds "A, B or C", "A/B" and "one of A, B and C": one of them is enough. */
export function readAlternatives(text: string, spans: Spans, hits: Hits): Int16Array {
  if (groups.list.length < hits.skills) groups.list = new Int16Array(hits.skills * 2)
  const list = groups.list.fill(0, 0, hits.skills)
  const between = (hit: number) => {
    if (hit === 0 || hits.skillSentences[hit] !== hits.skillSentences[hit - 1]) return ''
    const from = spans.ends[(hits.skillEnds[hit - 1] as number) - 1] as number
    const to = spans.starts[hits.skillWords[hit] as number] as number
    return to - from > LONGEST ? '' : text.slice(from, to)
  }
  let last = 0
  for (let hit = 1; hit < hits.skills; hit++) {
    const gap = between(hit)
    if (gap === '') continue
    const isNext = LIST.test(gap)
    if (isNext && list[hit - 1] === 0 && startsAnyOf(text, spans, hits, hit - 1)) list[hit - 1] = ++last
    if (isNext && list[hit - 1] !== 0) list[hit] = list[hit - 1] as number
    if (!OR.test(gap)) continue
    const group = list[hit - 1] || ++last
    list[hit] = group
    for (let back = hit - 1; list[back] === 0; back--) {
      list[back] = group
      if (!COMMA.test(between(back))) break
    }
  }
  return list
}
const COMMA = /^, ?$/

function startsAnyOf(text: string, spans: Spans, hits: Hits, hit: number): boolean {
  const start = spans.starts[hits.skillWords[hit] as number] as number
  return ANY_OF.test(text.slice(Math.max(0, start - BEFORE), start))
}
