import { newcomer } from '@jobapply/server/testing/people'
import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { openEditor, problemOf, saveTab } from './shared/profiles.ts'
import { eventually } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()

test('text inputs take out what is no text, say so, and leave every plain word', async () => {
  const { page } = await openEditor(product)
  const city = page.getByLabel('City')
  for (const [typed, kept] of [
    ['<script>alert(1)</script>Malmö', 'Malmö'],
    ['<iframe src="//e.example"></iframe>Malmö', 'Malmö'],
    ['javascript:alert(1)', 'alert(1)'],
    ['vbscript:msgbox(1)', 'msgbox(1)'],
    ['<img onerror=x>', 'img'],
    ['onload=steal() Lund', 'Lund'],
    ["Malmö'; DROP TABLE users;--", 'Malmö'],
    ['union /* all */ select Malmö', 'Malmö'],
    ['Union Square; select shops', 'Union Square; select shops'],
  ] as const) {
    await city.fill(typed)
    await page.getByLabel('Other URL').focus()
    // proves EDITOR-041 EDITOR-042
    await eventually(async () => (await city.inputValue()).trim(), typed).toBe(kept)
    if (typed !== kept) await eventually(() => problemOf(page, 'City')).toBe('Invalid characters detected')
  }
})

test('EDITOR-043 a summary keeps every character that a data engineer types, and is stored as typed', async () => {
  const { page, stored } = await openEditor(product, { full_name: 'Maya' })
  const summary = [
    "Wrote 'select * from orders' tuning guides and trained 12 engineers",
    "Fixed x'; DROP TABLE users; -- holes; latency < 5 ms in vector<int> code",
    'select, create and update',
  ].join('\n')
  await page.getByLabel('Professional summary').fill(summary)
  await page.getByLabel('Other URL').focus()
  await saveTab(page)
  await seeToast(page, 'Changes saved', 'Personal Information')
  expect(await page.getByText('Invalid characters detected').count()).toBe(0)
  expect(await stored()).toMatchObject({ professional_summary: summary })
})

test('EDITOR-045 what was sent directly to the server is displayed as text on every screen', async () => {
  const person = await newcomer(product.server)
  const { id } = await person.call.profiles.create({ profile_name: '<img src=x onerror=alert(0)>' })
  const drop = "x'); DROP TABLE user_profiles;--"
  const image = '<img src=x onerror="alert(1)">'
  const changes = { full_name: drop, professional_summary: image, technical_skills: [image], location_city: image }
  await person.call.profiles.update({ id, version: 1, changes })
  const page = await visitAs(product, person)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  for (const place of ['profile-details', 'profile-summary', 'profiles', 'edit-profile']) {
    await page.goto(`/${place}/${id}`)
    const shown = place === 'profiles' || place === 'edit-profile' ? page.getByLabel('City') : page.getByText(drop).first()
    await shown.waitFor()
    expect(await page.locator('img[src=x]').count(), place).toBe(0)
    if (place.startsWith('profile-'))
      await eventually(() => page.getByText(image, { exact: true }).count(), place).toBeGreaterThan(0)
    else await eventually(() => shown.inputValue()).toBe(image)
  }
  expect(dialogs).toEqual([])
  expect(await person.call.profiles.list()).toMatchObject([{ profile_name: '<img src=x onerror=alert(0)>', ...changes }])
})
