import type { Reading, Statement } from './reading.ts'

export type Contradiction = { id: string; names: string; sentence: string }

/** Sentences that give the same thing as a must and as a wish, or one kind of condition twice with different facts. */
export function contradictionsIn({ posting: { id }, skills, conditions }: Reading): Contradiction[] {
  const found: Contradiction[] = []
  for (const [sentence, all] of bySentence([...skills, ...conditions]))
    for (const [name, same] of Map.groupBy(all, (one) => one.name)) {
      const isBoth = same.some(({ nice }) => nice) && same.some(({ nice }) => !nice)
      const facts = new Set(same.map(({ fact }) => fact))
      if (isBoth) found.push({ id, names: `${name}: must and wish`, sentence })
      else if (same.length > 1 && facts.size > 1) found.push({ id, names: `${name}: ${[...facts].join(' / ')}`, sentence })
    }
  return found
}

const bySentence = (all: readonly Statement[]) => Map.groupBy(all, ({ sentence }) => sentence)
