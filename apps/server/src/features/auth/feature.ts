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
  identify: ({ access }, headers, answer) => access.readSession(headers, answer),
}

export const auth = defineFeature({
  name: 'auth',
  router: authRouter,
  routes: authRoutes,
  tasks: [sweepTask],
  schemes: [sessions],
  access: {
    users: 'read',
    // No hash, no token: the person's export names the sign-in ways and devices.
    identities: { read: ['user_id', 'provider_id', 'created_at'] },
    sessions: { read: ['user_id', 'ip_address', 'user_agent', 'created_at'] },
    auth_tokens: 'nothing',
    verifications: 'nothing',
    user_roles: 'read',
    deferred_roles: 'nothing',
    // The trial, the status and the name are not theirs to write here.
    profiles: { update: ['onboarding_finished_at', 'time_zone', 'time_zone_before', 'time_zone_changed_at', 'updated_at'] },
  },
  personal: { tables: ['users', 'sessions', 'identities', 'auth_tokens', 'profiles', 'user_roles'], ...personal },
  start: ({ database, settings }) => welcomeAdmins(database.system, settings, now()),
  demo: fill,
})
