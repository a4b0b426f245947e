import type { Server } from 'node:http'
import { NOT_FOUND } from '@jobapply/core/shared/faults'
import { createDoors } from '#platform/feature/doors'
import type { Platform } from '#platform/feature/platform'
import { startWork } from '#platform/feature/tasks'
import { openQueue, prepareQueues } from '#platform/queue/queue'
import { googleConnectedMail } from './features/auth/security-mails.ts'
import { FEATURES, router, TABLE_ACCESS } from './features.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { createAi } from './platform/ai/ai.ts'
import { createAccess } from './platform/auth/access.ts'
import { backupTasks } from './platform/backup/nightly.ts'
import { moveClock, now, parseDuration } from './platform/clock.ts'
import { openDatabase } from './platform/db/database.ts'
import type { Installation } from './platform/db/installation.ts'
import { migrateDatabase, requireMigrated } from './platform/db/migrate.ts'
import type { Settings } from './platform/env.ts'
import { sendFault } from './platform/http/exchange.ts'
import { openSite } from './platform/http/site.ts'
import { createLimits } from './platform/limits/limits.ts'
import { setLogLevel } from './platform/log.ts'
import { createOutbox } from './platform/mail/outbox.ts'
import { monitorRoutes } from './platform/parts/health.ts'
import { metricsRoutes } from './platform/parts/metrics.ts'
import { checkFilesTask } from './platform/parts/storage.ts'
import { SITE_FOLDER } from './platform/places.ts'
import { letThreadsYield } from './platform/sandbox/usage.ts'
import { createKeys, createSeal } from './platform/seal.ts'
import { callRoutes } from './platform/server/calls.ts'
import { createHttpServer, listen, stopListening } from './platform/server/server.ts'
import { openUploads } from './platform/server/uploads.ts'
import { chooseStorage, createStorage } from './platform/storage/storage.ts'
import { startTraces } from './platform/telemetry/traces.ts'

const listTasks = (settings: Settings, installation: Installation) => [
  ...FEATURES.flatMap((feature) => feature.tasks ?? []),
  checkFilesTask(FEATURES),
  ...backupTasks(settings, installation, FEATURES),
]

/** Brings the tables, the queues and the access of both roles to this version of the program. */
export const migrateInstallation = (settings: Settings, installation: Installation) =>
  migrateDatabase(installation.ownerUrl, installation.login, {
    prepareQueues: (owner) => prepareQueues(owner, listTasks(settings, installation)),
    access: TABLE_ACCESS,
  })

/**
 * The platform, with the database migrated to this version: what the server and a worker have in common. With `work` this process runs
 * tasks, from `beginWork` on.
 */
export async function openPlatform(settings: Settings, installation: Installation, work: boolean) {
  setLogLevel(settings.LOG_LEVEL)
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings
  const stopTraces = startTraces(collector, headers, work ? 'worker' : 'server')
  if (settings.JOBAPPLY_CLOCK) moveClock(parseDuration(settings.JOBAPPLY_CLOCK) ?? 0)
  const { secret, dataDir } = installation
  const allTasks = listTasks(settings, installation)
  if (settings.MIGRATIONS === 'separate') await requireMigrated(installation.serverUrl)
  else if (!installation.isMigrated) await migrateInstallation(settings, installation)
  const database = openDatabase(installation.serverUrl, undefined, undefined, {
    isPooled: settings.DATABASE_POOLER === 'transaction',
    copyUrl: settings.DATABASE_REPLICA_URL,
  })
  const tasks = await openQueue(database.systemPool, { maintain: work })
  const mail = createOutbox({ settings, secret, database, tasks })
  const platform: Platform = {
    settings,
    database,
    tasks,
    mail,
    limits: createLimits(database, settings),
    personal: PERSONAL_DATA,
    access: createAccess({
      ...{ database, settings, secret },
      tellConnected: (tx, to) => mail.send(tx, googleConnectedMail({ to, publicUrl: settings.PUBLIC_URL, at: now() })),
    }),
    storage: createStorage(chooseStorage(settings, dataDir), secret),
    ai: createAi(settings),
    sealFor: (purpose) => createSeal(secret, purpose),
    keyFor: createKeys(secret),
  }
  for (const { start } of FEATURES) await start?.(platform)
  const watches: (() => Promise<void>)[] = []
  return {
    platform,
    async beginWork() {
      if (!work) return
      startWork(tasks, allTasks, platform)
      for (const { watch } of FEATURES) if (watch) watches.push(await watch(platform))
      for (const task of allTasks) if (task.atStart) await tasks.sendNow(task.name)
    },
    close: async () => {
      for (const stop of watches) await stop()
      await tasks.stop()
      mail.close()
      await database.close()
      await stopTraces()
    },
  }
}

/** A worker. With WORKER_PORT it also answers whoever looks after it, and nobody else. */
export async function startWorker(settings: Settings, installation: Installation) {
  const { platform, beginWork, close } = await openPlatform(settings, installation, true)
  await beginWork()
  if (!settings.WORKER_PORT) return { stop: close }
  const server = createHttpServer({
    settings,
    doors: createDoors(platform, []),
    routes: [...monitorRoutes(platform), ...metricsRoutes(platform, FEATURES)],
    site: (exchange) => sendFault(exchange, 'NOT_FOUND', NOT_FOUND),
  })
  return listenUntilStopped(server, { HOST: settings.HOST, PORT: settings.WORKER_PORT }, close)
}

/** The whole server, listening. */
export async function startApp(settings: Settings, installation: Installation, siteFolder = SITE_FOLDER) {
  const site = openSite(siteFolder, settings.PUBLIC_URL)
  const { platform, beginWork, close } = await openPlatform(settings, installation, settings.TASKS === 'here')
  const doors = createDoors(
    platform,
    FEATURES.flatMap((feature) => feature.schemes ?? []),
  )
  const uploads = openUploads(installation.dataDir)
  const routes = [
    ...callRoutes(router, platform, doors, uploads),
    ...FEATURES.flatMap((feature) => feature.routes?.(platform) ?? []),
    ...metricsRoutes(platform, FEATURES),
  ]
  const server = createHttpServer({ settings, doors, routes, site })
  const listeners: (() => Promise<void>)[] = []
  const closeAll = async () => {
    for (const stop of listeners) await stop()
    await close()
  }
  try {
    for (const { listen } of FEATURES) if (listen) listeners.push(await listen(platform))
  } catch (error) {
    await closeAll()
    throw error
  }
  const { stop } = await listenUntilStopped(server, settings, closeAll)
  letThreadsYield()
  // Forty tasks look for work at once: people are answered first.
  await beginWork().catch(async (error) => {
    await stop()
    throw error
  })
  return { platform, routes, stop }
}

async function listenUntilStopped(server: Server, at: Pick<Settings, 'HOST' | 'PORT'>, close: () => Promise<void>) {
  try {
    await listen(server, at)
  } catch (error) {
    await close()
    throw error
  }
  return {
    stop: async () => {
      await stopListening(server)
      await close()
    },
  }
}
