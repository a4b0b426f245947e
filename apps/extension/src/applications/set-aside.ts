import { MAX_SET_ASIDE } from '@jobapply/core/applications/unattended/constants'
import { browser } from 'wxt/browser'
import { z } from 'zod'

const left = z.array(z.object({ id: z.guid(), reason: z.string().max(500) })).max(MAX_SET_ASIDE)
export type SetAside = z.output<typeof left>

/** Applications that full automation has left to the person, with the reason. The browser forgets it when it closes: then they are looked at again. */
export const readSetAside = async (): Promise<SetAside> =>
  left.safeParse((await browser.storage.session.get('aside')).aside).data ?? []

export const setAside = (id: string, reason: string): Promise<void> =>
  navigator.locks.request('aside', async () => {
    const others = (await readSetAside()).filter((one) => one.id !== id)
    const aside = [...others, { id, reason: reason.slice(0, 500) }].slice(-MAX_SET_ASIDE)
    await browser.storage.session.set({ aside })
  })
