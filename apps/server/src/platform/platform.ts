import type { Ai } from './ai/ai.ts'
import type { Access } from './auth/access.ts'
import type { Database } from './db/database.ts'
import type { Settings } from './env.ts'
import type { Limits } from './limits/limits.ts'
import type { Outbox } from './mail/outbox.ts'
import type { AllPersonalData } from './personal.ts'
import type { Queue } from './queue.ts'
import type { Seal } from './seal.ts'
import type { Storage } from './storage/files.ts'

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
  /** A key of its own for each purpose, from the installation's secret. */
  sealFor(purpose: string): Seal
  /** The same for what is signed instead of encrypted. */
  keyFor(purpose: string): Buffer
}
