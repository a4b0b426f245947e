import { test } from 'vitest'
import { openProduct, visitAs } from '#e2e/browser.ts'
import { bell, panel } from '#e2e/notices.ts'

const product = openProduct()
const BROKEN = { status: 400, code: 'UNEXPECTED', message: 'This does not work right now.' }

test('a failure is shown that comes while the code of the panel is on its way', async () => {
  const page = await visitAs(product)
  const [fails, arrives] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/assets/notices-panel-*.js', async (route) => {
    await arrives.promise
    await route.continue()
  })
  await page.route('**/rpc/notices/list', async (route) => {
    await fails.promise
    await route.fulfill({ status: BROKEN.status, json: { json: { defined: true, ...BROKEN } } })
  })
  await page.goto('/dashboard')
  await bell(page).click()
  const failed = page.waitForResponse('**/rpc/notices/list')
  fails.resolve()
  await (await failed).finished()
  // The page has taken the answer before the code comes.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  arrives.resolve()
  await panel(page).getByRole('alert').getByText(BROKEN.message).waitFor()
})
