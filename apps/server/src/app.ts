import { join } from 'node:path'
import { billingRoutes } from './features/billing/routes.ts'
import { billingTasks } from './features/billing/tasks.ts'
import { prepareDemoJobs } from './features/jobs/demo-jobs.ts'
import { jobsRoutes } from './features/jobs/routes.ts'
import { expireTask, refreshTask } from './features/jobs/tasks.ts'
import { readTask } from './features/matching/tasks.ts'
import { unsubscribeRoutes } from './features/notices/unsubscribe.ts'
import { resumeRoutes } from './features/resume/routes.ts'
import { announce } from './features/search/announce.ts'
import { standingSearchTask } from './features/search/tasks.ts'
import { createAi } from './platform/ai/ai.ts'
import { createAccess } from './platform/auth/access.ts'
import { sweepTask } from './platform/auth/tasks.ts'
import { welcomeAdmins } from './platform/auth/welcome.ts'
import { moveClock, now, parseDuration } from './platform/clock.ts'
import { type Db, openDatabase } from './platform/db/database.ts'
import type { Installation } from './platform/db/installation.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import type { Settings } from './platform/env.ts'
import { createCalls } from './platform/http/calls.ts'
import { listRoutes } from './platform/http/routes.ts'
import { createHttpServer, listen, stopListening } from './platform/http/server.ts'
import { openSite } from './platform/http/site.ts'
import { setLogLevel } from './platform/log.ts'
import type { RenderedMail } from './platform/mail/mail.ts'
import { createMailer } from './platform/mail/send.ts'
import { keepMail } from './platform/mail/store.ts'
import { createMailTask } from './platform/mail/tasks.ts'
import { SITE_FOLDER } from './platform/places.ts'
import type { Platform } from './platform/platform.ts'
import { createSeal } from './platform/seal.ts'
import { createStorage, type StorageSettings } from './platform/storage.ts'
import { removeFilesTask } from './platform/storage-tasks.ts'
import { startTasks, type Task } from './platform/tasks.ts'
import { router } from './router.ts'

/** The platform and its tasks, with the database brought to this version: what the server and a worker have in common. */
export async function openPlatform(settings: Settings, installation: Installation, work: boolean) {
  setLogLevel(settings.LOG_LEVEL)
  if (settings.JOBAPPLY_CLOCK) moveClock(parseDuration(settings.JOBAPPLY_CLOCK) ?? 0)
  const { secret } = installation
  const database = openDatabase(installation.serverUrl)
  const mailbox = createSeal(secret, 'mailbox')
  const mailer = createMailer(
    { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
    { keep: (mail) => keepMail(database.system, mailbox, mail) },
  )
  const mail = createMailTask(secret, mailer.send)
  const storage = createStorage(storageSettings(settings, installation), secret)
  const sendMail = (tx: Db, rendered: RenderedMail) => tasks.send(tx, mail.task, mail.payloadOf(rendered))
  const refresh = refreshTask(database.system, settings)
  const all: Task[] = [
    mail.task as Task,
    sweepTask(database.system),
    removeFilesTask(storage) as Task,
    ...billingTasks(() => platform),
    refresh,
    expireTask(database.system),
    readTask(database.system),
    standingSearchTask(database.system, (tx, news) => announce(platform, tx, news)),
  ]
  await migrateDatabase(installation.ownerUrl, installation.login, all)
  const connection = { executeSql: (text: string, values?: unknown[]) => database.systemPool.query(text, values) }
  const tasks = await startTasks({ connection, tasks: all, work })
  const access = createAccess({
    database,
    settings,
    secret,
    sendMail,
  })
  const platform: Platform = {
    settings,
    database,
    access,
    mailbox,
    sealFor: (purpose) => createSeal(secret, purpose),
    storage,
    tasks,
    ai: createAi(settings),
  }
  await welcomeAdmins(database.system, settings, now())
  await prepareDemoJobs(database.system, settings.PUBLIC_URL, now())
  // The index is filled soon after the start, not only when the clock says so.
  if (work) await tasks.send(database.system, refresh, {})
  return {
    platform,
    close: async () => {
      await tasks.stop()
      mailer.close()
      await database.close()
    },
  }
}

/** The whole server, listening. */
export async function startApp(settings: Settings, installation: Installation, siteFolder = SITE_FOLDER) {
  const site = openSite(siteFolder)
  const { platform, close } = await openPlatform(settings, installation, settings.TASKS === 'here')
  const routes = [
    ...listRoutes(platform, createCalls(router, platform)),
    ...unsubscribeRoutes(platform),
    ...billingRoutes(platform),
    ...resumeRoutes(platform),
    ...jobsRoutes(platform),
  ]
  const server = createHttpServer({ settings, routes, site })
  try {
    await listen(server, settings)
  } catch (error) {
    await close()
    throw error
  }
  return {
    platform,
    routes,
    stop: async () => {
      await stopListening(server)
      await close()
    },
  }
}

function storageSettings(s: Settings, { dataDir }: Installation): StorageSettings {
  if (!s.S3_BUCKET) return { kind: 'disk', folder: join(dataDir, 'files') }
  return {
    kind: 's3',
    bucket: s.S3_BUCKET,
    region: s.S3_REGION,
    endpoint: s.S3_ENDPOINT,
    accessKeyId: s.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: s.S3_SECRET_ACCESS_KEY ?? '',
    forcePathStyle: Boolean(s.S3_ENDPOINT),
  }
}
