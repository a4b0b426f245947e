import { noteEarlierVerified } from '#platform/auth/admin-store'
import { readKey } from '#platform/auth/api-key'
import { welcomeAdmins } from '#platform/auth/welcome'
import { now } from '#platform/clock'
import { defineFeature } from '#platform/feature'
import type { Scheme } from '#platform/identify'
import { fill } from './demo.ts'
import { erase, TABLES } from './personal.ts'
import { authRouter } from './router.ts'
import { authRoutes } from './routes.ts'
import { sweepTask } from './tasks.ts'

const sessions: Scheme = {
  credential: 'cookie',
  identify: ({ access }, headers, answer) => access.readSession(headers, answer),
}

const apiKeys: Scheme = {
  credential: 'bearer',
  identify: ({ database }, headers) => readKey(database.system, headers),
}

export const auth = defineFeature({
  name: 'auth',
  router: authRouter,
  routes: authRoutes,
  tasks: [sweepTask],
  schemes: [sessions, apiKeys],
  access: {
    users: 'read',
    // No hash, no token: the person's export names the sign-in ways and devices.
    identities: { read: ['user_id', 'provider_id', 'account_id', 'scope', 'created_at'] },
    sessions: { read: ['user_id', 'ip_address', 'user_agent', 'created_at'] },
    auth_tokens: 'nothing',
    verifications: 'nothing',
    second_factors: { read: ['user_id', 'added_at', 'last_used_at'] },
    recovery_codes: { read: ['user_id', 'created_at', 'used_at'] },
    sign_in_steps: 'nothing',
    pairing_codes: 'nothing',
    api_keys: { read: ['user_id', 'name', 'prefix', 'scope', 'created_at', 'last_used_at'] },
    user_roles: 'read',
    deferred_roles: 'nothing',
    installation_facts: 'nothing',
    // The trial, the status and the name are not theirs to write here.
    profiles: {
      update: ['display_name', 'onboarding_finished_at', 'time_zone', 'time_zone_before', 'time_zone_changed_at', 'updated_at'],
    },
  },
  personal: { tables: TABLES, erase },
  async start({ database, settings }) {
    await noteEarlierVerified(database.system, now())
    await welcomeAdmins(database.system, settings, now())
  },
  demo: fill,
})
