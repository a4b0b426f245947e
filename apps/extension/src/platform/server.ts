import { EXTENSION_PATH, paired } from '@jobapply/core/api/extension-schema'
import { browser } from 'wxt/browser'
import type { z } from 'zod'
import { forgetKey, readKey, saveKey } from './kept.ts'
import { siteOf } from './site.ts'

const CALL_MS = 20_000

/** A call to the installation's server; the one place that sends the key. */
async function post<T>(name: string, input: object, output: z.ZodType<T>): Promise<T> {
  const key = await readKey()
  const answer = await fetch(`${siteOf(browser.runtime.getManifest())}${EXTENSION_PATH}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify(input),
    credentials: 'omit',
    signal: AbortSignal.timeout(CALL_MS),
  })
  // The device was revoked in the settings.
  if (answer.status === 401) await forgetKey()
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
  return output.parse(await answer.json())
}

/** Exchanges the page's code for a key; whether that worked. */
export async function pair(code: string): Promise<boolean> {
  try {
    await forgetKey()
    const { key } = await post('pair', { code }, paired)
    await saveKey(key)
    return true
  } catch {
    return false
  }
}
