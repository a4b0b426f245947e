import { exportJson } from '#features/account/export/export-json'
import type { TestServer } from './server.ts'

/** Everything that is kept of a person, as they would get it. */
export async function exportText({ platform }: TestServer, userId: string): Promise<string> {
  const pieces: string[] = []
  for await (const piece of exportJson(platform, userId)) pieces.push(piece)
  return pieces.join('')
}
