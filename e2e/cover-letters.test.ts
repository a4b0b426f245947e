import { readFile } from 'node:fs/promises'
import { startLocalAi } from '@jobapply/server/testing/local-ai'
import { afterAll, expect, test } from 'vitest'
import { openOwnProduct, openProduct } from './shared/browser.ts'
import { approveButton, BOAST, HONEST, letterText, openClaim, openLetter, visitPriya } from './shared/letters.ts'
import { dialogOf } from './shared/profiles.ts'
import { arriveAt, eventually, hasKeyboard, signIn } from './shared/steps.ts'
import { seeToast, toasts } from './shared/toasts.ts'

const product = openProduct()
const UPDATE = '**/rpc/documents/letters/update'

test('TOOLS-003 APPLY-036 a letter is drafted for a saved job, edited, approved when all is backed, downloaded and restored', async () => {
  const page = await visitPriya(product, { letters: 0 })
  await page.goto('/dashboard')
  await page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: 'Cover Letters' }).click()
  await page.getByRole('button', { name: 'New letter' }).click()
  await dialogOf(page, 'New letter')
    .getByRole('radio', { name: /Ashdown Academy/ })
    .check()
  await page.getByRole('button', { name: 'Draft the letter' }).click()
  await page.getByText(/All \d+ claims have evidence\./).waitFor()
  await page.getByText('Drafted by the local engine from your Teacher profile. No text left this server.').waitFor()
  const drafted = await letterText(page).inputValue()
  expect(drafted).toContain('Ashdown Academy')

  await letterText(page).fill(`${HONEST} ${BOAST} I speak French.`)
  await openClaim(page).getByText('A level results rose').waitFor()
  await eventually(() => approveButton(page).getAttribute('aria-disabled')).toBe('true')
  await openClaim(page).getByRole('button', { name: 'Take it out' }).click()
  await toasts(page, 'Taken out').getByRole('button', { name: 'Undo' }).click()
  await eventually(() => letterText(page).inputValue()).toBe(`${HONEST} ${BOAST} I speak French.`)
  // Until the text is checked again, the next claim may be shown.
  await page.getByText(/^\d+ words\. Saved /).waitFor()
  await openClaim(page).getByText('A level results rose').waitFor()
  await openClaim(page).getByRole('button', { name: 'Take it out' }).click()
  await eventually(() => letterText(page).inputValue()).toBe(`${HONEST} I speak French.`)
  await openClaim(page).getByText('I speak French').waitFor()
  await openClaim(page).getByRole('link', { name: "It's true, add it to my profile" }).click()
  await arriveAt(page, `/profiles/${page.profileId}`)
  await page.changeProfile({ languages: [{ id: 'f', name: 'French', proficiency: 'advanced' }] })
  await page.goBack()
  await page.getByText(/All \d+ claims have evidence\./).waitFor()

  await approveButton(page).click()
  await seeToast(page, 'Letter approved', '')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('Cover letter, Ashdown Academy.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await letterText(page).fill(HONEST)
  await approveButton(page).waitFor()
  await page.getByRole('button', { name: 'Versions' }).click()
  await dialogOf(page, 'Versions')
    .getByRole('button', { name: /The local engine/ })
    .click()
  await page.getByRole('button', { name: 'Restore this text' }).click()
  await eventually(() => letterText(page).inputValue()).toBe(drafted)
  await page.reload()
  await eventually(() => letterText(page).inputValue()).toBe(drafted)

  await page.getByRole('link', { name: 'All letters' }).click()
  const menu = page.getByRole('button', { name: 'Menu of Teacher of Chemistry, Ashdown Academy' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await eventually(() => menu.count()).toBe(2)
  await menu.first().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialogOf(page, 'Delete letter').getByRole('button', { name: 'Delete' }).click()
  await eventually(() => menu.count()).toBe(1)
})

test('a letter for a job whose posting we do not have starts empty and can be drafted', async () => {
  const page = await visitPriya(product, { letters: 0 })
  await product.server.platform.database.systemPool.query(`delete from job_listings where source = 'greenhouse'`)
  await page.goto('/cover-letters')
  await page.getByRole('button', { name: 'New letter' }).click()
  await dialogOf(page, 'New letter')
    .getByRole('radio', { name: /Ashdown Academy/ })
    .check()
  await page.getByRole('button', { name: 'Draft the letter' }).click()
  await page.getByText('We do not have the text of this posting').waitFor()
  await eventually(() => page.getByLabel('Job title').inputValue()).toBe('Teacher of Chemistry')
  await page.getByLabel('Company').fill('')
  await page.getByRole('button', { name: 'Start the letter' }).click()
  await page.getByText('Company is required').waitFor()
  await page.getByLabel('Company').fill('Quarry Lane College')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Teacher of Chemistry, Quarry Lane College' }).waitFor()
  await page.getByRole('button', { name: 'Draft' }).click()
  await page.getByText('Warm').click()
  await page.getByLabel('Your own paragraph').fill('I would like to visit you.')
  await page.getByRole('button', { name: 'Write the draft' }).click()
  await eventually(() => letterText(page).inputValue()).toContain('I would like to visit you.')
})

test('while a letter cannot be saved and checked it says so, and nothing that was typed is lost', async () => {
  const page = await visitPriya(product)
  await openLetter(page, page.letterId)
  await page.route(UPDATE, (route) => route.abort())
  await letterText(page).fill(HONEST)
  const notChecked = page.getByRole('alert').filter({ hasText: 'Not checked' })
  await notChecked.waitFor()
  await page.getByRole('alert').getByText('Not saved yet.').waitFor()
  await eventually(() => approveButton(page).getAttribute('aria-disabled')).toBe('true')
  await page.unroute(UPDATE)
  await notChecked.getByRole('button', { name: 'Try again' }).click()
  await notChecked.waitFor({ state: 'detached' })
  await eventually(async () => (await page.stored()).text).toBe(HONEST)

  await page.call.documents.letters.update({ id: page.letterId, version: 2, text: 'From another window.' })
  const mine = `${HONEST} I wrote this here.`
  await letterText(page).fill(mine)
  await dialogOf(page, 'Letter changed elsewhere').getByRole('button', { name: 'Reload' }).click()
  await eventually(() => letterText(page).inputValue()).toBe('From another window.')
  await toasts(page, 'Letter reloaded').getByRole('button').first().click()
  await eventually(async () => (await page.stored()).text).toBe(mine)

  await product.server.platform.database.systemPool.query('delete from sessions where user_id = $1', [page.person.id])
  await letterText(page).fill(`${mine} And this.`)
  await page.waitForURL('**/auth?next=*')
  await page.locator('form button[type=submit]:enabled').waitFor()
  await signIn(page, page.person.email)
  await arriveAt(page, `/cover-letters/${page.letterId}`)
  await eventually(() => letterText(page).inputValue()).toBe(`${mine} And this.`)
})

test('with the keyboard alone: F8 goes from claim to claim, Escape leaves the check, Ctrl+Enter approves', async () => {
  const page = await visitPriya(product, { text: `${HONEST} ${BOAST}\n\nI speak French.` })
  await openLetter(page, page.letterId)
  await openClaim(page).waitFor()
  const selected = () =>
    letterText(page).evaluate((node) => {
      const { value, selectionStart, selectionEnd } = node as HTMLTextAreaElement
      return value.slice(selectionStart, selectionEnd)
    })
  await page.keyboard.press('F8')
  await eventually(selected).toContain('A level results rose')
  await page.keyboard.press('F8')
  await eventually(selected).toBe('I speak French')
  await openClaim(page).getByText('2 of 2, next').waitFor()
  await page.keyboard.type('I teach two A level groups')
  await eventually(() => openClaim(page).getByText('A level results rose').count()).toBe(1)
  await page.keyboard.press('Control+Enter')
  await eventually(selected).toContain('A level results rose')
  await openClaim(page).getByRole('button', { name: 'Take it out' }).focus()
  await page.keyboard.press('Escape')
  await eventually(() => hasKeyboard(letterText(page))).toBe(true)
  await page.keyboard.press('F8')
  await eventually(selected).toContain('A level results rose')
  // Approving what was typed a moment ago checks it first.
  await page.keyboard.type('I led 90 schools')
  await page.keyboard.press('Control+Enter')
  await eventually(selected).toContain('90 schools')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Download PDF' }).waitFor()
  expect((await page.stored()).isApproved).toBe(true)
})

let answer: () => string | Promise<string> | { status: number } = () => ''
const endpoint = await startLocalAi(() => answer())
afterAll(() => endpoint.close())
const withModel = openOwnProduct({ AI_BASE_URL: endpoint.baseUrl, AI_MODEL: 'small' })

test('a model drafts after it was switched on, can be stopped, and when it fails the local engine is offered', async () => {
  const page = await visitPriya(withModel)
  const { text: before } = await page.stored()
  await openLetter(page, page.letterId)
  const write = async () => {
    await page.getByRole('button', { name: 'Draft again' }).click()
    // The one that was switched on is proposed.
    await eventually(() => page.getByRole('radio', { name: /A language model/ }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Write the draft' }).click()
  }
  await page.getByRole('button', { name: 'Draft again' }).click()
  await dialogOf(page, 'Draft again')
    .getByText(/can write too, after you have switched AI on/)
    .waitFor()
  await page.keyboard.press('Escape')
  await page.call.documents.ai.choose({ host: new URL(endpoint.baseUrl).host })
  await page.reload()

  const { promise, resolve: letGo } = Promise.withResolvers<string>()
  answer = () => promise
  await write()
  await page.getByRole('button', { name: 'Stop' }).click()
  await seeToast(page, 'Stopped', 'Your text is as it was.')
  await eventually(() => letterText(page).inputValue()).toBe(before)
  letGo('')

  answer = () => ({ status: 500 })
  await write()
  await page.getByRole('button', { name: 'Draft with the local engine' }).waitFor()
  await eventually(() => letterText(page).inputValue()).toBe(before)

  answer = () => `${HONEST} ${BOAST}`
  await write()
  await openClaim(page).getByText('A level results rose').waitFor()
  await page.getByText('Drafted by a language model from your Teacher profile.').waitFor()
  await eventually(() => letterText(page).inputValue()).toMatch(
    /^Dear Ashdown Academy team,[\s\S]*18 per cent[\s\S]*Priya Raman$/,
  )
  expect((await page.call.documents.letters.versions({ id: page.letterId }))[0]).toMatchObject({ text: before, engine: 'local' })
})
