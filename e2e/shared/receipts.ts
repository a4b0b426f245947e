import { addProfile } from '@jobapply/server/testing/jobs'
import { newcomer } from '@jobapply/server/testing/people'
import { filledIn, sendApplication } from '@jobapply/server/testing/receipts'
import type { Page } from 'playwright-core'
import { type Product, visitAs } from './browser.ts'

const YOURS = { origin: 'you', source: 'you, in the form, 09:10' } as const
const FIELDS = [
  filledIn('Full name', 'Tomasz Nowak'),
  filledIn('Email', 'tomasz.nowak@gmail.com'),
  filledIn('Phone', '+44 7700 900418'),
  filledIn('Right to work in the United Kingdom', 'Yes, settled status', {
    ...{ origin: 'authorization', source: 'your entry for the United Kingdom' },
  }),
  filledIn('Years in industrial maintenance', '7.5', { origin: 'counted', source: 'counted from 2 jobs' }),
  filledIn('Notice period', '1 month', { origin: 'saved', source: 'your saved answer, 19 Nov' }),
  filledIn('Unspent criminal convictions', 'No', YOURS),
  filledIn('I have read the privacy notice', 'Ticked', YOURS),
  filledIn('Ethnic origin (optional)', '', { isRequired: false, origin: 'empty', source: 'never guessed' }),
]
const SEEN = {
  kind: 'seen',
  quote: 'Thank you, Tomasz. We have received your application for Maintenance Electrician. Your reference is NR-20931-0077.',
  reference: 'NR-20931-0077',
} as const
const LETTER = { content: 'Dear Northline team,\n\nI keep depots running.\n\nTomasz Nowak', generated: true, generatedAt: null }

type Sending = Parameters<typeof sendApplication>[2]

/** Somebody with a profile and a resume, whose applications are sent as the test says. */
export async function visitTomasz(product: Product) {
  const person = await newcomer(product.server)
  const profileId = await addProfile(person, { full_name: 'Tomasz Nowak', email: 'tomasz.nowak@gmail.com' }, 'Electrician')
  const { id: resumeId } = await person.call.documents.resumes.create({ profileId })
  const page = await visitAs(product, person)
  return Object.assign(page, {
    send: (sending: Sending = {}) =>
      sendApplication(product.server, person.id, {
        ...{ profileId, resumeId, letter: LETTER, fields: FIELDS, confirmation: SEEN },
        ...sending,
      }),
  })
}

const strip = (page: Page) => page.getByRole('article', { name: /^Receipt No\. / })

export async function openReceipt(page: Page, applicationId: string) {
  await page.goto(`/applications/${applicationId}/receipt`)
  await strip(page).getByRole('heading', { name: 'Maintenance Electrician' }).waitFor()
}
