import { isAutoSaved, type Proposal } from '@jobapply/core/profiles/resume-review'
import type { Profile, ProfileFields } from '@jobapply/core/profiles/schema'
import { LISTS, type ListName } from '#features/profiles/editor/lists.ts'
import { checkSection } from '#features/profiles/editor/profile-form.ts'
import { checkNewEntry } from '#forms/draft-state.ts'
import { isAt } from '#forms/problems.ts'

/** The person's decision about a proposal; without one the proposal's default applies. */
export type Choice = { isKept?: boolean; value?: unknown }
export type Choices = Readonly<Record<string, Choice>>
/** By the key inside a value: 'email', or 'company' of an entry. */
export type KeyProblems = Readonly<Record<string, string>>

export const isList = (field: string): field is ListName => field in LISTS

/** A date without its month is the most common gap, so it gets a sentence of its own. */
export const sayMissing = (problem: string | null) =>
  (problem ?? '').replace(
    /^(\w)(.*) must have the form YYYY-MM$/,
    (_, first, rest) => `The ${first.toLowerCase()}${rest} needs its month.`,
  )

/** A dial code and its number are decided together. */
const TOGETHER = ['country_code', 'phone']
export const pathsWith = (path: string) => (TOGETHER.includes(path) ? TOGETHER : [path])

export const isKept = (choices: Choices, proposal: Proposal) => choices[proposal.path]?.isKept ?? isAutoSaved(proposal)

/** The value to edit and save; an entry has all the fields of its form. */
export function chosenValue(choices: Choices, { path, field, found }: Proposal): unknown {
  const edited = choices[path]?.value
  if (edited !== undefined) return edited
  if (!isList(field)) return found
  const { id: _, ...entry } = Object(found)
  return { ...LISTS[field].blank, ...entry }
}
const chosenEntry = (choices: Choices, proposal: Proposal): object => Object(chosenValue(choices, proposal))

/** The problems of the kept proposals, checked together with the profile they are added to. */
export function problemsOf(profile: Profile, proposals: readonly Proposal[], choices: Choices): Record<string, KeyProblems> {
  const kept = proposals.filter((one) => isKept(choices, one))
  const singles = kept.filter(({ field }) => !isList(field))
  const values = {
    ...profile,
    ...Object.fromEntries(singles.map((one) => [one.field, chosenValue(choices, one)])),
  } as ProfileFields
  const found = kept.map((one) => [one.path, problemsOfOne(profile, values, one, choices)] as const)
  return Object.fromEntries(found.filter(([, problems]) => Object.keys(problems).length > 0))
}

function problemsOfOne(profile: Profile, values: ProfileFields, proposal: Proposal, choices: Choices): KeyProblems {
  const { field, section } = proposal
  if (!isList(field)) {
    const own = Object.entries(checkSection(profile, values, section)).find(([path]) => isAt(path, field))
    return own ? { [field]: own[1] } : {}
  }
  return checkNewEntry(
    { lists: LISTS, check: checkSection },
    { base: profile, values: profile },
    field,
    chosenEntry(choices, proposal),
  )
}
