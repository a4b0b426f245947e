import { mailedToken } from '@jobapply/server/testing/deletions'
import type { Person } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import type { Product } from './browser.ts'

/** Where the mailed link leads. */
export const confirmAddress = async ({ server }: Product, person: Person) =>
  `/delete-account/confirm?token=${await mailedToken(server, person)}`

export const dangerZone = (page: Page) => page.getByRole('region', { name: 'Danger Zone' })
export const graceBanner = (page: Page) => page.getByRole('region', { name: 'Account deletion' })
