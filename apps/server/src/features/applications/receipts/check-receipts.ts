import { type ChainCheck, type FileProblem, receiptBody } from '@jobapply/core/applications/receipt-schema'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'
import type { Storage } from '#platform/storage/files'
import { readKept } from './kept-file.ts'
import { readBody } from './receipt-body.ts'
import { checkChain } from './receipts.ts'
import { listBodies, listChainOwners, listOwnFiles, type ReceiptFile } from './receipts-store.ts'

const OWNERS_AT_ONCE = 500
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** The broken chains and files of the whole installation, one person at a time; `db` is the system's. */
export async function checkEverything(db: Db, platform: Pick<Platform, 'keyFor' | 'storage'>) {
  const fileProblems: ({ userId: string } & FileProblem)[] = []
  let files = 0
  let hashOnly = 0
  const broken: ({ userId: string } & NonNullable<ChainCheck['broken']>)[] = []
  let chains = 0
  let receipts = 0
  let owners: string[] = []
  do {
    owners = await listChainOwners(db, owners.at(-1) ?? BEFORE_ALL, OWNERS_AT_ONCE)
    for (const userId of owners) {
      const checked = await checkChain(db, platform, userId)
      chains += 1
      receipts += checked.count
      if (checked.broken) broken.push({ userId, ...checked.broken })
      const checkedFiles = await checkFilesOf(db, platform.storage, userId)
      files += checkedFiles.files
      hashOnly += checkedFiles.hashOnly
      fileProblems.push(...checkedFiles.problems.map((problem) => ({ userId, ...problem })))
    }
  } while (owners.length === OWNERS_AT_ONCE)
  return { chains, receipts, broken, files, hashOnly, fileProblems }
}

const BODIES_AT_ONCE = 100

/** Every file that a person's receipts name. `hashOnly`: it was not stored when it was sent, or an older receipt does not say. */
async function checkFilesOf(db: Db, storage: Storage, userId: string) {
  const rows = new Map((await listOwnFiles(db, userId)).map((row) => [`${row.applicationId} ${row.sha256}`, row]))
  const read = new Map<string, FileProblem['problem'] | null>()
  const problems: FileProblem[] = []
  let files = 0
  let hashOnly = 0

  async function problemOf(row: ReceiptFile) {
    const key = `${row.storage_key} ${row.sha256}`
    const known = read.get(key)
    if (known !== undefined) return known
    const reading = await readKept(storage, row)
    const problem = 'problem' in reading ? reading.problem : null
    read.set(key, problem)
    return problem
  }

  for (let after = 0; ; ) {
    const bodies = await listBodies(db, userId, after, BODIES_AT_ONCE)
    for (const { number, applicationId, body } of bodies)
      for (const file of readBody(receiptBody, body)?.files ?? []) {
        files += 1
        const row = rows.get(`${applicationId} ${file.sha256}`)
        if (!row && !file.isKept) hashOnly += 1
        const problem = row ? await problemOf(row) : file.isKept ? 'missing' : null
        if (problem) problems.push({ number, kind: file.kind, problem })
      }
    const last = bodies.at(-1)
    if (!last) return { files, hashOnly, problems }
    after = last.number
  }
}
