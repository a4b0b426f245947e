import type { FollowedCompany } from '@jobapply/core/jobs/contract'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { keepPreferences } from '#testing/keep-preferences.ts'
import { newProfiles } from '#testing/keep-profiles.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'

const NOW = RECORDED_AT.toISOString()
const company = (name: string, changes: Partial<FollowedCompany> = {}): FollowedCompany => ({
  ...{ boardId: `greenhouse:${name.toLowerCase()}`, name, system: 'Greenhouse', jobs: 3, lastReadAt: NOW, followedAt: NOW },
  ...{ state: 'fresh', sentence: '3 open jobs. We tell you about new ones.' },
  ...changes,
})

/** Job Preferences of somebody who follows these companies. */
async function openCompanies(...start: FollowedCompany[]) {
  let followed = start
  const page = mountPage('/job-preferences', {
    as: 'maya',
    answers: {
      ...keepPreferences(...newProfiles('Nurse')).answers,
      jobs: {
        companies: {
          followed: () => followed,
          follow: (input) => {
            const known = company(input.boardId?.split(':')[1] ?? 'Job')
            followed = [...followed, known]
            return known
          },
          unfollow: ({ boardId }) => {
            followed = followed.filter((one) => one.boardId !== boardId)
            return followed
          },
        },
      },
    },
  })
  const list = page.getByRole('list', { name: 'Companies you follow' })
  await page.getByRole('heading', { name: 'Companies you follow' }).waitFor()
  return { page, list }
}

test('somebody who follows nobody reads how to begin', async () => {
  const { page } = await openCompanies()
  await page.getByText("You don't follow any companies yet.").waitFor()
  await expectAccessible()
})

test('each company has its state in words, and unfollowing can be undone', async () => {
  const gone = company('Tide', { state: 'gone', sentence: 'The board has disappeared from this address.' })
  const { page, list } = await openCompanies(company('Harbour'), gone)
  await list.getByText('Harbour').waitFor()
  expect(list.textContent()).toMatch(/Harbour.*Up to date.*3 open jobs.*Tide.*Gone.*disappeared/)
  await page.getByRole('button', { name: 'Unfollow Harbour' }).click()
  await seeToast('No longer following', 'new jobs at Harbour')
  await eventually(() => list.textContent()).not.toContain('Harbour')
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(() => list.textContent()).toContain('harbour')
})

test('a company is found by name and followed', async () => {
  const { page, list } = await openCompanies()
  page.server.answer({
    jobs: { companies: { find: [{ boardId: 'join:quay', name: 'Quay GmbH', system: 'JOIN', isFollowed: false }] } },
  })
  await page.getByLabel('Company', { exact: true }).fill('quay')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('button', { name: 'Follow Quay GmbH' }).click()
  await seeToast('Following this company', 'quay')
  await eventually(() => list.textContent()).toContain('quay')
  expect(page.getByRole('button', { name: 'Following Quay GmbH' }).isDisabled()).toBe(true)
})

test('a careers address says what is behind it, also when nothing can be read', async () => {
  const { page } = await openCompanies()
  const find = async (address: string) => {
    await page.getByLabel('Company', { exact: true }).fill(address)
    await page.getByRole('button', { name: 'Find' }).click()
  }
  const board = { kind: 'board', source: 'lever', system: 'Lever', name: 'Quay', boardId: 'lever:quay', isNew: true } as const
  page.server.answer({ jobs: { paste: { ...board, jobs: 4, isFollowed: false } } })
  await find('quay.example/careers')
  await page.getByText('Job list found: Lever').waitFor()
  await page.getByText('4 open jobs read').waitFor()
  await expectAccessible()
  await page.getByRole('button', { name: 'Follow Quay', exact: true }).click()
  await seeToast('Following this company', 'quay')
  page.server.answer({
    jobs: { paste: { kind: 'off', name: 'Quay', system: 'Phenom', reason: 'Off: its terms are not known.' } },
  })
  await find('https://quay.example/jobs')
  await page.getByText('Quay uses Phenom. We know that system but don’t read it here.').waitFor()
  page.server.answer({ jobs: { paste: { kind: 'page', company: 'Quay', jobs: 1 } } })
  await find('https://quay.example/list')
  await page.getByText('We found 1 open job at Quay on this page').waitFor()
  page.server.answer({ jobs: { paste: fault('PAGE_LOOPS') } })
  await find('https://quay.example/loop')
  await seeToast('Too many redirects', 'sent us on three times')
})
