import { join } from 'node:path'
import type { Settings } from './env.ts'
import { createSeal } from './seal.ts'

export type StorageSettings =
  | { kind: 'disk'; folder: string }
  | {
      kind: 's3'
      endpoint?: string | undefined
      region: string
      bucket: string
      accessKeyId: string
      secretAccessKey: string
      forcePathStyle: boolean
    }

export type Storage = {
  /** All or nothing: a reader finds the whole new file, or what was there before. */
  put(key: string, bytes: Buffer): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  remove(key: string): Promise<void>
  /** Everything below `prefix`, for example all files of one person; throws when something is left. */
  removeAll(prefix: string): Promise<void>
}

/** The disk or the bucket has no room left; nothing was stored. */
export class StorageFullError extends Error {
  readonly code = 'DISK_FULL'

  constructor(cause: unknown) {
    super('There is no space left to store this file', { cause })
    this.name = 'StorageFullError'
  }
}

/** At least two parts, none that begins with a dot: nothing outside of the folder, no hidden file, and never everybody's files at once. */
const KEY = /^[\w-]+(\/[\w-][\w.-]*)+$/

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
  const { seal, open } = createSeal(secret, 'files')
  let opened: Promise<Storage> | undefined

  async function filesFor(key: string): Promise<Storage> {
    if (!KEY.test(key) || key.length > 300) throw new Error('This is not the key of a file')
    // After a failure the next call tries again, so that a volume that was mounted late needs no restart.
    opened ??= openFiles(settings).catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }

  return {
    put: async (key, bytes) => (await filesFor(key)).put(key, seal(bytes, key)),
    get: async (key) => {
      const sealed = await (await filesFor(key)).get(key)
      return sealed && open(sealed, key)
    },
    remove: async (key) => (await filesFor(key)).remove(key),
    removeAll: async (prefix) => (await filesFor(prefix)).removeAll(prefix),
  }
}

async function openFiles(settings: StorageSettings): Promise<Storage> {
  if (settings.kind === 'disk') return (await import('./storage-disk.ts')).openDisk(settings.folder)
  return (await import('./storage-s3.ts')).openBucket(settings)
}
