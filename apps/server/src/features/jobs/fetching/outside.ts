import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { SOURCES } from '#features/jobs/sources/all-sources'
import type { Keys, Source } from '#features/jobs/sources/readers/source'
import { now } from '#platform/clock'
import type { Settings } from '#platform/env'
import { createClient, type PoliteClient } from './client.ts'
import { createGuardedFetch, type GuardedFetch } from './guarded-fetch.ts'
import { internet, type Network } from './network.ts'

type OutsideSettings = Pick<Settings, 'PUBLIC_URL' | 'JOB_SOURCES' | 'REMOTIVE' | 'LOCAL_JOB_SOURCES' | 'JOB_SOURCES_ALSO'> &
  Partial<Settings>
export type Outside = { client: PoliteClient; guardedFetch: GuardedFetch }

const opened = new WeakMap<OutsideSettings, Outside>()

/** One for the whole process, so that all requests to a host share one queue. */
export function outsideOf(settings: OutsideSettings): Outside {
  const known = opened.get(settings)
  if (known) return known
  const network = settings.LOCAL_JOB_SOURCES ? localNetwork(new URL(settings.LOCAL_JOB_SOURCES)) : internet
  const userAgent = `JobApplyAI/1.0 (+${settings.PUBLIC_URL})`
  const wait = settings.LOCAL_JOB_SOURCES ? () => Promise.resolve() : (ms: number) => pause(ms, undefined, { ref: false })
  const outside = {
    client: createClient({ network, userAgent, pause: wait, now, keys: keysOf(settings), hasQuietStart: true }),
    guardedFetch: createGuardedFetch(network, userAgent),
  }
  opened.set(settings, outside)
  return outside
}

/** Every host resolves to one local server, which reads the intended host from the Host header. */
const localNetwork = ({ hostname, port }: URL): Network => ({
  resolve: async () => [hostname],
  mayReach: () => true,
  request,
  port: Number(port || 80),
})

/** Why a source is switched off; undefined when it is on. */
export function whyOff({ id, terms, keys = [] }: Source, settings: OutsideSettings): string | undefined {
  if (settings.JOB_SOURCES === 'off') return 'The operator has switched off the job sources.'
  const given = keysOf(settings)
  if (keys.some((name) => !given[name])) return `Off: it needs a free key (${keys.join(', ')}).`
  if (terms.basis === 'unknown' && !settings.JOB_SOURCES_ALSO.includes(id))
    return "Off: we don't know its terms of use. The operator can switch it on."
  return terms.offUntil && !(id === 'remotive' && settings.REMOTIVE === 'on') ? terms.offUntil : undefined
}

const KEYS = new Set(SOURCES.flatMap(({ keys = [] }) => keys))
const keysOf = (settings: OutsideSettings): Keys =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => (KEYS.has(name) && typeof value === 'string' ? [[name, value]] : [])),
  )

export const sourcesOn = (settings: OutsideSettings) => SOURCES.filter((source) => !whyOff(source, settings))
