import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault, UNREACHABLE } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { recorded } from '#testing/recordings.ts'
import { seeToast, toasts } from '#testing/toasts.ts'
import { arriveAt, leaveFor, type Page } from '#testing/visit.ts'
import {
  answerWriting,
  approveButton,
  BOAST,
  DRAFTED,
  dialogOf,
  HONEST,
  keepLetters,
  letterText,
  openClaim,
  openLetters,
} from './mounted-letters.testing.ts'

const NOBODYS = '0f8b1f6e-6a3e-4a6e-9a53-0d6f1f6e0a11'
const BACKED = /^All \d+ claims have evidence\.|^The only claim/
const isApprovable = (page: Page) => approveButton(page).getAttribute('aria-disabled') !== 'true'
const typeIn = (page: Page, text: string) => letterText(page).fill(text)

test('claims without evidence are resolved one by one, and only then the letter is approved', async () => {
  const kept = keepLetters(DRAFTED)
  const page = openLetters(kept)
  await letterText(page).waitFor()
  await typeIn(page, `${HONEST} ${BOAST} I speak French.`)
  await openClaim(page).getByText('A level results rose').waitFor()
  expect(isApprovable(page)).toBe(false)
  await expectAccessible()
  await openClaim(page).getByRole('button', { name: 'Take it out' }).click()
  await toasts(page, 'Taken out').getByRole('button', { name: 'Undo' }).click()
  await eventually(() => letterText(page).inputValue()).toBe(`${HONEST} ${BOAST} I speak French.`)
  await openClaim(page).getByText('A level results rose').waitFor()
  await openClaim(page).getByRole('button', { name: 'Take it out' }).click()
  await eventually(() => letterText(page).inputValue()).toBe(`${HONEST} I speak French.`)
  await openClaim(page).getByText('I speak French').waitFor()
  await eventually(() => kept.stored().text).toBe(`${HONEST} I speak French.`)
  await openClaim(page).getByRole('link', { name: "It's true, add it to my profile" }).click()
  await arriveAt(page, `/profiles/${kept.profileId}`)
  kept.back('French')
  await page.goto(`/cover-letters/${kept.id}`)
  await eventually(() => openClaim(page).count()).toBe(0)
  await eventually(() => isApprovable(page)).toBe(true)
  await approveButton(page).click()
  await seeToast('Letter approved', 'You can download it')
  await page.getByRole('button', { name: 'Download PDF' }).waitFor()
  await expectAccessible()
  // An approved letter that is changed is a draft again.
  await typeIn(page, HONEST)
  await approveButton(page).waitFor()
})

test('a former text comes back, and letters are copied and deleted after a question', async () => {
  const kept = keepLetters(DRAFTED)
  const page = openLetters(kept)
  await letterText(page).waitFor()
  await typeIn(page, HONEST)
  await eventually(() => kept.stored().text).toBe(HONEST)
  await page.getByRole('button', { name: 'Versions' }).click()
  await dialogOf(page, 'Versions')
    .getByRole('button', { name: /The local engine/ })
    .click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Restore this text' }).click()
  await eventually(() => letterText(page).inputValue()).toBe(DRAFTED)
  expect(kept.stored().text).toBe(DRAFTED)

  await page.getByRole('link', { name: 'All letters' }).click()
  const menu = page.getByRole('button', { name: 'Menu for Teacher of Chemistry, Ashdown Academy' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await eventually(() => menu.count()).toBe(2)
  await expectAccessible()
  await menu.first().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialogOf(page, 'Delete letter').getByRole('button', { name: 'Delete' }).click()
  await eventually(() => menu.count()).toBe(1)
  await page.goto(`/cover-letters/${NOBODYS}`)
  await page.getByRole('heading', { name: 'Letter not found' }).waitFor()
  await expectAccessible()
})

test('a letter for a job whose posting we do not have starts empty and can be drafted', async () => {
  const kept = keepLetters()
  const page = openLetters(kept, '/cover-letters')
  await page.getByRole('heading', { name: 'Write a letter for a job' }).waitFor()
  await expectAccessible()
  await page.getByRole('button', { name: 'New letter' }).click()
  await dialogOf(page, 'New letter')
    .getByRole('radio', { name: /Ashdown Academy/ })
    .check()
  await expectAccessible()
  page.server.answer({ documents: { letters: { create: fault('JOB_NOT_FOUND') } } })
  await page.getByRole('button', { name: 'Draft the letter' }).click()
  await page.getByText("We don't have the text of this posting").waitFor()
  await eventually(() => page.getByLabel('Job title').inputValue()).toBe('Teacher of Chemistry')
  await page.getByLabel('Company').fill('')
  await page.getByRole('button', { name: 'Start the letter' }).click()
  await page.getByText('Company is required').waitFor()
  page.server.answer({ documents: { letters: kept.answers } })
  await page.getByLabel('Company').fill('Quarry Lane College')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Teacher of Chemistry, Quarry Lane College' }).waitFor()
  await expectAccessible()
  await page.getByRole('button', { name: 'Draft' }).click()
  await page.getByText('Warm').click()
  await page.getByLabel('Your own paragraph').fill('I would like to visit you.')
  await page.getByRole('button', { name: 'Write the draft' }).click()
  await eventually(() => letterText(page).inputValue()).toContain('I would like to visit you.')
  expect(page.server.sentTo('documents/letters/draft')).toMatchObject([{ options: { tone: 'warm' } }])
})

test('while a letter cannot be saved and checked it says so, and nothing that was typed is lost', async () => {
  const kept = keepLetters(DRAFTED)
  const page = openLetters(kept)
  await letterText(page).waitFor()
  page.server.answer({ documents: { letters: { update: UNREACHABLE } } })
  await typeIn(page, HONEST)
  const notChecked = page.getByRole('alert').filter({ hasText: 'Not checked' })
  await notChecked.waitFor()
  await page.getByRole('alert').getByText('Not saved yet.').waitFor()
  expect(isApprovable(page)).toBe(false)
  await expectAccessible()
  page.server.answer({ documents: { letters: kept.answers } })
  await notChecked.getByRole('button', { name: 'Try again' }).click()
  await notChecked.waitFor({ state: 'detached' })
  expect(kept.stored().text).toBe(HONEST)

  kept.write('From another window.')
  const mine = `${HONEST} I wrote this here.`
  await typeIn(page, mine)
  await dialogOf(page, 'Letter changed elsewhere').getByRole('button', { name: 'Reload' }).click()
  await eventually(() => letterText(page).inputValue()).toBe('From another window.')
  await toasts(page, 'Letter reloaded').getByRole('button').first().click()
  await eventually(() => kept.stored().text).toBe(mine)

  const { session } = recorded.maya.auth
  page.server.answer({
    auth: { session: { ...session, user: null } },
    documents: { letters: { update: fault('SIGNED_OUT') } },
  })
  await typeIn(page, `${mine} And this.`)
  await leaveFor(page, `/auth?next=${encodeURIComponent(`/cover-letters/${kept.id}`)}`)
  page.server.answer({ auth: { session }, documents: { letters: kept.answers } })
  await page.reload()
  await eventually(() => letterText(page).count() && letterText(page).inputValue()).toBe(`${mine} And this.`)
})

test('with the keyboard alone: F8 goes from claim to claim, Escape leaves the check, Ctrl+Enter approves', async () => {
  const kept = keepLetters(`${HONEST} ${BOAST}\n\nI speak French.`)
  const page = openLetters(kept)
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
  await eventually(() => letterText(page).hasKeyboard()).toBe(true)
  await page.keyboard.press('F8')
  await eventually(selected).toContain('A level results rose')
  // Approving what was typed a moment ago checks it first.
  await page.keyboard.type('I led 90 schools')
  await page.keyboard.press('Control+Enter')
  await eventually(selected).toContain('90 schools')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Download PDF' }).waitFor()
  expect(kept.stored().isApproved).toBe(true)
})

test('a model drafts after it was switched on, can be stopped, and when it fails the local engine is offered', async () => {
  const kept = keepLetters(DRAFTED)
  const endpoint = { model: 'small', host: 'ai.example.org' }
  const page = openLetters(kept, undefined, { endpoint, isOn: false })
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
  await expectAccessible()
  await page.keyboard.press('Escape')
  page.server.answer({ documents: { ai: { status: { endpoint, isOn: true } } } })
  await page.reload()

  const first = answerWriting(page)
  await write()
  first.tell({ piece: 'Dear' })
  await eventually(() => letterText(page).inputValue()).toBe('Dear')
  await page.getByRole('button', { name: 'Stop' }).click()
  await seeToast('Stopped', "Your text hasn't changed.")
  await eventually(first.isHeld).toBe(false)
  await eventually(() => letterText(page).inputValue()).toBe(DRAFTED)

  const second = answerWriting(page)
  await write()
  second.fail(fault('AI_WROTE_NOTHING'))
  await page.getByRole('button', { name: 'Draft with the local engine' }).waitFor()
  await eventually(() => letterText(page).inputValue()).toBe(DRAFTED)

  const third = answerWriting(page)
  await write()
  third.tell({ piece: 'Dear Ashdown Academy team' })
  third.tell({ letter: kept.write(`${HONEST} ${BOAST}`, 'model') })
  await openClaim(page).getByText('A level results rose').waitFor()
  await page.getByText('Drafted by a language model from your Teacher profile.').waitFor()
  expect(kept.versions()[0]).toMatchObject({ text: DRAFTED, engine: 'local' })
})

test('a letter says who drafted it and that all is backed', async () => {
  const page = openLetters(keepLetters(DRAFTED))
  await page.getByText('Drafted by the local engine from your Teacher profile. No text left this server.').waitFor()
  await page.getByText(BACKED).waitFor()
  await page.getByRole('list', { name: 'Evidence' }).getByRole('button').first().click()
  await page.getByRole('list', { name: 'Evidence' }).locator('[aria-current]').waitFor()
})
