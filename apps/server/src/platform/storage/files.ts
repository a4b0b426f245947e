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

export type StoredFile = { key: string; changedAt: Date }

export type Storage = {
  /** Atomic: a reader finds either the whole new file or the previous one. */
  put(key: string, bytes: Buffer): Promise<void>
  /** Undefined when there is no such file. Throws a DamagedFileError when the bytes differ from what was stored. */
  get(key: string): Promise<Buffer | undefined>
  has(key: string): Promise<boolean>
  /** The files below one of the top folders, a page at a time, in no order. */
  list(folder: string): AsyncIterable<StoredFile[]>
  remove(key: string): Promise<void>
  /** Everything below `prefix`, for example all files of one person; throws when something is left. */
  removeAll(prefix: string): Promise<void>
}

/** The rows of a feature that point to files, and the top folder that holds exactly those files. */
export type FileRows = {
  folder: string
  /** Those of the keys that a row points to. */
  withRow(keys: readonly string[]): Promise<string[]>
  /** The keys of all rows in their order, after `after`. */
  keysAfter(after: string, limit: number): Promise<string[]>
  /** A person's files with the names that the person knows, and their hash where we keep one. All their keys begin with the folder and the person's id. */
  ofPerson(userId: string): Promise<{ key: string; name: string; sha256?: string }[]>
}

/** The disk or bucket is full; nothing was stored. */
export class StorageFullError extends Error {
  readonly code = 'DISK_FULL'

  constructor(cause: unknown) {
    super('There is no space left to store this file', { cause })
    this.name = 'StorageFullError'
  }
}

/** The file exists but can't be opened: it was changed, moved here or sealed with another secret. */
export class DamagedFileError extends Error {
  constructor(cause: unknown) {
    super('The stored file is damaged', { cause })
    this.name = 'DamagedFileError'
  }
}
