import { DEVICE_REVOKED } from '@jobapply/core/auth/constants'
import { expect, test, vi } from 'vitest'
import { freshBrowser } from '#browser.testing'
import { mount } from '#mount.testing'
import { forgetRevokedKey, readKey, saveKey } from '#platform/kept'
import { Pairing } from './pairing.tsx'

freshBrowser()

const open = () => mount(<Pairing site="https://jobapply.example" />)
const serverAnswers = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer())

test('a browser says whether it is paired, and follows what happens elsewhere', async () => {
  const options = await open()
  expect(options.text()).toContain('Not paired')
  await options.settle(() => void saveKey('a key'))
  expect(options.text()).toContain('Paired with your account')
  await options.settle(() => void forgetRevokedKey('a key'))
  expect(options.text()).toContain(DEVICE_REVOKED)
})

test.each([
  ['the server has ended the key', () => Response.json({ isPaired: false }), false],
  ['the server cannot be reached', () => Response.error(), true],
  ['the server fails', () => new Response('', { status: 503 }), true],
])('the key is deleted here when %s, and the person hears where else to revoke it: %s', async (_, answer, isUntold) => {
  await saveKey('a key')
  const options = await open()
  serverAnswers(answer)
  await options.press('Unpair')
  expect(await readKey()).toBeUndefined()
  expect(options.text()).toContain('Not paired')
  expect(options.text().includes('Revoke this browser under Settings')).toBe(isUntold)
})
