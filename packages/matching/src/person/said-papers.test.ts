import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { expect, test } from 'vitest'
import { aPerson, aPosting } from '#fixtures/sample'
import { judgeKnockOuts } from '#score/knock-outs'

const certified = (name: string, issuer: string) =>
  ({
    certifications: [
      {
        ...{ id: '1', name, issuer, issue_date: null, expiry_date: null, neverExpires: true },
        ...{ credential_id: null, credential_url: null, description: null },
      },
    ],
  }) satisfies Partial<ProfileFields>
const judge = (asked: string, fields: Partial<ProfileFields>, country = 'United Kingdom') =>
  judgeKnockOuts(
    aPosting({ description: `Requirements:\n- ${asked}`, country }),
    aPerson({ location_country: 'United Kingdom', ...fields }),
  ).map(({ name, answer }) => `${name} ${answer}`)
const said = (professional_summary: string) => ({ professional_summary })

test.each([
  ['ADR certificate', 'Driver for ten years. No ADR.', 'notMet'],
  ['ADR certificate', 'Driver for ten years.', 'unknown'],
  ['SIA licence', 'The SIA licence lapsed in 2020 and was not renewed.', 'notMet'],
  ['SIA licence', 'Working towards the SIA licence.', 'unknown'],
  ['XKCA certificate', 'Trainer for ten years; no XKCA.', 'notMet'],
  ['XKCA certificate', 'No experience with XKCA certificates.', 'unknown'],
  ['ADR certificate or SIA licence', 'No ADR.', 'unknown'],
  ['Digital tachograph card', 'Driver, clean licence, digital tachograph card.', 'met'],
  ['Digital tachograph card', 'Driver, digital tachograph card expired.', 'notMet'],
])('%s, of whom the summary says “%s”: %s', (asked, summary, answer) => {
  expect(judge(asked, said(summary))).toEqual([`licence ${answer}`])
})

test('a registration in one country is none in another, wherever its holder lives now', () => {
  const nurse = certified('Registered Nurse', 'Nursing Council of Ghana')
  expect(judge('Registered nurse with a live registration', nurse)).toEqual(['licence unknown'])
  expect(judge('Registered nurse with a live registration', certified('Registered Nurse', 'Nursing Council'))).toEqual([
    'licence met',
  ])
})

test('a number before a line of a list is no class of the paper', () => {
  const held = certified('Rescue swimmer certificate', 'Example Pool Board')
  expect(judge('5. Current rescue swimmer certificate or willingness to obtain same', held)).toEqual(['licence met'])
})
