import { join } from 'node:path'
import type { Settings } from '#platform/env'
import { createSeal } from '#platform/seal'
import { DamagedFileError, type Storage, type StorageSettings } from './files.ts'

/** At least two parts, none starting with a dot: no path outside of the folder, no hidden file, and no prefix that covers everybody's files. */
const KEY = /^[\w-]+(\/[\w-][\w.-]*)+$/
/** No path outside of the storage. */
export const isFileKey = (key: string) => KEY.test(key) && key.length <= 300
const TOP_FOLDER = /^[\w-]+$/

/** S3 when a bucket is set, else a folder of the installation. */
export function chooseStorage(s: Settings, dataDir: string): StorageSettings {
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

/** Files on this disk or in an S3 bucket, each sealed for its own key. The driver is loaded on first use. */
export function createStorage(settings: StorageSettings, secret: string): Storage {
  const { sealInSteps, open } = createSeal(secret, 'files')
  let opened: Promise<Storage> | undefined

  function filesFor(key: string): Promise<Storage> {
    if (!isFileKey(key)) throw new Error('This is not the key of a file')
    return openOnce()
  }

  function openOnce(): Promise<Storage> {
    // After a failure the next call tries again, so that a volume that was mounted late needs no restart.
    opened ??= openSealedFiles(settings).catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }

  return {
    put: async (key, bytes) => (await filesFor(key)).put(key, await sealInSteps(bytes, key)),
    get: async (key) => {
      const sealed = await (await filesFor(key)).get(key)
      try {
        return sealed && open(sealed, key)
      } catch (error) {
        throw new DamagedFileError(error)
      }
    },
    has: async (key) => (await filesFor(key)).has(key),
    async *list(folder) {
      if (!TOP_FOLDER.test(folder)) throw new Error('This is not a top folder of files')
      yield* (await openOnce()).list(folder)
    },
    remove: async (key) => (await filesFor(key)).remove(key),
    removeAll: async (prefix) => (await filesFor(prefix)).removeAll(prefix),
  }
}

/** The files as they are stored, for whoever moves them elsewhere. */
export async function openSealedFiles(settings: StorageSettings): Promise<Storage> {
  if (settings.kind === 'disk') return (await import('./disk.ts')).openDisk(settings.folder)
  return (await import('./s3.ts')).openBucket(settings)
}
