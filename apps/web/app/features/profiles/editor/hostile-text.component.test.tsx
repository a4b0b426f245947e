import { expect, test, vi } from 'vitest'
import { keepPreferences } from '#testing/keep-preferences.ts'
import { newProfile } from '#testing/keep-profiles.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { seeToast } from '#testing/toasts.ts'
import { openEditor, problemOf, saveTab } from './mounted-editor.testing.ts'

test('text inputs take out what is no text, say so, and leave every plain word', async () => {
  const { page } = await openEditor()
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
    await eventually(() => city.inputValue().trim(), typed).toBe(kept)
    if (typed !== kept) await eventually(() => problemOf(page, 'City')).toBe('Invalid characters detected')
  }
})

test('EDITOR-043 a summary keeps every character that a data engineer types, and is sent as typed', async () => {
  const { page, stored } = await openEditor({ full_name: 'Maya' })
  const summary = [
    "Wrote 'select * from orders' tuning guides and trained 12 engineers",
    "Fixed x'; DROP TABLE users; -- holes; latency < 5 ms in vector<int> code",
    'select, create and update',
  ].join('\n')
  await page.getByLabel('Professional summary').fill(summary)
  await page.getByLabel('Other URL').focus()
  await saveTab(page)
  await seeToast('Changes saved', 'Personal Information')
  expect(page.getByText('Invalid characters detected').count()).toBe(0)
  expect(stored()).toMatchObject({ professional_summary: summary })
})

test('EDITOR-045 what was sent directly to the server is displayed as text on every screen', async () => {
  const alert = vi.fn()
  vi.stubGlobal('alert', alert)
  const drop = "x'); DROP TABLE user_profiles;--"
  const image = '<img src=x onerror="alert(1)">'
  const changes = { full_name: drop, professional_summary: image, technical_skills: [image], location_city: image }
  const own = newProfile('<img src=x onerror=alert(0)>', { is_primary: true, ...changes })
  const page = mountPage(`/profile-details/${own.id}`, { as: 'maya', answers: keepPreferences(own).answers })
  for (const place of ['profile-details', 'profile-summary', 'profiles', 'edit-profile']) {
    await page.goto(`/${place}/${own.id}`)
    const hasForm = place === 'profiles' || place === 'edit-profile'
    if (hasForm) await eventually(() => page.getByLabel('City').count() && page.getByLabel('City').inputValue()).toBe(image)
    else {
      await page.getByText(drop).first().waitFor()
      await eventually(() => page.getByText(image, { exact: true }).count(), place).toBeGreaterThan(0)
    }
    expect(page.locator('img[src=x]').count(), place).toBe(0)
  }
  expect(alert).not.toHaveBeenCalled()
})
