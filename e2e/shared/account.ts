import { makePng } from '@jobapply/server/testing/pictures'
import type { Page } from 'playwright-core'

export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
export const cropDialog = (page: Page) => page.getByRole('dialog', { name: 'Choose the square' })

export async function openUser(page: Page, path = '/user') {
  await page.goto(path)
  await field(page, 'Username').waitFor()
}

export const chooseFile = (page: Page) =>
  page
    .getByLabel('Upload picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: makePng({ width: 900, height: 600 }) })
