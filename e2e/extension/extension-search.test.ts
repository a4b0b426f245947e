import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOARD_HOSTS, BOARD_NAMES, BOARDS, type Board } from '@jobapply/core/jobs/boards'
import { addProfile } from '@jobapply/server/testing/jobs'
import { newcomer } from '@jobapply/server/testing/people'
import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter, openProduct } from '#e2e/browser.ts'
import { pairBrowser } from '#e2e/extension.ts'
import { openWithExtension } from '#e2e/real-extension.ts'
import { eventually } from '#e2e/steps.ts'
import { seeToast, toastsTold } from '#e2e/toasts.ts'

const product = openProduct()
const FIXTURES = join(import.meta.dirname, '../../apps/extension/src/jobs/boards/fixtures')
const FILES: Record<Board, string> = {
  ...{ indeed: 'indeed', linkedin: 'linkedin-guest', glassdoor: 'glassdoor' },
  ...{ dice: 'dice', simplyhired: 'simplyhired', ziprecruiter: 'ziprecruiter' },
}
const CHECK = '<!doctype html><title>Just a moment...</title><body>Checking if the site connection is secure</body>'

/** The boards answer with our invented pages, except one that asks for a check. Nothing leaves the machine. */
async function serveBoards(context: BrowserContext, blocked: Board) {
  const asked = new Set<string>()
  await context.route(/^https:/, async (route) => {
    const url = new URL(route.request().url())
    const board = BOARD_NAMES.find((name) => BOARD_HOSTS[name].some((host) => url.hostname.endsWith(host)))
    if (!board || route.request().resourceType() !== 'document') return route.abort()
    asked.add(board)
    const body = board === blocked ? CHECK : readFileSync(join(FIXTURES, `${FILES[board]}.html`), 'utf8')
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body, status: board === blocked ? 403 : 200 })
  })
  return asked
}

test('the built extension is paired, searches the boards, hands over a board that asks for a check, and is unpaired', async () => {
  const { PUBLIC_URL } = product.server.settings
  const context = await openWithExtension(PUBLIC_URL)
  const asked = await serveBoards(context, 'glassdoor')
  const ann = await newcomer(product.server)
  await addProfile(ann, { desired_job_title: 'Nurse' }, 'Ward')
  await enter(context, ann, PUBLIC_URL)
  const page = await context.newPage()
  await page.goto('/extension')
  await pairBrowser(page)
  // proves EXT-016
  await page.getByText('Paired with your account').waitFor()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await page.getByText('6 of 6 enabled').waitFor()
  expect((await ann.call.auth.security.get()).devices).toMatchObject([{ name: 'Chrome on Linux' }])

  // One search: a second one would find Glassdoor at rest.
  await page.goto('/search?searchTerm=nurse')
  await page.getByText('Your browser extension searches too.').waitFor()
  const blocked = page.getByText('Glassdoor asks for a check: solve it in the tab that opened, then search again.')
  await blocked.waitFor({ timeout: 90_000 })
  // proves EXT-003 EXT-012 EXT-013
  expect([...asked].toSorted()).toEqual(BOARD_NAMES.toSorted())
  for (const board of BOARD_NAMES.filter((name) => name !== 'glassdoor'))
    await seeToast(page, `Jobs found from ${BOARDS[board]}`, 'Received 3 jobs')
  expect(toastsTold(page).filter(({ title }) => title === 'Jobs found from Glassdoor')).toEqual([])
  await eventually(() => page.getByRole('article').count()).toBeGreaterThan(2)
  // The tabs of the others are closed again.
  const boardsOpen = () =>
    context.pages().flatMap((each) => (each.url().startsWith('https:') ? new URL(each.url()).hostname : []))
  await eventually(boardsOpen).toEqual(['www.glassdoor.com'])

  // proves EXT-017: the extension finds its key revoked and says why.
  await ann.call.auth.security.endOtherSessions()
  const panel = await context.newPage()
  await panel.goto(new URL('/sidepanel.html', worker.url()).href)
  const sentence = 'Your account no longer accepts this browser: it was revoked, your password was changed'
  await panel.getByRole('alert').getByText(sentence).waitFor()
  await page.goto('/extension')
  await pairBrowser(page)
  await page.getByText('Paired with your account').waitFor()
  await panel.getByText('Approved applications').first().waitFor()
  await panel.close()

  const options = await context.newPage()
  await options.goto(new URL('/options.html', worker.url()).href)
  await eventually(() => options.getByRole('button', { name: /^Turn off / }).count()).toBe(BOARD_NAMES.length)
  await options.getByRole('button', { name: 'Unpair' }).click()
  await options.getByText('Not paired').waitFor()
  expect((await ann.call.auth.security.get()).devices).toEqual([])
})
