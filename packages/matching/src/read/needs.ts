import { NEED_WEIGHTS, SKILLS_A_SENTENCE } from '#constants'
import { vocabulary } from '#tables/vocabulary'
import type { Hits } from './scan.ts'
import { ROLE } from './sections.ts'

/** The number of the title among the sentences. */
export const TITLE_SENTENCE = -2

/** A skill that a posting asks for, how much, and the sentence that says so first. */
export type Need = { skill: number; weight: number; nice: boolean; sentence: number }
/** Where a skill is in the list of needs, plus one; cleared after each posting. */
const places = { list: new Int16Array(0) }

/** The skills that a text asks for, and all that it names, also in asides. */
export function readNeeds(hits: Hits, roles: Uint8Array, titleSkills: readonly number[]): { named: number[]; needs: Need[] } {
  const { skills, skillWeights } = vocabulary()
  if (places.list.length === 0) places.list = new Int16Array(skills.length)
  const place = places.list
  const needs: Need[] = []
  for (const skill of titleSkills) {
    // "Registered Nurse" as a title is compared with titles: it asks for no licence.
    const weight = skills[skill]?.kind === 'licence' ? 0 : (skillWeights[skill] as number) * NEED_WEIGHTS.must
    if (place[skill] === 0) place[skill] = needs.push({ skill, weight, nice: false, sentence: TITLE_SENTENCE })
  }
  countCrowds(hits, roles.length)
  for (let hit = 0; hit < hits.skills; hit++) {
    const skill = hits.skillIds[hit] as number
    const sentence = hits.skillSentences[hit] as number
    const role = roles[sentence]
    const wishes = hits.prefersFrom[sentence] as number
    const nice = role === ROLE.nice || (wishes > 0 && (hits.skillWords[hit] as number) >= wishes)
    const weight =
      role === ROLE.aside
        ? 0
        : inThousandths(
            Math.min(1, SKILLS_A_SENTENCE / (crowds.list[sentence] as number)) *
              (skillWeights[skill] as number) *
              (role === ROLE.must || nice ? NEED_WEIGHTS.must : NEED_WEIGHTS.neutral),
          )
    const known = needs[(place[skill] as number) - 1]
    // "We look for a Registered Nurse" says the title again.
    if (known?.sentence === TITLE_SENTENCE && known.weight === 0 && role === ROLE.neutral) continue
    if (known === undefined) place[skill] = needs.push({ skill, weight, nice, sentence })
    else if (isStronger(weight, nice, known)) {
      known.weight = weight
      known.nice = nice
      known.sentence = sentence
    }
  }
  const named: number[] = []
  for (const { skill } of needs) {
    named.push(skill)
    place[skill] = 0
  }
  return { named, needs: needs.filter(({ weight }) => weight > 0) }
}

/** Short when it is kept. */
const inThousandths = (weight: number) => Math.round(weight * 1000) / 1000

/** How many skills each sentence names. */
const crowds = { list: new Uint16Array(0) }

function countCrowds(hits: Hits, sentences: number) {
  if (crowds.list.length < sentences) crowds.list = new Uint16Array(sentences * 2)
  else crowds.list.fill(0, 0, sentences)
  for (let hit = 0; hit < hits.skills; hit++) {
    const sentence = hits.skillSentences[hit] as number
    crowds.list[sentence] = (crowds.list[sentence] as number) + 1
  }
}

/** What is asked for as a must is no wish; otherwise the heavier mention counts. */
const isStronger = (weight: number, nice: boolean, known: Need) =>
  known.weight === 0 ? weight > 0 : weight > 0 && (nice === known.nice ? weight > known.weight : !nice)
