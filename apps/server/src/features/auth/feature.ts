import { noteEarlierVerified } from '#platform/auth/admin-store'
import { readKey } from '#platform/auth/api-key'
import {
  accounts,
  apiKeys,
  authTokens,
  deferredRoles,
  identities,
  installationFacts,
  pairingCodes,
  recoveryCodes,
  secondFactors,
  sessions,
  signInSteps,
  userRoles,
  users,
  verifications,
} from '#platform/auth/table'
import { welcomeAdmins } from '#platform/auth/welcome'
import { now } from '#platform/clock'
import { defineFeature } from '#platform/feature/feature'
import type { Scheme } from '#platform/feature/identify'
import { fill } from './demo.ts'
import { erase } from './personal.ts'
import { authRouter } from './router.ts'
import { authRoutes } from './routes.ts'
import { sweepTask } from './tasks.ts'

const cookies: Scheme = {
  credential: 'cookie',
  identify: ({ access }, headers, answer) => access.readSession(headers, answer),
}

const bearers: Scheme = {
  credential: 'bearer',
  identify: ({ database }, headers) => readKey(database.system, headers),
}

export const auth = defineFeature({
  name: 'auth',
  router: authRouter,
  routes: authRoutes,
  tasks: [sweepTask],
  schemes: [cookies, bearers],
  tables: [
    [users, 'read'],
    // No hash, no token: the person's export names the sign-in ways and devices.
    [sessions, { read: ['user_id', 'ip_address', 'user_agent', 'created_at'] }],
    [identities, { read: ['user_id', 'provider_id', 'account_id', 'scope', 'created_at'] }],
    [authTokens, 'nothing'],
    // The trial, the status and the name are not theirs to write here.
    [
      accounts,
      {
        update: ['display_name', 'onboarding_finished_at', 'time_zone', 'time_zone_before', 'time_zone_changed_at', 'updated_at'],
      },
    ],
    [userRoles, 'read'],
    [apiKeys, { read: ['user_id', 'name', 'prefix', 'scope', 'created_at', 'last_used_at'] }],
    [secondFactors, { read: ['user_id', 'added_at', 'last_used_at'] }],
    [recoveryCodes, { read: ['user_id', 'created_at', 'used_at'] }],
    [signInSteps, 'nothing'],
    [pairingCodes, 'nothing'],
    [verifications, 'nothing'],
    [deferredRoles, 'nothing'],
    [installationFacts, 'nothing'],
  ],
  erase,
  async start({ database, settings }) {
    await noteEarlierVerified(database.system, now())
    await welcomeAdmins(database.system, settings, now())
  },
  demo: fill,
})
