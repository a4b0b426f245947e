import { spawn } from 'node:child_process'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { moveClock } from '@jobapply/server/platform/clock'
import { call, openProduct, PASSWORD } from './shared/in-process.ts'
import { conditions, median } from './shared/measure.ts'

/** Figures E1, E2, E3 and E9 of the reliability plan. */
const EVALUATED = ['WRONG_CREDENTIALS', 'OK', 'EMAIL_NOT_VERIFIED']
const [, , role, origin = ''] = process.argv
if (role === 'client') await signInFifty(origin)
else {
  console.log(`Sign-in (${conditions()})`)
  await guessOneAccount()
  await guessManyAccounts()
  await compareAnswers()
  await watchTheLoop()
}

/** E1: 10,000 guesses on one account within 24 hours of a moved clock, each from another address. */
async function guessOneAccount() {
  const product = await openProduct({ TRUSTED_PROXIES: '127.0.0.1' })
  const { PUBLIC_URL } = product.settings
  await product.addPerson('owner@gmail.com')
  const known = await call(
    PUBLIC_URL,
    'auth/signIn',
    { email: 'owner@gmail.com', password: PASSWORD },
    { address: '203.0.113.1' },
  )
  const cookie =
    known.headers
      .getSetCookie()
      .find((each) => each.startsWith('jobapply.known'))
      ?.split(';')[0] ?? ''
  const [guesses, atOnce] = [10_000, 50]
  const perHour = new Map<number, number>()
  let ownerIn = 0
  for (let done = 0; done < guesses; done += atOnce) {
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, i) => {
        const address = `198.${18 + ((done + i) >> 16)}.${((done + i) >> 8) & 255}.${(done + i) & 255}`
        return call(PUBLIC_URL, 'auth/signIn', { email: 'owner@gmail.com', password: `guess ${done + i}` }, { address })
      }),
    )
    const hour = Math.floor((done / guesses) * 24)
    perHour.set(hour, (perHour.get(hour) ?? 0) + answers.filter(({ code }) => EVALUATED.includes(code)).length)
    if (done % 500 === 0) {
      const answer = await call(
        PUBLIC_URL,
        'auth/signIn',
        { email: 'owner@gmail.com', password: PASSWORD },
        { address: '203.0.113.1', cookie },
      )
      if (answer.code === 'OK') ownerIn++
    }
    moveClock((atOnce / guesses) * 86_400_000)
  }
  const worst = Math.max(...perHour.values())
  console.log(
    `  E1 10,000 guesses in 24 h: at most ${worst} evaluated an hour (gate 100); the owner on a known browser got in ${ownerIn} of 20 times`,
  )
  await product.close()
}

/** E2: one password against 1,000 accounts, in one minute of the clock. */
async function guessManyAccounts() {
  const ways: [string, Record<string, string>, (i: number) => string | undefined][] = [
    ['one address', {}, () => undefined],
    ['rotating X-Forwarded-For', {}, (i) => `198.51.${i >> 8}.${i & 255}`],
    ['rotating inside one IPv6 /64', { TRUSTED_PROXIES: '127.0.0.1' }, (i) => `2001:db8:1:2::${(i + 1).toString(16)}`],
  ]
  for (const [name, env, addressOf] of ways) {
    const product = await openProduct(env)
    let evaluated = 0
    for (let i = 0; i < 1_000; i += 50) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, j) => {
          const address = addressOf(i + j)
          return call(
            product.settings.PUBLIC_URL,
            'auth/signIn',
            { email: `a${i + j}@gmail.com`, password: PASSWORD },
            address ? { address } : {},
          )
        }),
      )
      evaluated += answers.filter(({ code }) => EVALUATED.includes(code)).length
    }
    console.log(`  E2 1,000 accounts, ${name}: ${evaluated} evaluated in a minute (gate 10)`)
    await product.close()
  }
}

/** E3: an address with an account and one without, 300 samples each. */
async function compareAnswers() {
  const product = await openProduct({ RATE_LIMITS: 'off' })
  const { PUBLIC_URL } = product.settings
  await product.addPerson('known@gmail.com')
  const calls: [string, (email: string, i: number) => unknown][] = [
    ['auth/signIn', (email) => ({ email, password: 'not this one' })],
    ['auth/signUp', (email) => ({ email, password: 'another harbour' })],
    ['auth/requestReset', (email) => ({ email })],
  ]
  for (const [name, inputOf] of calls) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const shapes = new Set<string>()
    const knock = async (who: 'known' | 'unknown', email: string, i: number) => {
      const started = performance.now()
      const answer = await call(PUBLIC_URL, name, inputOf(email, i))
      times[who].push(performance.now() - started)
      shapes.add(`${answer.status} ${answer.text} ${[...answer.headers.keys()].sort().join()}`)
    }
    // Side by side, so that whatever else the machine does slows both alike.
    for (let i = 0; i < 300; i++)
      await Promise.all([knock('known', 'known@gmail.com', i), knock('unknown', `unknown${i}@gmail.com`, i)])
    const [known, unknown] = [median(times.known), median(times.unknown)]
    const apart = Math.abs(known - unknown).toFixed(2)
    console.log(
      `  E3 ${name}: ${shapes.size} shape of answer; medians ${known.toFixed(1)} and ${unknown.toFixed(1)} ms, apart ${apart} ms (gate 5)`,
    )
  }
  await product.close()
}

/** E9: the delay of the event loop while 50 people sign in at once, from another process. */
async function watchTheLoop() {
  const product = await openProduct({ RATE_LIMITS: 'off' })
  for (let i = 0; i < 50; i++) await product.addPerson(`person${i}@gmail.com`)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const client = spawn(process.execPath, [import.meta.filename, 'client', product.settings.PUBLIC_URL], { stdio: 'inherit' })
  await new Promise((resolve) => client.once('exit', resolve))
  delay.disable()
  console.log(`  E9 argon2id 19 MiB, t=2, p=1; event loop delay p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms (gate 100)`)
  await product.close()
}

async function signInFifty(origin: string) {
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => call(origin, 'auth/signIn', { email: `person${i}@gmail.com`, password: PASSWORD })),
    )
    if (answers.some(({ code }) => code !== 'OK')) console.log('  E9 a sign-in was refused')
  }
}
