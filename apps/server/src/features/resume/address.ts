import { randomBytes } from 'node:crypto'
import { storableName } from '@jobapply/core/resume/rules'

export const BUCKET = 'resumes'
const PREFIX = '/files/'
export const RESUME_ROUTE = `${PREFIX}${BUCKET}/*`

/**
 * RESUME-018, with a random part that keeps two uploads of one name in the same millisecond apart: a refused upload removes its file,
 * and must not remove that of another (docs/decisions/035).
 */
export const storageKey = (userId: string, folder: string, filename: string, now: Date) =>
  `${BUCKET}/${userId}/${folder}/${now.getTime()}_${randomBytes(12).toString('hex')}_${storableName(filename)}`
export const folderKey = (userId: string, folder?: string) => [BUCKET, userId, ...(folder ? [folder] : [])].join('/')

export const addressOf = (key: string) => `${PREFIX}${key}`
export const keyOf = (path: string) => path.slice(PREFIX.length)
