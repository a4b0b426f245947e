import { canonicalEmail } from '@jobapply/core/auth/rules'
import { now } from '#platform/clock'
import type { Platform } from '#platform/platform'
import { hashPassword } from './password.ts'
import { insertUser } from './store.ts'
import { welcome } from './welcome.ts'

export const DEMO_PASSWORD = 'paper and ink'

/** The first is the admin. */
export const DEMO_PEOPLE = [
  { email: 'ada.okafor@gmail.com', displayName: 'Ada Okafor', username: 'ada' },
  { email: 'maya.lindqvist@gmail.com', displayName: 'Maya Lindqvist', username: 'maya.lindqvist' },
  { email: 'tomas.pereira@gmail.com', displayName: 'Tomás Pereira', username: 'tomas-p' },
  { email: 'jin.park@gmail.com', displayName: 'Jin Park' },
]

export async function fill({ database, settings }: Platform) {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (const { email, ...person } of DEMO_PEOPLE) {
    const user = await insertUser(
      database.system,
      { ...person, email: canonicalEmail(email), mailAddress: email, passwordHash },
      now(),
    )
    await welcome(database.system, settings, user.id, now())
  }
}
