import type { Answer } from '@jobapply/core/matching/constants'
import type { KnockOut } from '@jobapply/core/matching/schema'
import type { Case } from './expand.ts'
import { isRight, type Truth } from './truth.ts'

export type Told = Pick<KnockOut, 'name' | 'answer' | 'nice' | 'verdict' | 'sentence'>

export type Score = {
  isRight: boolean
  /** Told as met although it is not, or from a sentence that asks for nothing. */
  wrongGreens: number
  /** Told as not met although it is met, or from a sentence that asks for nothing. */
  wrongReds: number
  /** One word for the report. */
  fault: '' | 'missed' | 'answer' | 'invented' | 'wish as must'
}

/** What was told to one person, compared with what is true. */
export function scoreTold(one: Pick<Case, 'place' | 'template'>, truth: Truth, all: readonly Told[]): Score {
  const told = all.filter((condition) => isCounted(one, truth, condition))
  const names = truth.expected.flatMap((expected) => expected.names)
  const ofNames = (wanted: readonly string[]) =>
    told.filter(({ name, nice }) => !nice && wanted.includes(name)).map(({ answer }) => answer)
  const invented = told.filter(({ name }) => !names.includes(name))
  const wrong = truth.expected.filter((expected) => !isRight(expected, ofNames(expected.names)))
  const isMissed = wrong.some((expected) => ofNames(expected.names).length === 0)
  const count = (answer: Answer) =>
    invented.filter((condition) => condition.answer === answer).length +
    wrong.filter((expected) => !expected.answers.includes(answer) && ofNames(expected.names).includes(answer)).length
  return {
    isRight: wrong.length === 0 && invented.length === 0,
    wrongGreens: count('met'),
    wrongReds: count('notMet'),
    fault: isMissed
      ? 'missed'
      : wrong.length > 0
        ? 'answer'
        : invented.some(({ name }) => truth.wishes.includes(name))
          ? 'wish as must'
          : invented.length > 0
            ? 'invented'
            : '',
  }
}

/** Leaves out what may be told either way. */
function isCounted({ place, template }: Pick<Case, 'place' | 'template'>, { wishes, tolerated }: Truth, told: Told): boolean {
  // Told from the listing's place alone, not from a sentence.
  if (told.sentence === place) return false
  if (tolerated.includes(told.name)) return false
  // "We sponsor visas" may be told as good news, which asks for nothing.
  if (template.class === 'offered' && told.name === 'offer') return false
  // A wish may be told as a wish, as long as it blocks nobody.
  return !(told.nice && told.verdict !== 'blocked' && (wishes.includes(told.name) || told.name === 'experience'))
}
