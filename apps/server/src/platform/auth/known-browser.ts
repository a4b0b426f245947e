import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { HeaderReader } from '#platform/http/request-headers'

const REMEMBERED_ACCOUNTS = 5
const MAX_AGE_SECONDS = 400 * 86_400

/**
 * A browser that has signed in to an account carries a mark for it, so that a stranger's wrong passwords do not lock its owner out
 * (AUTH-062). The mark proves nothing else: the password is still needed.
 */
export function createKnownBrowsers(secret: string, secure: boolean) {
  const cookieName = `${secure ? '__Host-' : ''}jobapply.known`
  const sign = (account: string, mark: string) =>
    createHmac('sha256', secret).update(`known browser ${account} ${mark}`).digest('base64url')
  const readMarks = (headers: HeaderReader) => readCookie(headers, cookieName)?.split('~') ?? []

  return {
    /** The browser's mark for this account, if its signature is ours. */
    find(headers: HeaderReader, account: string): string | undefined {
      for (const entry of readMarks(headers)) {
        const [mark = '', signature = ''] = entry.split('.')
        if (isEqual(signature, sign(account, mark))) return mark
      }
      return undefined
    },
    /** The Set-Cookie value that makes this browser known for the accounts. */
    remember(headers: HeaderReader, ...accounts: string[]): string {
      const marks = accounts.map((account) => {
        const mark = randomBytes(16).toString('base64url')
        return `${mark}.${sign(account, mark)}`
      })
      const value = [...marks, ...readMarks(headers)].slice(0, REMEMBERED_ACCOUNTS).join('~')
      return `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE_SECONDS}${secure ? '; Secure' : ''}`
    },
  }
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function readCookie(headers: HeaderReader, name: string): string | undefined {
  for (const pair of (headers.get('cookie') ?? '').split('; '))
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1)
  return undefined
}
