import { browser } from 'wxt/browser'
import { z } from 'zod'

const here = z.object({ tab: z.number(), at: z.number() })
export type Here = z.output<typeof here>

/** The tab for which the person last clicked our button. The browser forgets it when it closes. */
export const readHere = async (): Promise<Here | undefined> =>
  here.safeParse((await browser.storage.session.get('here')).here).data
export const saveHere = (tab: number) => browser.storage.session.set({ here: { tab, at: Date.now() } })
export const forgetHere = () => browser.storage.session.remove('here')
