import type { ClaimKind } from '@jobapply/core/documents/truth-schema'
import type { ProfileFacts } from '#facts/facts'
import { isNeutral } from '#facts/segments'
import { skillKind } from '#text/skills'
import type { Word } from '#text/words'
import type { Chunk } from './chunks.ts'
import type { Context } from './context.ts'
import { ASKS, LEARNS, PERSON_WORDS } from './cues.ts'
import { readNeeds, type SkillsByStart } from './needs.ts'
import type { PostingWords } from './posting-words.ts'
import { isKnown } from './support.ts'

type Scene = { facts: ProfileFacts; posting: PostingWords; skills: SkillsByStart; said: ReadonlySet<string> }
type Problem = { kind: ClaimKind; about: Word | undefined } | undefined
export const hasAny = (said: ReadonlySet<string>, cues: ReadonlySet<string>) => {
  for (const cue of cues) if (said.has(cue)) return true
  return false
}
const MAX_UNKNOWN_RUN = 4
const MIN_KNOWN_SHARE = 0.4

/** A wish or a sentence about the employer may use the posting's words, but no name, number or tool that nobody gave. */
export function checkNonClaim(chunk: Chunk, context: Context, { facts, posting, skills, said }: Scene): Problem {
  const { needs, quantities, years } = readNeeds(chunk, skills)
  const has = (cues: ReadonlySet<string>) => hasAny(said, cues)
  const person = chunk.words.find(({ text }) => PERSON_WORDS.has(text))
  if (context === 'posting' && person && !has(ASKS)) return { kind: 'fit', about: person }
  const maySayPosting = context !== 'wish' || has(LEARNS)
  for (const need of needs) {
    if (isKnown(facts, need)) continue
    const inPosting =
      need.keys.some((key) => posting.keys.has(key)) ||
      (need.words.length > 0 && need.words.every((keys) => keys.some((key) => posting.keys.has(key))))
    const isTool = need.kind === 'skill' && /tool|office|licence/.test(skillKind(need.skill ?? -1) ?? '')
    if (need.kind === 'name' && !inPosting) return { kind: 'name', about: need.word }
    if ((isTool || need.kind === 'language') && !(inPosting && maySayPosting) && context !== 'gap')
      return { kind: 'skill', about: need.word }
  }
  for (const quantity of quantities)
    if (!posting.numbers.has(quantity.value) && quantity.value > 1 && context !== 'gap')
      return { kind: 'number', about: chunk.words[quantity.from] }
  for (const { word, year } of years) if (!posting.numbers.has(year)) return { kind: 'date', about: word }
  return checkEnglish(chunk.words, facts, posting)
}

/** Unknown words are allowed here, but not so many that the passage could be in another language. */
function checkEnglish(words: readonly Word[], { all }: ProfileFacts, { keys }: PostingWords): Problem {
  const isWord = (word: Word) => isNeutral(word) || all.has(word.base) || keys.has(word.base)
  let run = 0
  let known = 0
  for (const word of words) {
    if (isWord(word)) {
      known++
      run = 0
    } else run++
    if (run >= MAX_UNKNOWN_RUN) return { kind: 'translation', about: word }
  }
  return words.length >= 4 && known < words.length * MIN_KNOWN_SHARE ? { kind: 'translation', about: words[0] } : undefined
}
