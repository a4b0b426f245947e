import { type Applicant, applicant, approve, jobOf, unitsUsed } from '@jobapply/server/testing/applying'
import { upload } from '@jobapply/server/testing/resumes'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter, openProduct } from './shared/browser.ts'
import { FORM_ADDRESSES, serveForms } from './shared/form-pages.ts'
import { openWithExtension } from './shared/real-extension.ts'
import { eventually } from './shared/steps.ts'

const product = openProduct()
type Form = keyof typeof FORM_ADDRESSES

const queue = async (ann: Applicant, ...forms: Form[]) => {
  const { queued } = await approve(
    ann,
    ...forms.map((form) =>
      jobOf(form, { job_title: `Baker ${form}`, location: 'Dublin, Ireland', application_url: FORM_ADDRESSES[form] }),
    ),
  )
  return Object.fromEntries(queued.map(({ job_title, id }) => [job_title.slice(6), id])) as Record<Form, string>
}

/** Somebody with a paired browser and the extension's panel. */
async function openPanel() {
  const { PUBLIC_URL } = product.server.settings
  const context = await openWithExtension(PUBLIC_URL)
  await serveForms(context)
  const ann = await applicant(product.server)
  const { version } = await ann.call.profiles.get({ id: ann.profileId })
  const person = { full_name: 'Ann Lind', email: 'ann.lind@example.org', phone: '851234567', country_code: '+353' }
  const changes = { ...person, location_city: 'Dublin', location_country: 'Ireland' }
  await ann.call.profiles.update({ id: ann.profileId, version, changes })
  await upload(ann, ann.profileId)
  await enter(context, ann, PUBLIC_URL)
  const site = await context.newPage()
  await site.goto('/extension')
  await site.getByRole('button', { name: 'Pair this browser' }).click()
  await site.getByText('Paired with your account').waitFor()
  // The reports go out without the web app.
  await site.close()
  const [worker] = context.serviceWorkers()
  const panel = await context.newPage()
  const open = () => panel.goto(`chrome-extension://${new URL(worker?.url() ?? '').hostname}/sidepanel.html`)
  return { context, ann, panel, open }
}

const employerPage = async (context: BrowserContext, form: Form): Promise<Page> => {
  const { hostname } = new URL(FORM_ADDRESSES[form])
  const find = () => context.pages().find((each) => each.url().includes(hostname))
  await eventually(() => find() !== undefined).toBe(true)
  const page = find()
  if (!page) throw new Error('The form was not opened')
  return page
}
const openForm = async (panel: Page, form: Form) => {
  await panel.getByRole('button', { name: `Open the form of Baker ${form}` }).click()
  await panel.getByRole('heading', { name: `Baker ${form}` }).waitFor()
}
const fill = (panel: Page) => panel.getByRole('button', { name: /^Fill \d+ fields?$/ }).click()
const submit = (panel: Page) => panel.getByRole('button', { name: /^Submit to/ }).click()
const ended = (panel: Page, words: string) => panel.getByRole('status').getByRole('heading', { name: words }).waitFor()
const stateOf = async ({ call }: Applicant, id: string) => {
  const { status, progress } = await call.applications.get({ id })
  return `${status} ${progress}`
}

test('forms with lists, pages, shadow roots, frames and uploads are filled from the profile, reviewed, sent by a click, and confirmed with a receipt', async () => {
  const { context, ann, panel, open } = await openPanel()
  const ids = await queue(ann, 'greenhouse', 'workday', 'smartrecruiters', 'embedded')
  await open()

  await openForm(panel, 'greenhouse')
  await fill(panel)
  await panel.getByRole('list', { name: 'On the page' }).getByText('Ireland').waitFor()
  // proves APPLY-034: nothing leaves without the clicks below
  expect(await stateOf(ann, ids.greenhouse)).toBe('queued needs-you')
  await panel.getByRole('button', { name: /^Attach/ }).click()
  const greenhouse = await employerPage(context, 'greenhouse')
  await panel.getByRole('list', { name: 'On the page' }).getByText('Ines Calder.txt').waitFor()
  // proves APPLY-056: the consent is the person's own
  await panel.getByRole('list', { name: 'Needs you' }).getByText('I agree to the privacy notice').waitFor()
  await eventually(() => panel.getByRole('button', { name: /^Submit to/ }).isDisabled()).toBe(true)
  await greenhouse.getByLabel('I agree').check()
  await submit(panel)
  await ended(panel, 'Confirmed')
  await eventually(() => stateOf(ann, ids.greenhouse)).toBe('applied confirmed')
  const { body } = await ann.call.applications.receipts.get({ applicationId: ids.greenhouse })
  expect(body?.confirmation).toMatchObject({ kind: 'seen', quote: 'Thank you for applying.' })
  expect(body?.fields).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ label: 'First Name', value: 'Ann', source: 'profile' }),
      expect.objectContaining({ label: 'I agree to the privacy notice for applicants', value: 'Yes', origin: 'you' }),
    ]),
  )

  await openForm(panel, 'workday')
  await fill(panel)
  await panel.getByRole('button', { name: 'Next page' }).click()
  await panel.getByText('Page 2 of the form').waitFor()
  await fill(panel)
  await submit(panel)
  await ended(panel, 'Confirmed')
  await eventually(() => stateOf(ann, ids.workday)).toBe('applied confirmed')

  for (const form of ['smartrecruiters', 'embedded'] as const) {
    await openForm(panel, form)
    await fill(panel)
    await submit(panel)
    await ended(panel, 'Confirmed')
    await eventually(() => stateOf(ann, ids[form])).toBe('applied confirmed')
  }
})

test('a refused form failed in the words of its page, a lost worker goes on, a closed tab and a stop are unconfirmed', async () => {
  const { context, ann, panel, open } = await openPanel()
  const ids = await queue(ann, 'lever', 'other', 'smartrecruiters')
  await open()
  await openForm(panel, 'lever')
  await fill(panel)
  await submit(panel)
  await ended(panel, 'Not sent')
  await panel.getByText('This phone number cannot be used.').waitFor()
  // proves APPLY-046
  await eventually(() => stateOf(ann, ids.lever)).toBe('queued failed')
  await eventually(() => unitsUsed(ann)).toBe(2)

  await openForm(panel, 'other')
  await fill(panel)
  await panel.getByText('Filling in the form.').waitFor()
  // The browser stops the worker in the middle: the next one goes on.
  const devTools = await context.newCDPSession(panel)
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.stopAllWorkers')
  await panel.reload()
  await panel.getByRole('list', { name: 'On the page' }).getByText('Lind', { exact: true }).waitFor()
  await (await employerPage(context, 'other')).close()
  await ended(panel, 'Did it go through?')
  // proves APPLY-052
  await eventually(() => stateOf(ann, ids.other)).toBe('queued unconfirmed')
  await eventually(() => unitsUsed(ann)).toBe(2)

  await openForm(panel, 'smartrecruiters')
  await fill(panel)
  await panel.getByText('Filling in the form.').waitFor()
  await panel.getByRole('button', { name: 'Stop everything' }).click()
  await panel.getByText('Everything is stopped.').waitFor()
  await eventually(() => stateOf(ann, ids.smartrecruiters)).toBe('queued unconfirmed')
})
