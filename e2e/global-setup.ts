import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SITE_FOLDER } from '@jobapply/server/platform/places'
import startDatabase from '@jobapply/server/testing/global-setup'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built web app. */
    site: string
  }
}

/** The database of all server tests, and a copy of the built pages: somebody who builds meanwhile does not pull them away. */
export default async function setUp(project: TestProject) {
  const stopDatabase = await startDatabase(project)
  const site = mkdtempSync(join(tmpdir(), 'jobapply-site-'))
  cpSync(SITE_FOLDER, site, { recursive: true })
  project.provide('site', site)
  return async () => {
    await stopDatabase()
    rmSync(site, { recursive: true, force: true })
  }
}
