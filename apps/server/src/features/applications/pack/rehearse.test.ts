import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProfile } from '#testing/jobs'
import { type LocalAi, startLocalAi } from '#testing/local-ai'
import { newcomer } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
let ai: LocalAi
beforeAll(async () => {
  const lacks = ['Say what came of it.', 'Mention that you managed 40 lamplighters at Harbour Trust.']
  ai = await startLocalAi(() => JSON.stringify({ lacks }))
  server = await startServer({ AI_BASE_URL: ai.baseUrl, AI_MODEL: 'test-model' })
})
afterAll(async () => {
  await server.stop()
  await ai.close()
})

test('an answer is judged only with consent, and nothing that the profile does not say is suggested', async () => {
  const ann = await newcomer(server)
  await addProfile(ann, { technical_skills: ['Food safety'] }, 'Kitchen')
  const { pack, tracker } = ann.call.applications
  const { id: applicationId } = await tracker.add({
    ...{ job_title: 'Pastry Chef', company: 'Harbour Hotel', status: 'applied', appliedOn: null },
  })
  const asked = { applicationId, question: 'Why here?', answer: 'I managed 40 lamplighters.' }
  expect(await pack.rehearse(asked)).toMatchObject({ isAnswered: false, lacks: [] })
  expect(ai.asked).toEqual([])
  await ann.call.documents.ai.choose({ host: new URL(ai.baseUrl).host })
  const heard = await pack.rehearse(asked)
  expect(heard).toMatchObject({ isAnswered: true, lacks: ['Say what came of it.'] })
  expect(heard.unproven.map(({ text }) => text).join(' ')).toContain('40')
  expect(ai.asked.at(-1)).toContain('<answer>')
  const bob = await newcomer(server)
  await expect(bob.call.applications.pack.rehearse(asked)).rejects.toMatchObject({ code: 'APPLICATION_NOT_FOUND' })
})
