import type { InboxCard } from '@jobapply/core/applications/inbox/schema'
import { expect, test } from 'vitest'
import { applicant, button, openAutoApply } from '#features/applications/applying.testing.ts'
import { expectAccessible } from '#testing/axe.ts'
import { seeToast } from '#testing/toasts.ts'

const CARD: InboxCard = {
  id: '00000000-0000-4000-8000-00000000c001',
  isVerified: false,
  job: { title: 'Backend Engineer', company: 'Northwind Labs' },
  proposal: {
    mail: {
      ...{ from: 'Sara Klein <sara@northwindlabs.example>', subject: 'Your application' },
      ...{ sentAt: '2026-11-16T09:00:00.000Z', text: 'We have decided to proceed with other candidates.' },
    },
    ...{ kind: 'rejection', quote: 'We have decided to proceed with other candidates.', appointments: [], warnings: [] },
    ...{ applicationId: '00000000-0000-4000-8000-00000000a001', candidates: [] },
  },
}

async function openCards() {
  let cards = [CARD]
  const decided: string[] = []
  const decide = (name: string) => () => {
    decided.push(name)
    cards = name === 'undo' ? [CARD] : []
  }
  const inbox = {
    cards: () => ({ cards, total: cards.length }),
    ...{ later: decide('later'), dismiss: decide('dismiss'), undo: decide('undo') },
  }
  const page = await openAutoApply(
    applicant(),
    { applications: { inbox, list: () => ({ rows: [], next: null }) } },
    '/auto-apply?tab=needs-you',
  )
  return { page, decided, card: page.getByRole('article', { name: 'Backend Engineer, Northwind Labs' }) }
}

test('an email is one card that says what it would change and warns where nobody vouches for its sender', async () => {
  const { card } = await openCards()
  await card.getByText('The status becomes Rejected.').waitFor()
  await card.getByText(/^Your mail server doesn't confirm who sent this/).waitFor()
  await expectAccessible()
})

test('not about a job and later take the card away with one click, and undo brings it back', async () => {
  const { card, decided, page } = await openCards()
  await button(card, 'Later').click()
  await seeToast('We ask again in three days', 'Your application')
  await button(page, 'Undo').click()
  await card.waitFor()
  await button(card, 'Not about a job').click()
  await seeToast('Not about a job', 'Your application')
  expect(decided).toEqual(['later', 'undo', 'dismiss'])
})
