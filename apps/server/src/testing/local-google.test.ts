import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLocalGoogle } from './local-google.ts'

let google: Awaited<ReturnType<typeof startLocalGoogle>>
beforeAll(async () => {
  google = await startLocalGoogle()
})
afterAll(() => google.stop())

const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')
const asked = `response_type=code&client_id=local&redirect_uri=http://127.0.0.1/back&state=s&nonce=n&code_challenge=${challenge}&code_challenge_method=S256`
const authorize = (path: string) => fetch(`${google.issuer}${path}`, { redirect: 'manual' })

/** Follows the stand-in's redirects up to the program's own address. */
async function signIn(path = `/authorize?${asked}`): Promise<URLSearchParams> {
  const location = new URL((await authorize(path)).headers.get('location') ?? '', google.issuer)
  return location.origin === google.issuer ? signIn(location.pathname + location.search) : location.searchParams
}

const redeem = (code: string | null, extra: Record<string, string> = { code_verifier: verifier }) =>
  fetch(`${google.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'authorization_code', client_id: 'local', code: code ?? '', ...extra }),
  })
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

test('a test says who signs in, and the page is passed over', async () => {
  google.answerNext({ email: 'ann@gmail.com', name: 'Ann' })
  const back = await signIn()
  expect(back.get('state')).toBe('s')
  const tokens = await (await redeem(back.get('code'))).json()
  const person = { email: 'ann@gmail.com', name: 'Ann', email_verified: true }
  expect(claimsOf(tokens.id_token)).toMatchObject({ ...person, iss: google.issuer, aud: 'local', nonce: 'n' })
  const info = await fetch(`${google.issuer}/userinfo`, { headers: { authorization: `Bearer ${tokens.access_token}` } })
  expect(await info.json()).toMatchObject({ ...person, sub: claimsOf(tokens.id_token).sub })
})

test('a test may make it say something wrong', async () => {
  google.answerNext({ email: 'ann@gmail.com', sub: '1', email_verified: false, aud: 'somebody else', nonce: 'old' })
  const tokens = await (await redeem((await signIn()).get('code'))).json()
  expect(claimsOf(tokens.id_token)).toMatchObject({ sub: '1', email_verified: false, aud: 'somebody else', nonce: 'old' })
})

test('without an answer a person is asked, and may cancel', async () => {
  expect(await (await authorize(`/authorize?${asked}`)).text()).toContain('value="dev.person@gmail.com"')
  expect((await signIn(`/authorize/done?${asked}&cancel=1`)).get('error')).toBe('access_denied')
  const code = (await signIn(`/authorize/done?${asked}&email=bob@gmail.com&name=Bob`)).get('code')
  expect(claimsOf((await (await redeem(code)).json()).id_token)).toMatchObject({ email: 'bob@gmail.com', name: 'Bob' })
})

test('a code is good once, and only with its verifier', async () => {
  for (const extra of [{ code_verifier: randomBytes(32).toString('base64url') }, {}]) {
    google.answerNext({})
    expect((await redeem((await signIn()).get('code'), extra)).status).toBe(400)
  }
  google.answerNext({})
  const code = (await signIn()).get('code')
  expect((await redeem(code)).status).toBe(200)
  expect((await redeem(code)).status).toBe(400)
})
