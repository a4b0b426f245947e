import type { Reading, Statement } from './reading.ts'

export type Contradiction = { id: string; names: string; sentence: string }

/** Words that make a wish or take a demand back, and words that demand; in the five languages. */
const SOFT =
  /\b(?:a plus|nice to have|bonus|desirable|preferred|preferably|ideally|advantageous|an advantage|not (?:required|necessary|essential|needed)|no [\p{L}' -]{1,40} (?:required|needed|necessary)|von Vorteil|wünschenswert|idealerweise|nicht (?:erforderlich|nötig|notwendig)|un plus|souhaitée?s?|appréciée?s?|idéalement|pas (?:exigée?|nécessaire|obligatoire)|un atout|deseable|se valorar[áa]n?|no (?:es|son) (?:necesari[oa]s?|obligatori[oa]s?)|no excluyente|desejáve(?:l|is)|diferencia(?:l|is)|não (?:é|são) (?:necessári[oa]s?|obrigatóri[oa]s?))(?![\p{L}])/iu
const FIRM =
  /\b(?:must|mandatory|required|essential|zwingend|Voraussetzung|erforderlich|obligatoires?|exigée?s?|indispensables?|imprescindibles?|excluyente|obligatori[oa]s?|obrigatóri[oa]s?|imprescindíve(?:l|is))(?![\p{L}])/iu

/**
 * Sentences that give the same thing as a must and as a wish, or one kind of condition twice with different facts; and statements that
 * contradict the sentence's own words. Sentences with both kinds of words are left out.
 */
export function contradictionsIn({ posting: { id }, skills, conditions }: Reading): Contradiction[] {
  const found: Contradiction[] = []
  for (const [sentence, all] of Map.groupBy([...skills, ...conditions], ({ sentence }) => sentence)) {
    const add = (names: string) => found.push({ id, names, sentence })
    for (const [name, same] of Map.groupBy(all, (one) => one.name)) {
      const isBoth = same.some(({ nice }) => nice) && same.some(({ nice }) => !nice)
      const facts = new Set(same.map(({ fact }) => fact))
      if (isBoth) add(`${name}: must and wish`)
      else if (same.length > 1 && facts.size > 1) add(`${name}: ${[...facts].join(' / ')}`)
    }
    const [isSoft, isFirm] = [SOFT.test(sentence), FIRM.test(sentence.replace(SOFT, ''))]
    if (isSoft && !isFirm) addEach(all, ({ nice }) => !nice, 'a must although the sentence wishes or declines', add)
    if (isFirm && !isSoft) addEach(all, ({ nice }) => nice, 'a wish although the sentence demands', add)
  }
  return found
}

function addEach(all: readonly Statement[], isWrong: (one: Statement) => boolean, what: string, add: (names: string) => void) {
  const names = new Set(all.filter(isWrong).map(({ name }) => name))
  if (names.size > 0) add(`${[...names].join(', ')}: ${what}`)
}
