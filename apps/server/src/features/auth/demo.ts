import { canonicalEmail } from '@jobapply/core/auth/rules'
import { hashPassword } from '#platform/auth/password'
import { findUserByEmail, insertUser } from '#platform/auth/store'
import { welcome } from '#platform/auth/welcome'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'

export const DEMO_PASSWORD = 'paper and ink'

/** The first is the admin. */
export const DEMO_PEOPLE = [
  { email: 'ada.okafor@gmail.com', displayName: 'Ada Okafor', username: 'ada' },
  { email: 'maya.lindqvist@gmail.com', displayName: 'Maya Lindqvist', username: 'maya.lindqvist' },
  { email: 'tomas.pereira@gmail.com', displayName: 'Tomás Pereira', username: 'tomas-p' },
  { email: 'jin.park@gmail.com', displayName: 'Jin Park' },
]

/** Safe to run twice: existing people are not changed. */
export async function fill({ database, settings }: Platform) {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (const { email: mailAddress, ...person } of DEMO_PEOPLE) {
    const email = canonicalEmail(mailAddress)
    await database.system.transaction(async (tx) => {
      if (await findUserByEmail(tx, email)) return
      const { id } = await insertUser(tx, { ...person, email, mailAddress, passwordHash }, now())
      await welcome(tx, settings, id, now())
    })
  }
}
