import { codeOf, stepAt } from '#platform/auth/totp'
import { now } from '#platform/clock'
import { type Browser, PASSWORD } from './people.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app does with the key that a person types into it. */
export function openApp(key: string) {
  const bits = [...key.replaceAll(' ', '')].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  /** The code that it shows now, or that many steps of 30 seconds later. */
  return (later = 0) => codeOf(bytes, stepAt(now()) + later)
}

/** Turns two-step sign-in on, as the settings do. The first code is used up by it. */
export async function turnOnTwoStep({ call }: Pick<Browser, 'call'>, password: string | undefined = PASSWORD) {
  const { secondFactor } = call.auth.security
  const { key } = await secondFactor.start({ proof: { password } })
  const code = openApp(key)
  const { recoveryCodes } = await secondFactor.confirm({ code: code() })
  return { code, recoveryCodes, key }
}
