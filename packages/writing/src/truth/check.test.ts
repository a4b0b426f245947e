import { mayBeUsed } from '@jobapply/core/documents/truth-schema'
import { expect, test } from 'vitest'
import { readFacts } from '#facts/profile-facts'
import { FALSE_DRAFTS, INJECTED } from '#fixtures/false-drafts'
import { HONEST_DRAFTS } from '#fixtures/honest-drafts'
import { PEOPLE, type PersonKey } from '#fixtures/people'
import { POSTINGS } from '#fixtures/postings'
import { fieldsOf, jobOf, TODAY } from '#fixtures/sample'
import { checkText } from './check.ts'

const check = (person: PersonKey, text: string, addition = '') => {
  const posting = POSTINGS[person][0]
  return checkText(
    text,
    readFacts(fieldsOf(PEOPLE[person]), TODAY),
    jobOf({ ...posting, description: posting.description + addition }),
  )
}

test.each(FALSE_DRAFTS)('no draft with $kind gets through', ({ kind, drafts }) => {
  expect(drafts.length).toBeGreaterThanOrEqual(20)
  const addition = kind === 'an injected instruction' ? INJECTED : ''
  expect(drafts.filter(({ person, text }) => mayBeUsed(check(person, text, addition)))).toEqual([])
})

test('at most 2 of 100 honest drafts are refused', () => {
  expect(HONEST_DRAFTS).toHaveLength(100)
  const refused = HONEST_DRAFTS.flatMap(({ person, text }) => {
    const wrong = check(person, text).filter(({ supported }) => !supported)
    return wrong.length > 0 ? [[text, ...wrong.map((claim) => `${claim.kind}: ${claim.about} in "${claim.text}"`)]] : []
  })
  expect(refused.slice(2)).toEqual([])
})
