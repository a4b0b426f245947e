import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { keepApplications, newApplication } from '#testing/keep-applications.ts'
import { mountPage } from '#testing/mount.tsx'

const LONG_AGO = '2026-01-05T09:00:00.000Z'
const visit = (application: ReturnType<typeof newApplication>) => {
  const page = mountPage(`/applications?open=${application.id}`, {
    answers: { applications: keepApplications(application).answers },
  })
  return page.getByRole('complementary', { name: 'Details' }).getByRole('region', { name: 'Follow-up' })
}

test('after days of silence a short email waits to be opened in the email program', async () => {
  const contacts = [{ id: crypto.randomUUID(), name: 'Jo Berg', role: '', email: 'jo@harbour.example', phone: '' }]
  const section = visit(newApplication('Cook', 'applied', { statusAt: LONG_AGO, appliedAt: LONG_AGO, contacts }))
  await section.getByText('No reply for 315 days.').waitFor()
  await section.getByText('jo@harbour.example').waitFor()
  await section.getByText('My application as Cook').waitFor()
  const link = section.getByRole('link', { name: 'Open in your email program' })
  expect(link.getAttribute('href')).toMatch(
    /^mailto:jo%40harbour\.example\?subject=My%20application%20as%20Cook&body=Hello%20Jo%20Berg/,
  )
  await section.getByText('We never send it for you.').waitFor()
  await expectAccessible()
  await section.getByLabel('Suggest this while Applied').selectOption('0')
  expect(section.getByRole('link').count()).toBe(0)
})

test('before that day it can be added as a task', async () => {
  const section = visit(newApplication('Cook', 'interview', { nextAt: '2999-01-05T09:00:00.000Z' }))
  await section.getByRole('button', { name: 'Add as a task' }).waitFor()
})
