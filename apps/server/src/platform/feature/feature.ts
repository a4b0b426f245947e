import type { contract } from '@jobapply/core/contract'
import type { Router } from '@orpc/server'
import type { Db } from '#platform/db/database'
import type { TableList } from '#platform/db/table-list'
import type { Figure } from '#platform/metrics/registry'
import type { FileRows } from '#platform/storage/files'
import type { CallContext } from './api.ts'
import type { Scheme } from './identify.ts'
import type { Platform } from './platform.ts'
import type { Route } from './routes.ts'
import type { AnyTask } from './tasks.ts'

/** What a feature, or a part of the platform, adds to the server. Its `feature.ts` holds one; `src/features.ts` lists them all. */
export type Feature = Plugs & (WithCalls | { name: string; router?: undefined })

type Plugs = {
  /** HTTP routes that are not calls of the contract. */
  routes?(platform: Platform): readonly Route[]
  tasks?: readonly AnyTask[]
  /** Ways to find out who sent a request. */
  schemes?: readonly Scheme[]
  /** The rows that stored files belong to; a nightly task compares rows and files. */
  files?(db: Db): FileRows
  /** Every table of the feature, with what people's role may do with it. Those with a user id are exported. */
  tables?: TableList
  /** Erases a person from the tables with a user id. */
  erase?(tx: Db, userId: string): Promise<unknown>
  /** Figures for `/metrics` beside the counters of a process: names and numbers, no personal data. */
  figures?(platform: Platform): Promise<readonly Figure[]>
  /** Runs once at every start, before the first request. */
  start?(platform: Platform): Promise<void>
  /** Listens beside the HTTP server, in servers alone; answers what stops it. */
  listen?(platform: Platform): Promise<() => Promise<void>>
  /** Waits for something beside the tasks, in every process that does them; answers what stops it. */
  watch?(platform: Platform): Promise<() => Promise<void>>
  /** Demo data; it must be safe to run twice. */
  demo?(platform: Platform): Promise<void>
}

/** A feature with calls is named like its part of the contract and implements exactly that part. */
type Contract = typeof contract
type WithCalls = { [Name in keyof Contract]: { name: Name; router: Router<Contract[Name], CallContext> } }[keyof Contract]

/** Checks a manifest and keeps its exact type, from which the router's type is made. */
export const defineFeature = <const F extends Feature>(feature: F): F => feature
