import type { Ai } from '#platform/ai/ai'
import type { Access } from '#platform/auth/access'
import type { Database } from '#platform/db/database'
import type { Settings } from '#platform/env'
import type { Limits } from '#platform/limits/limits'
import type { Outbox } from '#platform/mail/outbox'
import type { Queue } from '#platform/queue/queue'
import type { Seal } from '#platform/seal'
import type { Storage } from '#platform/storage/files'
import type { AllPersonalData } from './personal.ts'

/** The services that every call, route and task can use; created once in app.ts. */
export type Platform = {
  settings: Settings
  database: Database
  access: Access
  storage: Storage
  ai: Ai
  tasks: Queue
  mail: Outbox
  limits: Limits
  /** What every feature holds about people, from the manifests. */
  personal: AllPersonalData
  /** Derives a separate key for each purpose from the installation's secret. */
  sealFor(purpose: string): Seal
  /** The same for signing. */
  keyFor(purpose: string): Buffer
}
