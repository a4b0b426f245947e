import type { KeptJob } from '@jobapply/core/applications/schema'
import { pairExtension } from '@jobapply/server/features/api/extension/extension.testing'
import { type Applicant, applicant, approve, jobOf } from '@jobapply/server/testing/applying'
import { upload } from '@jobapply/server/testing/resumes'
import type { BrowserContext, Page } from 'playwright-core'
import type { Product } from './browser.ts'
import { FORM_ADDRESSES, serveForms } from './form-pages.ts'
import { openWithExtension } from './real-extension.ts'
import { eventually } from './steps.ts'

export type Form = keyof typeof FORM_ADDRESSES

/** Approves a job for each of these forms; answers the ids of their applications. */
export async function queue(ann: Applicant, forms: readonly Form[], changes: (form: Form) => Partial<KeptJob> = () => ({})) {
  const jobs = forms.map((form) =>
    jobOf(form, {
      ...{ job_title: `Baker ${form}`, location: 'Dublin, Ireland', application_url: FORM_ADDRESSES[form] },
      ...changes(form),
    }),
  )
  const { queued } = await approve(ann, ...jobs)
  return Object.fromEntries(queued.map(({ job_title, id }) => [job_title.slice(6), id])) as Record<Form, string>
}

/** Somebody with a paired browser and the extension's panel. How a person pairs it is another journey (extension-search.test.ts). */
export async function openPanel({ server }: Product, pace?: Parameters<typeof openWithExtension>[1]) {
  const context = await openWithExtension(server.settings.PUBLIC_URL, pace)
  await serveForms(context)
  const ann = await applicant(server)
  const { version } = await ann.call.profiles.get({ id: ann.profileId })
  const person = { full_name: 'Ann Lind', email: 'ann.lind@example.org', phone: '851234567', country_code: '+353' }
  const changes = { ...person, location_city: 'Dublin', location_country: 'Ireland' }
  await ann.call.profiles.update({ id: ann.profileId, version, changes })
  await upload(ann, ann.profileId)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const { key } = await pairExtension(server, ann)
  await worker.evaluate(`chrome.storage.local.set(${JSON.stringify({ key })})`)
  const panel = await context.newPage()
  const open = (page = 'sidepanel') => panel.goto(new URL(`/${page}.html`, worker.url()).href)
  return { context, ann, panel, open }
}

export async function employerPage(context: BrowserContext, form: Form): Promise<Page> {
  const { hostname } = new URL(FORM_ADDRESSES[form])
  const find = () => context.pages().find((each) => each.url().includes(hostname))
  await eventually(() => find() !== undefined).toBe(true)
  const page = find()
  if (!page) throw new Error('The form was not opened')
  return page
}
export async function openForm(panel: Page, form: Form) {
  await panel.getByRole('button', { name: `Open form of Baker ${form}` }).click()
  await panel.getByRole('heading', { name: `Baker ${form}` }).waitFor()
}
export const fill = (panel: Page) => panel.getByRole('button', { name: /^Fill \d+ fields?$/ }).click()
export const submit = (panel: Page) => panel.getByRole('button', { name: /^Submit to/ }).click()
export const ended = (panel: Page, words: string) => panel.getByRole('status').getByRole('heading', { name: words }).waitFor()
export async function stateOf({ call }: Applicant, id: string) {
  const { status, progress } = await call.applications.get({ id })
  return `${status} ${progress}`
}
