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
  /** Atomic: a reader finds either the whole new file or the previous one. */
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
