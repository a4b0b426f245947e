import type { AnswersInput, QuestionGroup } from '@jobapply/core/applications/questions-schema'

/** What the person has chosen or typed for a group, not saved yet. */
export type Given = { values: string[]; keep: boolean }
export type GivenAnswers = Readonly<Record<string, Given>>

export const isGiven = ({ values }: Given) => values.some((value) => value.trim() !== '')
export const NOTHING: Given = { values: [], keep: true }
export const givenOf = (given: GivenAnswers, { id }: QuestionGroup): Given => given[id] ?? NOTHING

export const answeredGroups = (groups: readonly QuestionGroup[], given: GivenAnswers) =>
  groups.filter((group) => isGiven(givenOf(given, group)))

export const valuesOf = ({ values }: Given) => values.map((value) => value.trim()).filter((value) => value !== '')

export const toInput = (groups: readonly QuestionGroup[], given: GivenAnswers): AnswersInput => ({
  answers: answeredGroups(groups, given).map((group) => {
    const answer = givenOf(given, group)
    return {
      members: group.members.map(({ applicationId, questionId }) => ({ applicationId, questionId })),
      values: valuesOf(answer),
      keep: answer.keep && group.canKeep,
    }
  }),
})

/** How many questions of each application the given answers serve, by its id. */
export function servedBy(groups: readonly QuestionGroup[], given: GivenAnswers): Map<string, number> {
  const served = new Map<string, number>()
  for (const { members } of answeredGroups(groups, given))
    for (const { applicationId } of members) served.set(applicationId, (served.get(applicationId) ?? 0) + 1)
  return served
}
