import type { Platform } from '#platform/feature/platform'
import { DEMO_PASSWORD, DEMO_PEOPLE } from './features/auth/demo.ts'
import { FEATURES } from './features.ts'

export async function fillDemo(platform: Platform): Promise<string[]> {
  for (const { demo } of FEATURES) await demo?.(platform)
  const [admin, ...others] = DEMO_PEOPLE.map((person) => person.email)
  return [
    'Sign in as:',
    `  ${admin} (admin)`,
    ...others.map((email) => `  ${email}`),
    `The password of each is: ${DEMO_PASSWORD}`,
  ]
}
