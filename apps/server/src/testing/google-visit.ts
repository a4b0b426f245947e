import type { GoogleAnswer, startLocalGoogle } from './local-google.ts'
import { type Browser, openBrowser } from './people.ts'
import type { TestServer } from './server.ts'

export type LocalGoogle = Awaited<ReturnType<typeof startLocalGoogle>>
/** The settings of a server that has the stand-in as its Google. */
export const withGoogle = ({ issuer }: { issuer: string }) => ({
  GOOGLE_CLIENT_ID: 'local',
  GOOGLE_CLIENT_SECRET: 'local secret',
  GOOGLE_ISSUER: issuer,
})

/** From the button to the moment in which Google sends the browser back. */
export async function askGoogle(
  google: LocalGoogle,
  browser: Browser,
  answer: Partial<GoogleAnswer>,
  next?: string,
): Promise<URL> {
  const { url } = await browser.call.auth.startGoogle(next === undefined ? {} : { next })
  google.answerNext(answer)
  let location = new URL(url)
  while (location.origin === google.issuer) {
    const response = await fetch(location, { redirect: 'manual' })
    location = new URL(response.headers.get('location') ?? '', location)
  }
  return location
}

/** Where the browser is sent when it is back. */
export const comeBack = async (browser: Browser, { pathname, search }: URL) =>
  (await browser.fetch(pathname + search)).headers.get('location')

/** The whole way in a browser of its own. */
export async function visitGoogle(google: LocalGoogle, server: TestServer, answer: Partial<GoogleAnswer>, next?: string) {
  const browser = openBrowser(server)
  const location = await comeBack(browser, await askGoogle(google, browser, answer, next))
  return { browser, location, user: (await browser.call.auth.session()).user }
}
