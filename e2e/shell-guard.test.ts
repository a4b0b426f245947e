import { randomUUID } from 'node:crypto'
import routes from '@jobapply/web/routes'
import { describe, expect, test } from 'vitest'
import { openProduct, visit, visitAs } from './shared/browser.ts'
import { personWith } from './shared/profiles.ts'
import { toastsTold } from './shared/toasts.ts'

/** The pages are read from routes.ts, so that a new one is checked automatically: what is not public is protected. */
const PUBLIC_LAYOUTS = ['shell/public-layout.tsx', 'shell/open-layout.tsx']
const PUBLIC_PATHS = ['/auth', '/landing']
/** The documented protected pages (SHELL-001); those that exist must not be public. */
const DOCUMENTED =
  `/dashboard /profiles /profile-summary /job-preferences /job-preferences-summary /auto-apply /analytics /user /userprofile
  /profile /settings /edit-profile /profile-details /onboarding/step /admin /subscription-analytics`.split(/\s+/)

type Routes = readonly (typeof routes)[number][]
const pathsOf = (entries: Routes): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)])
const isPublic = ({ file, path = '' }: Routes[number]) => PUBLIC_LAYOUTS.includes(file) || PUBLIC_PATHS.includes(path)
const protectedPaths = pathsOf(routes.filter((entry) => !isPublic(entry)))
const publicPaths = pathsOf(routes.filter(isPublic))
const withoutParameters = (path: string) => path.replace(/\/:\w+\??/g, '')

/** '/profiles/:profileId?' is opened as '/profiles' and with an id. */
const placesOf = (path: string, ids: Readonly<Record<string, string>> = {}) => {
  const [, name = ''] = /:(\w+)/.exec(path) ?? []
  const value = path.includes(':step') ? '1' : (ids[name] ?? randomUUID())
  const whole = path.replace(/:\w+\??/g, value)
  return path.endsWith('?') && !path.includes(':step') ? [withoutParameters(path), whole] : [whole]
}

const product = openProduct()

describe('signed out', () => {
  test('no documented protected page is public', () => {
    expect(protectedPaths.map(withoutParameters)).toContain('/dashboard')
    expect(publicPaths.map(withoutParameters).filter((path) => DOCUMENTED.includes(path))).toEqual([])
  })

  test('SHELL-001 TOOLS-008 every protected page leads to /auth', async () => {
    const places = protectedPaths.flatMap((path) => placesOf(path))
    const page = await visit(product)
    const found: unknown[] = []
    for (const place of places) {
      await page.goto(place)
      await page.waitForURL('**/auth?*')
      const { pathname, searchParams } = new URL(page.url())
      found.push([pathname, searchParams.get('next')])
    }
    expect(found).toEqual(places.map((place) => ['/auth', place]))
  })
})

test('SHELL-037 every page opens inside the sidebar layout, and a missing account row causes no error on any of them', async () => {
  const { person, ids } = await personWith(product, 'Nurse')
  const [profileId = ''] = ids
  const { id: documentId } = await person.call.documents.resumes.create({ profileId })
  const job = { title: 'Ward Nurse', company: 'Harbour Hospital' }
  const { id: letterId } = await person.call.documents.letters.create({ profileId, job })
  const { application } = await person.call.applications.submit({
    ...{ job_title: job.title, company: job.company, job_url: 'https://jobs.example.org/ward', application_url: null },
    ...{ resume_data: null, cover_letter_data: null },
  })
  const id = application?.id ?? ''
  await product.server.platform.database.systemPool.query('delete from profiles where user_id = $1', [person.id])
  const page = await visitAs(product, person)
  const failed: string[] = []
  page.on('response', (answer) => answer.status() >= 400 && failed.push(`${answer.status()} ${answer.url()}`))
  for (const place of protectedPaths.flatMap((path) => placesOf(path, { profileId, documentId, letterId, id }))) {
    await page.goto(place, { waitUntil: 'networkidle' })
    await page.getByRole('heading').first().waitFor()
    // The wizard has a calm layout of its own.
    if (!place.startsWith('/onboarding')) await page.getByRole('complementary', { name: 'Sidebar' }).waitFor()
    expect([place, failed, await page.getByRole('alert').count(), toastsTold(page)]).toEqual([place, [], 0, []])
  }
})
