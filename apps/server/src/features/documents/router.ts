import { resumesRouter } from './resumes-router.ts'

export const documentsRouter = { resumes: resumesRouter }
