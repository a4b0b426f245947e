import { welcomeAdmins } from '#platform/auth/welcome'
import { now } from '#platform/clock'
import { defineFeature } from '#platform/feature'
import type { Scheme } from '#platform/identify'
import { fill } from './demo.ts'
import * as personal from './personal.ts'
import { authRouter } from './router.ts'
import { authRoutes } from './routes.ts'
import { sweepTask } from './tasks.ts'

const sessions: Scheme = {
  credential: 'cookie',
  async identify({ access }, headers, answer) {
    const userId = await access.readSession(headers, answer)
    return userId ? { userId } : undefined
  },
}

export const auth = defineFeature({
  name: 'auth',
  router: authRouter,
  routes: authRoutes,
  tasks: [sweepTask],
  schemes: [sessions],
  personal: { tables: ['users', 'sessions', 'identities', 'auth_tokens', 'profiles', 'user_roles'], ...personal },
  start: ({ database, settings }) => welcomeAdmins(database.system, settings, now()),
  demo: fill,
})
