import type { LetterStep } from '@jobapply/core/documents/cover-letters'
import { letterOptions } from '@jobapply/core/documents/letters-schema'
import { mayBeUsed } from '@jobapply/core/documents/truth-schema'
import { expect, onTestFinished, test } from 'vitest'
import { addProfile } from '#testing/jobs'
import { startLocalAi } from '#testing/local-ai'
import { newcomer } from '#testing/people'
import { startServerFor } from '#testing/server'

const options = letterOptions.parse({})
const NURSE = {
  full_name: 'Maya Lindqvist',
  email: 'maya@example.org',
  experience: [
    {
      id: 'a',
      company: 'City Hospital',
      position: 'Staff Nurse',
      startDate: '2019-03',
      endDate: '2024-08',
      description: 'Trained four new nurses.',
    },
  ],
}

async function open(answer: Parameters<typeof startLocalAi>[0]) {
  const endpoint = await startLocalAi(answer)
  onTestFinished(() => endpoint.close())
  const server = await startServerFor({ AI_BASE_URL: endpoint.baseUrl, AI_MODEL: 'small' })
  const person = await newcomer(server)
  const profileId = await addProfile(person, NURSE, 'Nurse')
  const { letters, ai } = person.call.documents
  const letter = await letters.create({ profileId, job: { title: 'Nurse', company: 'Pier Clinic' } })
  const write = async (version = 1) => {
    const steps: LetterStep[] = []
    for await (const step of await letters.write({ id: letter.id, version, options })) steps.push(step)
    return steps
  }
  return { endpoint, letter, letters, write, agree: () => ai.choose({ host: new URL(endpoint.baseUrl).host }), ledger: ai.ledger }
}

test('a model writes a letter while the person reads, once they have switched it on; what it invents is marked', async () => {
  const { endpoint, letter, letters, write, agree, ledger } = await open(
    () => 'At City Hospital I trained four new nurses. I also led the Kubernetes team.',
  )
  await expect(write()).rejects.toMatchObject({ code: 'AI_WROTE_NOTHING' })
  expect(endpoint.asked).toEqual([])
  await agree()
  const steps = await write()
  expect(steps.length).toBeGreaterThan(10)
  const end = steps.at(-1)
  if (!end || !('letter' in end)) throw new Error('no letter')
  expect(end.letter).toMatchObject({ id: letter.id, engine: 'model', version: 2, isApproved: false })
  expect(end.letter.text).toMatch(/^Dear Pier Clinic team,[\s\S]*Maya Lindqvist$/)
  expect(
    end.letter.claims
      .filter(({ supported }) => !supported)
      .map(({ text }) => text)
      .join(' '),
  ).toContain('Kubernetes')
  expect(mayBeUsed(end.letter.claims)).toBe(false)
  await expect(letters.approve({ id: letter.id, version: 2 })).rejects.toMatchObject({ code: 'LETTER_UNBACKED' })
  expect(endpoint.asked[0]).not.toMatch(/Maya|example\.org/)
  const { rows } = await ledger({})
  expect(rows).toMatchObject([{ purpose: 'cover letter', model: 'small', outcome: 'answered' }])
  await expect(write(1)).rejects.toMatchObject({ code: 'LETTER_CHANGED' })
})

test('an endpoint that fails changes nothing and says what to do', async () => {
  const { letter, letters, write, agree } = await open(() => ({ status: 500 }))
  await agree()
  await expect(write()).rejects.toMatchObject({ code: 'AI_WROTE_NOTHING' })
  expect(await letters.get({ id: letter.id })).toMatchObject({ version: 1, text: '' })
})
