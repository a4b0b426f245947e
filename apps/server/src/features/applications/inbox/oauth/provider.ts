import { MAIL_PROVIDERS, OAUTH_PROVIDERS, type OauthProvider } from '@jobapply/core/applications/inbox/constants'
import { z } from 'zod'
import { MailboxError } from '#features/applications/inbox/mailbox-error'
import type { Settings } from '#platform/env'

type Addresses = { authorize: string; token: string; scope: string }
const ADDRESSES: Readonly<Record<OauthProvider, Addresses>> = {
  google: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    // Google has no smaller permission for IMAP.
    scope: 'openid email https://mail.google.com/',
  },
  microsoft: {
    authorize: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    token: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    scope: 'openid email offline_access https://outlook.office.com/IMAP.AccessAsUser.All',
  },
}
const TIMEOUT_MS = 15_000
const MAX_ANSWER = 64 * 1024

type Client = { id: string; secret: string }
export function clientOf(settings: Settings, provider: OauthProvider): Client | undefined {
  const [id, secret] =
    provider === 'google'
      ? [settings.MAIL_GOOGLE_CLIENT_ID, settings.MAIL_GOOGLE_CLIENT_SECRET]
      : [settings.MAIL_MICROSOFT_CLIENT_ID, settings.MAIL_MICROSOFT_CLIENT_SECRET]
  return id && secret ? { id, secret } : undefined
}
export const offeredProviders = (settings: Settings): OauthProvider[] =>
  (Object.keys(OAUTH_PROVIDERS) as OauthProvider[]).filter((one) => clientOf(settings, one) !== undefined)

export const redirectOf = ({ PUBLIC_URL }: Settings, provider: OauthProvider) =>
  new URL(`/mailbox/oauth/${provider}`, PUBLIC_URL).href

function addressesOf({ LOCAL_MAIL_OAUTH }: Settings, provider: OauthProvider): Addresses {
  const real = ADDRESSES[provider]
  if (!LOCAL_MAIL_OAUTH) return real
  const at = (path: string) => new URL(`/${provider}/${path}`, LOCAL_MAIL_OAUTH).href
  return { ...real, authorize: at('authorize'), token: at('token') }
}

/** Where the person agrees. */
export function authorizeAddress(settings: Settings, provider: OauthProvider, state: string, challenge: string): string {
  const { authorize, scope } = addressesOf(settings, provider)
  const url = new URL(authorize)
  const client = clientOf(settings, provider)
  url.search = new URLSearchParams({
    ...{ response_type: 'code', client_id: client?.id ?? '', redirect_uri: redirectOf(settings, provider), scope, state },
    ...{ code_challenge: challenge, code_challenge_method: 'S256' },
    // Google hands out a refresh token only with these two.
    ...(provider === 'google' ? { access_type: 'offline', prompt: 'consent' } : { prompt: 'select_account' }),
  }).toString()
  return url.href
}

const tokens = z.object({
  access_token: z.string().min(1).max(16_000),
  refresh_token: z.string().min(1).max(16_000).optional(),
  id_token: z.string().max(32_000).optional(),
})
type Tokens = z.output<typeof tokens>

async function askToken(settings: Settings, provider: OauthProvider, fields: Record<string, string>): Promise<Tokens> {
  const client = clientOf(settings, provider)
  if (!client) throw new MailboxError('refused')
  const body = new URLSearchParams({ ...fields, client_id: client.id, client_secret: client.secret })
  const response = await fetch(addressesOf(settings, provider).token, {
    ...{ method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) },
  }).catch(() => {
    throw new MailboxError('unreachable')
  })
  const text = (await response.text().catch(() => '')).slice(0, MAX_ANSWER)
  if (response.status >= 500) throw new MailboxError('unreachable')
  // 400 invalid_grant: the person has taken the permission back.
  if (!response.ok) throw new MailboxError('refused')
  const parsed = tokens.safeParse(parseJson(text))
  if (!parsed.success) throw new MailboxError('odd')
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function refreshAccess(settings: Settings, provider: OauthProvider, refreshToken: string): Promise<string> {
  const { scope } = addressesOf(settings, provider)
  const fields = { grant_type: 'refresh_token', refresh_token: refreshToken, ...(provider === 'microsoft' && { scope }) }
  return (await askToken(settings, provider, fields)).access_token
}

/** The refresh token for a code, and whose mailbox it opens. */
export async function redeemCode(settings: Settings, provider: OauthProvider, code: string, verifier: string) {
  const fields = {
    ...{ grant_type: 'authorization_code', code, code_verifier: verifier },
    ...{ redirect_uri: redirectOf(settings, provider) },
  }
  const {
    access_token: accessToken,
    refresh_token: refreshToken,
    id_token: idToken = '',
  } = await askToken(settings, provider, fields)
  const address = addressIn(idToken)
  if (!refreshToken || !address) throw new MailboxError('odd')
  const mailbox = OAUTH_PROVIDERS[provider].mailbox
  return { accessToken, refreshToken, address, mailbox, host: MAIL_PROVIDERS[mailbox].host }
}

/** The provider itself answered it over TLS, so its signature is not asked for. */
function addressIn(idToken: string): string | undefined {
  const claims = parseJson(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
  const told = z.object({ email: z.string().optional(), preferred_username: z.string().optional() }).safeParse(claims)
  const address = told.data?.email ?? told.data?.preferred_username ?? ''
  return address.includes('@') && address.length <= 320 ? address : undefined
}
