import { extensionContract } from '@jobapply/core/api/extension-contract'
import { EXTENSION_PATH } from '@jobapply/core/api/extension-schema'
import { browser } from 'wxt/browser'
import { z } from 'zod'
import { createContractClient } from './contract-client.ts'
import { forgetKey, forgetRevokedKey, readKey, saveKey } from './kept.ts'
import { Refusal } from './refusal.ts'
import { siteOf } from './site.ts'

const CALL_MS = 20_000

const fault = z.object({ code: z.string() }).catch({ code: '' })

/** A request to the installation's server; the one place that sends the key. */
async function ask(path: string, request: RequestInit): Promise<Response> {
  const key = await readKey()
  const answer = await fetch(siteOf(browser.runtime.getManifest()) + path, {
    ...request,
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    credentials: 'omit',
    signal: AbortSignal.timeout(CALL_MS),
  })
  if (answer.status === 401 && key) await forgetRevokedKey(key)
  if (!answer.ok) throw new Refusal(answer.status, fault.parse(await answer.json().catch(() => null)).code)
  return answer
}

/** The calls of the installation's server. */
export const server = createContractClient(extensionContract, async (path, input) =>
  (await ask(path, { method: 'POST', body: JSON.stringify(input) })).json(),
)
export const download = async (path: string) =>
  new Uint8Array(await (await ask(`${EXTENSION_PATH}/${path}`, { method: 'GET' })).arrayBuffer())

/** Exchanges the page's code for a key; whether that worked. */
export async function pair(code: string): Promise<boolean> {
  try {
    await forgetKey()
    const { key } = await server.pair({ code })
    await saveKey(key)
    return true
  } catch {
    return false
  }
}

/** Ends the key here and on the server; false: the server could not be told. */
export async function unpair(): Promise<boolean> {
  const isTold = await server.unpair().then(
    () => true,
    () => false,
  )
  // A revoked key was forgotten by the call itself.
  const isGone = isTold || (await readKey()) === undefined
  await forgetKey()
  return isGone
}
