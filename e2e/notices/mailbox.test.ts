import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { CHECKOUT } from '@jobapply/server/platform/places'
import { mailsTo, newEmail, openBrowser, PASSWORD } from '@jobapply/server/testing/people'
import { freePort, makeDatabase } from '@jobapply/server/testing/server'
import { expect, onTestFinished, test } from 'vitest'
import { openProduct, visit } from '#e2e/browser.ts'
import { arriveAt } from '#e2e/steps.ts'

const product = openProduct()

test('AUTH-037 the local mailbox shows a mail as it was sent, and the links in it work', async () => {
  const email = newEmail('ann')
  await openBrowser(product.server).call.auth.signUp({ email, password: PASSWORD })
  await mailsTo(product.server, email)
  const page = await visit(product)
  await page.goto('/dev/mailbox')
  await page.getByRole('link', { name: email }).click()
  await page.getByRole('heading', { name: 'Verify your email address', level: 1 }).waitFor()
  const mail = page.frameLocator('iframe')
  await mail.getByRole('heading', { name: 'Verify your email address' }).waitFor()
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    mail.getByRole('link', { name: 'Verify email address' }).click(),
  ])
  await arriveAt(opened, '/auth')
  await opened.getByText('This link belongs to the sign-up of').waitFor()

  await page.getByRole('link', { name: 'Plain text' }).click()
  await page.getByText('Verify email address:').waitFor()
})

test('AUTH-037 the start-up message names the local mailbox', async () => {
  const { url, folder } = await makeDatabase()
  const port = String(await freePort())
  const env = { DATABASE_URL: url.replace('@/', '@localhost/'), JOBAPPLY_DATA_DIR: folder, PORT: port }
  const program = spawn(process.execPath, [join(CHECKOUT, 'apps/server/build/main.js')], { env })
  onTestFinished(() => void program.kill())
  let said = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (piece) => (said += piece))
  // The whole server has to start.
  await expect.poll(() => said, { timeout: 90_000 }).toContain(`http://127.0.0.1:${port}/dev/mailbox`)
})
