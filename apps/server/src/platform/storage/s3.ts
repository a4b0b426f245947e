import { S3Driver } from 'flydrive/drivers/s3'
import { type Storage, StorageFullError, type StorageSettings, type StoredFile } from './files.ts'

type S3Failure = Error & { $metadata?: { httpStatusCode?: number } }

export function openBucket(settings: StorageSettings & { kind: 's3' }): Storage {
  const { endpoint, region, bucket, forcePathStyle, accessKeyId, secretAccessKey } = settings
  const driver = new S3Driver({
    ...(endpoint ? { endpoint } : {}),
    region,
    bucket,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    // New AWS buckets and most other S3 servers refuse ACLs and extra checksums; our files are sealed anyway.
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000, throwOnRequestTimeout: true },
  })

  return {
    async put(key, bytes) {
      try {
        await driver.put(key, bytes, { contentType: 'application/octet-stream' })
      } catch (error) {
        throw (error as S3Failure).$metadata?.httpStatusCode === 507 ? new StorageFullError(error) : error
      }
    },
    async get(key) {
      try {
        return Buffer.from(await driver.getBytes(key))
      } catch (error) {
        if ((error as S3Failure).name === 'NoSuchKey') return undefined
        throw error
      }
    },
    has: (key) => driver.exists(key),
    list: (folder) => listPages(driver, `${folder}/`),
    remove: (key) => driver.delete(key),
    async removeAll(prefix) {
      await driver.deleteAll(`${prefix}/`)
      // S3 answers 200 even when it refused to delete some of them, and flydrive does not read that answer.
      const left = await driver.listAll(`${prefix}/`, { recursive: true, maxResults: 1 })
      if ([...left.objects].length > 0) throw new Error('S3 did not remove every file')
    },
  }
}

async function* listPages(driver: S3Driver, prefix: string): AsyncGenerator<StoredFile[]> {
  let paginationToken: string | undefined
  do {
    const page = await driver.listAll(prefix, { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
    const files: StoredFile[] = []
    for (const object of page.objects)
      if (object.isFile) files.push({ key: object.key, changedAt: (await object.getMetaData()).lastModified })
    yield files
    paginationToken = page.paginationToken
  } while (paginationToken)
}
