import { notify } from '@jobapply/server/features/notices/notify'
import type { Page } from 'playwright-core'
import type { Product } from './browser.ts'

export const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices/ })
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Notices' })

export async function openBell(page: Page) {
  await bell(page).click()
  await panel(page).waitFor()
}

/** A new notice for this person, with the place it leads to. */
export function tell({ server: { platform } }: Product, userId: string, title: string, path?: string) {
  const notice = {
    key: title,
    kind: 'payment' as const,
    title,
    message: `${title}, and what it means for you.`,
    ...(path && { path }),
  }
  return platform.database.system.transaction((tx) => notify(tx, platform, userId, notice))
}
