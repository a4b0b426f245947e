import { HARD_TO_READ } from '@jobapply/core/resume/hard-to-read.testing'
import { updateProfile } from '@jobapply/server/features/profiles/store'
import { addressOf, storageKey } from '@jobapply/server/features/resume/address'
import { insertResume } from '@jobapply/server/features/resume/store'
import type { Person } from '@jobapply/server/testing/people'
import { resumeFile } from '@jobapply/server/testing/resumes'
import type { FileChooser, Page } from 'playwright-core'
import type { Product } from './browser.ts'
import { dialogOf } from './profiles.ts'

export const uploadDialog = (page: Page) => dialogOf(page, 'Upload Resume')
export const reviewDialog = (page: Page) => dialogOf(page, 'Review your resume')
export const picker = (page: Page) => uploadDialog(page).getByLabel('Resume file')
export const uploadButton = (page: Page) => uploadDialog(page).getByRole('button', { name: 'Upload', exact: true })

/** What the review says about this: its row. */
export const found = (page: Page, name: string) =>
  reviewDialog(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4, name }) })

/** Listens for the browser's own picker before anything opens it; the function waits for it. */
export function listenForPicker(page: Page) {
  const { promise, resolve } = Promise.withResolvers<FileChooser>()
  page.once('filechooser', resolve)
  return () => promise
}

/** A file for the picker. */
export async function pickable(file = resumeFile()) {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) }
}

/** A profile as it is after this was read for it and nothing was saved yet. */
export async function storeReading({ server }: Product, { id: userId }: Person, profileId: string) {
  const { database, storage } = server.platform
  const now = new Date()
  const filename = 'Ines Calder.pdf'
  const storage_key = storageKey(userId, profileId, filename, now)
  const bytes = Buffer.from('the file')
  await storage.put(storage_key, bytes)
  await database.system.transaction(async (tx) => {
    const size = bytes.length
    await insertResume(tx, userId, { folder: profileId, filename, size, storage_key, reading: HARD_TO_READ }, now)
    const pointer = { uploaded_resume_url: addressOf(storage_key), uploaded_resume_filename: filename }
    await updateProfile(tx, userId, profileId, pointer, now)
  })
}
