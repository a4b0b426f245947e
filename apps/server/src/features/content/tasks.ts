import { KEPT_WHILE_OPEN, keptSince } from '@jobapply/core/account/retention'
import { ARTICLES, type Article, articlesBetween } from '@jobapply/core/content/articles'
import { z } from 'zod'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { defineTask } from '#platform/feature/tasks'
import { newArticlesMail } from './mails.ts'
import { newsletterLink } from './newsletter.ts'
import { findReadersToTell, noteTold, removeOldMessages, removeUnconfirmed } from './store.ts'

const READERS_AT_ONCE = 100

const sweepTask = defineTask({
  name: 'content-sweep',
  payload: z.object({}),
  every: '37 3 * * *',
  run: (_, platform) => sweepForms(platform),
})

const newsletterTask = defineTask({
  name: 'newsletter',
  payload: z.object({}),
  every: '7 * * * *',
  run: (_, platform) => announceArticles(platform),
})

export const contentTasks = [sweepTask, newsletterTask]

/** Removes messages and unconfirmed addresses when their time is over; /gdpr shows the same periods. */
export async function sweepForms({ database: { system } }: Platform) {
  await removeOldMessages(system, keptSince(KEPT_WHILE_OPEN.messages.period, now()))
  await removeUnconfirmed(system, keptSince(KEPT_WHILE_OPEN.unconfirmedReaders.period, now()))
}

/** Tells each confirmed reader once of what came out since. What a reader was told and the mail are one transaction. */
export async function announceArticles(platform: Platform, articles: readonly Article[] = ARTICLES) {
  const { system } = platform.database
  const today = now().toISOString().slice(0, 10)
  const newest = articles.find(({ date }) => date <= today)?.date
  if (!newest) return
  for (;;) {
    const readers = await findReadersToTell(system, newest, READERS_AT_ONCE)
    for (const { email, mailAddress, toldUntil } of readers)
      await system.transaction(async (tx) => {
        if (!(await noteTold(tx, email, newest))) return
        const links = { publicUrl: platform.settings.PUBLIC_URL, unsubscribe: newsletterLink(platform, 'unsubscribe', email) }
        await platform.mail.send(tx, newArticlesMail(mailAddress, articlesBetween(toldUntil, today, articles), links))
      })
    if (readers.length < READERS_AT_ONCE) return
  }
}
