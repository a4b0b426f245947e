import { extensionContract } from '@jobapply/core/api/extension-contract'
import { expect, test } from 'vitest'
import { createContractClient } from './contract-client.ts'

const answering = (answer: unknown) => {
  const asked: unknown[] = []
  const server = createContractClient(extensionContract, async (path, input) => {
    asked.push([path, input])
    return answer
  })
  return { server, asked }
}

test('a call goes to its address in the contract, without an input as an empty object', async () => {
  const { server, asked } = answering({ stoppedAt: null })
  expect(await server.goOn()).toEqual({ stoppedAt: null })
  expect(asked).toEqual([['/api/v1/extension/go-on', {}]])
})

test('every call of the contract can be made', () => {
  expect(Object.keys(answering({}).server)).toEqual(Object.keys(extensionContract))
})

test('what a newer server adds is left out', async () => {
  expect(await answering({ isPaired: false, since: '2026-11-18' }).server.unpair()).toEqual({ isPaired: false })
})

test.each([null, 'gone', {}, { isPaired: true }])('an answer that does not fit the contract is refused: %j', async (answer) => {
  await expect(answering(answer).server.unpair()).rejects.toThrow('does not fit its contract')
})
