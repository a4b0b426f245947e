import { sha256 as hashOf } from '#features/applications/receipts/receipt-chain'
import { readStored } from '#features/resume/lost-file'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { writeZip, type ZipEntry } from '#platform/zip'
import { exportSection, sectionsOf } from './export-json.ts'

/** The same data as the JSON export, a file for each feature, and every stored file. */
export const exportZip = (platform: Platform, userId: string, requestId: string) =>
  writeZip(entriesOf(platform, userId, requestId), now())

async function* entriesOf(platform: Platform, userId: string, requestId: string): AsyncGenerator<ZipEntry> {
  for (const section of sectionsOf(platform))
    yield { name: `data/${section}.json`, content: exportSection(platform, userId, section) }
  const missing: string[] = []
  for (const { files } of Object.values(platform.personal)) {
    if (!files) continue
    const { folder, ofPerson } = files(platform.database.forUser(userId))
    for (const [place, { key, name, sha256 }] of (await ofPerson(userId)).entries()) {
      const path = `files/${folder}/${String(place + 1).padStart(4, '0')} ${safeName(name)}`
      const bytes = await readStored(platform.storage, key, requestId)
      if (bytes && (!sha256 || hashOf(bytes) === sha256)) yield { name: path, content: [bytes] }
      else missing.push(bytes ? `${path} (the stored file differs from what was sent)` : path)
    }
  }
  // If one file is missing, the others are still exported.
  if (missing.length > 0) yield { name: 'files/not found.txt', content: [missing.join('\n')] }
}

/** A name that every system can unpack, inside of its folder. */
const safeName = (name: string) => name.replace(/[^\p{L}\p{N}._ -]/gu, '_').slice(-100)
