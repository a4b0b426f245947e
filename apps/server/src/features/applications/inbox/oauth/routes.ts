import { connectMailbox } from '#features/applications/inbox/connect-mailbox'
import { MailboxError } from '#features/applications/inbox/mailbox-error'
import { codeOf } from '#features/applications/inbox/problems'
import { mailboxSeal } from '#features/applications/inbox/secret'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { type Exchange, redirect } from '#platform/http/exchange'
import { log } from '#platform/log'
import { redeemCode } from './provider.ts'
import { openState } from './start.ts'

const PATH = '/mailbox/oauth/'
const BACK = '/settings?tab=account'

/** Where Google and Microsoft send the person back to. Signed out in the meantime: nothing is connected. */
export const oauthRoutes = (platform: Platform): Route[] => [
  {
    method: 'GET',
    path: `${PATH}*`,
    door: 'signed in',
    changesState: true,
    async answer(exchange, { userId }) {
      const { requestId } = exchange
      try {
        await finishSignIn(platform, exchange, userId)
        log.info('mailbox connected', { userId, requestId })
        redirect(exchange, `${BACK}&mailbox=connected`)
      } catch (error) {
        if (!(error instanceof MailboxError)) throw error
        log.info('mailbox refused', { userId, requestId, reason: error.problem })
        redirect(exchange, `${BACK}&mailbox=${codeOf(error)}`)
      }
    },
  },
]

async function finishSignIn(platform: Platform, { url }: Exchange, userId: string) {
  const provider = url.pathname.slice(PATH.length)
  const state = openState(platform, userId, url.searchParams.get('state') ?? '', provider)
  const code = url.searchParams.get('code') ?? ''
  if (!state || code === '' || code.length > 4_000) throw new MailboxError('sign-in')
  const { refreshToken, accessToken, address, mailbox, host } = await redeemCode(
    platform.settings,
    state.provider,
    code,
    state.verifier,
  )
  await connectMailbox(platform, userId, {
    ...{ provider: mailbox, host, port: '993', address, signIn: state.provider, folders: state.folders, since: state.since },
    ...{ credentials: { secret: '', accessToken }, sealed: mailboxSeal(platform).seal(refreshToken, userId), at: now() },
  })
}
