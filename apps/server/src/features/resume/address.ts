import { storableName } from '@jobapply/core/resume/rules'

const BUCKET = 'resumes'
const PREFIX = '/files/'
export const RESUME_ROUTE = `${PREFIX}${BUCKET}/*`

/** spec 2 §7: bucket resumes, {userId}/{profileId}/{timestamp}_{filename}. */
export const storageKey = (userId: string, folder: string, filename: string, now: Date) =>
  `${BUCKET}/${userId}/${folder}/${now.getTime()}_${storableName(filename)}`
export const folderKey = (userId: string, folder?: string) => [BUCKET, userId, ...(folder ? [folder] : [])].join('/')

export const addressOf = (key: string) => `${PREFIX}${key}`
export const keyOf = (path: string) => path.slice(PREFIX.length)
