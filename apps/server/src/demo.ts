import { fill as fillBilling } from './features/billing/demo.ts'
import { fill as fillProfiles } from './features/profiles/demo.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE, fill as fillAuth } from './platform/auth/demo.ts'
import type { Platform } from './platform/platform.ts'

/** One line a feature, in the order in which they build on each other. */
const FILLS: readonly ((platform: Platform) => Promise<void>)[] = [fillAuth, fillBilling, fillProfiles]

export async function fillDemo(platform: Platform): Promise<string[]> {
  for (const fill of FILLS) await fill(platform)
  const [admin, ...others] = DEMO_PEOPLE.map((person) => person.email)
  return [
    'Sign in as:',
    `  ${admin} (admin)`,
    ...others.map((email) => `  ${email}`),
    `The password of each is: ${DEMO_PASSWORD}`,
  ]
}
