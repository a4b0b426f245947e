import { maya } from '@jobapply/server/testing/recording/maya'
import type { Page } from 'playwright-core'
import { type Product, visitAs } from './browser.ts'

export const visitMaya = async (product: Product) => {
  const { person, ...ids } = await maya(product.server)
  return Object.assign(await visitAs(product, person), ids)
}
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const button = (page: Page, name: string) => page.getByRole('group', { name: 'Profile' }).getByRole('button', { name })
