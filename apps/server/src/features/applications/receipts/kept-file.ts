import type { FileProblem } from '@jobapply/core/applications/receipt-schema'
import { DamagedFileError, type Storage } from '#platform/storage/files'
import { sha256 } from './receipt-chain.ts'
import type { ReceiptFile } from './receipts-store.ts'

type Kept = Pick<ReceiptFile, 'user_id' | 'storage_key' | 'sha256'>
type Reading = { bytes: Buffer } | { problem: FileProblem['problem'] }

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The file behind a row, if it is the one that was sent: a row can be pointed to another file of the storage, which opens as well. */
export async function readKept(storage: Storage, { user_id, storage_key, sha256: hash }: Kept): Promise<Reading> {
  const folder = `receipts/${user_id}/`
  if (!storage_key.startsWith(folder) || !UUID.test(storage_key.slice(folder.length))) return { problem: 'changed' }
  try {
    const bytes = await storage.get(storage_key)
    if (!bytes) return { problem: 'missing' }
    return sha256(bytes) === hash ? { bytes } : { problem: 'changed' }
  } catch (error) {
    if (error instanceof DamagedFileError) return { problem: 'changed' }
    throw error
  }
}
