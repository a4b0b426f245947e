import { makePng } from '@jobapply/server/testing/pictures'
import type { Page } from 'playwright-core'

export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
export const cropDialog = (page: Page) => page.getByRole('dialog', { name: 'Choose the square' })

export async function openUser(page: Page, path = '/user') {
  await page.goto(path)
  await field(page, 'Username').waitFor()
}

type Chosen = { name?: string; mimeType?: string; buffer?: Buffer }
export const chooseFile = (page: Page, { name = 'me.png', mimeType = 'image/png', buffer }: Chosen = {}) =>
  page.getByLabel('Upload picture').setInputFiles({ name, mimeType, buffer: buffer ?? makePng({ width: 900, height: 600 }) })
