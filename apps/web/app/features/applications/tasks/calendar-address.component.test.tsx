import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { keepApplications, newApplication } from '#testing/keep-applications.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT } from '#testing/recordings.ts'

const ADDRESS = `https://jobapply.example/calendar-feed/${'A'.repeat(43)}.ics`

async function open() {
  let feed: { madeAt: string; readAt: string | null } | null = null
  const { answers } = keepApplications(newApplication('Cook', 'interview'))
  const page = mountPage('/applications', {
    answers: {
      applications: {
        ...answers,
        tasks: {
          ...answers.tasks,
          feed: {
            get: () => ({ feed }),
            make: () => {
              feed = { madeAt: RECORDED_AT.toISOString(), readAt: null }
              return { address: ADDRESS }
            },
            revoke: () => {
              feed = null
              return { removed: true }
            },
          },
        },
      },
    },
  })
  await page.getByRole('button', { name: 'More tools' }).click()
  await page.getByRole('menuitem', { name: 'Calendar address' }).click()
  const dialog = page.getByRole('dialog', { name: 'In your calendar' })
  return { page, dialog }
}

test('a calendar address is shown once, and can be ended', async () => {
  const { dialog } = await open()
  await dialog.getByRole('button', { name: 'Create a calendar address' }).click()
  await eventually(() => dialog.getByLabel('Calendar address').inputValue()).toBe(ADDRESS)
  await dialog.getByText("We keep only a fingerprint of it, so it can't be shown again.").waitFor()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await dialog.getByRole('button', { name: 'Create a calendar address' }).waitFor()
  expect(dialog.getByLabel('Calendar address').count()).toBe(0)
})

test('an address that was made before says whether it is read, and a refusal is told', async () => {
  const { page, dialog } = await open()
  const make = fault('TOO_MANY_ATTEMPTS', 'Too many attempts.')
  const get = { feed: { madeAt: RECORDED_AT.toISOString(), readAt: null } }
  page.server.answer({ applications: { tasks: { feed: { get, make } } } })
  await dialog.getByRole('button', { name: 'Create a calendar address' }).click()
  await page.getByText('Too many attempts.').waitFor()
  await dialog.getByText('No calendar has read it yet.').waitFor()
  expect(dialog.getByRole('button', { name: 'Create a new address' }).count()).toBe(1)
})
