import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newDesign } from '@jobapply/core/documents/rules'
import { makeDocx } from '@jobapply/documents/make-docx'
import { BOMBS } from './bombs.ts'
import type { Outcome } from './client.ts'
import { damage, FIXTURES, resumesIn } from './damaged.ts'
import { contentOfTruth } from './resume-content.ts'

const DAMAGED = 200
const MEGABYTE = 1024 * 1024

/** Paths by kind. They are written once, before anybody looks at the clock: making some bombs takes a second and a gigabyte. */
export type AttackFiles = Record<'bomb' | 'damaged' | 'huge' | 'valid', string[]>
export type UploadKind = keyof AttackFiles | 'burst'

export async function writeAttackFiles(folder: string): Promise<AttackFiles> {
  const write = (name: string, bytes: Uint8Array) => {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    return path
  }
  const resumes = resumesIn(FIXTURES)
  const truth = JSON.parse(readFileSync(String(resumes[0]).replace('.pdf', '.truth.json'), 'utf8'))
  const word = write('resume.docx', await makeDocx(contentOfTruth(truth), newDesign('margin')))
  const originals = resumes.flatMap((path) => [path, word])
  return {
    bomb: Object.entries(BOMBS).map(([name, make]) => write(name, make())),
    damaged: [...damage(originals, DAMAGED)].map(({ name, bytes }, place) => write(`${place}-${name}`, bytes)),
    huge: [
      write('zeros.pdf', Buffer.alloc(10 * MEGABYTE)),
      write('padded.pdf', Buffer.concat([readFileSync(String(resumes[0])), Buffer.alloc(9 * MEGABYTE)])),
      write('too-large.pdf', Buffer.alloc(10 * MEGABYTE + 1)),
    ],
    valid: [...resumes, word],
  }
}

const CLASSES: Record<string, string> = {
  read: 'read',
  RESUME_NOT_PARSED: 'refused by the reader',
  TOO_MANY_UPLOADS: 'refused by admission',
  READER_BUSY: 'refused by admission',
  FILE_TOO_LARGE: 'refused by size',
}

/** Whether a file reached the reader; undefined is an answer that no upload should get, such as 400 for a form that was not understood. */
export const classOf = ({ code }: Pick<Outcome, 'code'>): string | undefined => CLASSES[code]
export const hasReachedReader = (outcome: Pick<Outcome, 'code'>) => ['read', 'RESUME_NOT_PARSED'].includes(outcome.code)
