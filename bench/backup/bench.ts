import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FEATURES } from '@jobapply/server/features'
import { sourceOf } from '@jobapply/server/platform/backup/nightly'
import { checkBackup, restoreBackup } from '@jobapply/server/platform/backup/restore'
import { writeBackup } from '@jobapply/server/platform/backup/write'
import { openInstallation } from '@jobapply/server/platform/db/installation'
import { chooseStorage, openSealedFiles } from '@jobapply/server/platform/storage/storage'
import { sql } from 'drizzle-orm'
import { openProduct } from '#bench/shared/in-process.ts'
import { conditions } from '#bench/shared/measure.ts'

/** C6: a backup of 10,000 people while others sign up, and its restore in an empty place. */
const PEOPLE = Number(process.argv[2] ?? 10_000)
const FILE_BYTES = 20_000
const GATE_SECONDS = 60

const product = await openProduct({ TASKS: 'separate' })
const { platform, settings, installation } = product
const db = platform.database.system
const folder = mkdtempSync(join(tmpdir(), 'jobapply-backup-'))
const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-restored-'))

const addPeople = (from: number, to: number) =>
  db.execute(sql`
    with added as (insert into users (email, mail_address, name)
      select 'person' || n || '@gmail.com', 'Person' || n || '@gmail.com', 'Person ' || n from generate_series(${from}::int, ${to}::int) n returning id),
    named as (insert into profiles (user_id) select id from added)
    insert into job_applications (user_id, job_id, job_title, company, location, source, status, posting, created_at, updated_at)
    select id, 'bench:' || n, 'Nurse ' || n, 'Company ' || n, 'Malmö', 'Bench', 'applied', repeat(md5(n::text) || ' ', 60), now(), now()
    from added, generate_series(1, 5) n`)

async function addFiles() {
  const { rows } = await db.execute<{ id: string }>(sql`select id from users`)
  const bytes = randomBytes(FILE_BYTES)
  for (let from = 0; from < rows.length; from += 50)
    await Promise.all(rows.slice(from, from + 50).map(({ id }) => platform.storage.put(`resumes/${id}/resume.pdf`, bytes)))
  await db.execute(sql`
    insert into resumes (user_id, folder, filename, size, storage_key, reading, created_at)
    select id, id, 'resume.pdf', ${FILE_BYTES}, 'resumes/' || id || '/resume.pdf', '{}', now() from users`)
}

const seconds = async (work: () => Promise<unknown>) => {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

await addPeople(1, PEOPLE)
await addFiles()
const file = join(folder, 'backup.tar.gz')
let isDone = false
let signUps = 0
const writer = (async () => {
  while (!isDone) {
    signUps += 1
    await addPeople(PEOPLE + signUps, PEOPLE + signUps)
  }
})()
const source = await sourceOf(settings, installation, FEATURES)
const writing = await seconds(() => writeBackup(file, source, new Date()))
isDone = true
await writer

const stops: (() => Promise<void>)[] = []
const place = await openInstallation({ ...settings, JOBAPPLY_DATA_DIR: dataDir }, 'server', (stop) => stops.unshift(stop))
const sealedFiles = await openSealedFiles(chooseStorage(settings, dataDir))
const { manifest } = await checkBackup(file)
const restoring = await seconds(async () => {
  const checked = await checkBackup(file)
  await restoreBackup(file, checked.manifest, { ...place, sealedFiles })
})
const again = join(folder, 'again.tar.gz')
const second = await writeBackup(again, { ...source, ownerUrl: place.ownerUrl, sealedFiles }, new Date())
const hashes = (one: typeof manifest) => JSON.stringify([one.tables, one.files.map(({ key, sha256 }) => [key, sha256])])
const isEqual = hashes(manifest) === hashes(second)
const megabytes = statSync(file).size / 1e6
console.log(`C6 backup of ${PEOPLE} people, each with 5 applications and a file (${conditions()})`)
console.log(`  ${megabytes.toFixed(0)} MB written in ${writing.toFixed(1)} s, while ${signUps} more signed up`)
console.log(`  checked and restored in ${restoring.toFixed(1)} s (gate ${GATE_SECONDS} s)`)
console.log(`  tables and files equal: ${isEqual}; files without a row or rows without a file: ${second.lostFiles}`)
for (const stop of stops) await stop()
await product.close()
for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true })
process.exitCode = isEqual && restoring <= GATE_SECONDS && second.lostFiles === 0 ? 0 : 1
