import { expect, onTestFinished, test } from 'vitest'
import { keepConsent } from '#platform/ai/store'
import { startLocalAi } from '#testing/local-ai'
import { newcomer } from '#testing/people'
import { startServer, startServerFor } from '#testing/server'

test('AI is off until a person has seen the host of the endpoint and switched it on; another host needs another choice', async () => {
  const endpoint = await startLocalAi(() => '{}')
  onTestFinished(() => endpoint.close())
  const { host } = new URL(endpoint.baseUrl)
  const server = await startServerFor({ AI_BASE_URL: endpoint.baseUrl, AI_MODEL: 'small' })
  const ann = await newcomer(server)
  const { ai } = ann.call.documents
  const shown = { model: 'small', host }
  expect(await ai.status()).toEqual({ endpoint: shown, isOn: false })
  await expect(ai.choose({ host: 'other.example.org' })).rejects.toMatchObject({ code: 'AI_ENDPOINT_CHANGED' })
  expect(await ai.choose({ host })).toEqual({ endpoint: shown, isOn: true })
  expect(await (await newcomer(server)).call.documents.ai.status()).toEqual({ endpoint: shown, isOn: false })
  expect(await ai.choose({ host: null })).toEqual({ endpoint: shown, isOn: false })

  await keepConsent(server.platform.database.forUser(ann.id), ann.id, 'former.example.org', new Date())
  expect(await ai.status()).toEqual({ endpoint: shown, isOn: false })
  expect(await ai.ledger({})).toEqual({ rows: [], next: null })
})

test('without an endpoint there is nothing to switch on', async () => {
  const server = await startServer()
  const { ai } = (await newcomer(server)).call.documents
  expect(await ai.status()).toEqual({ endpoint: null, isOn: false })
  await expect(ai.choose({ host: 'ai.example.org' })).rejects.toMatchObject({ code: 'AI_ENDPOINT_CHANGED' })
  await server.stop()
})
