import { aiRouter } from './ai-router.ts'
import { lettersRouter } from './letters-router.ts'
import { resumesRouter } from './resumes-router.ts'

export const documentsRouter = { ai: aiRouter, resumes: resumesRouter, letters: lettersRouter }
