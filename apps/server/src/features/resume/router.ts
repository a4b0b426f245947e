import { signedIn } from '#platform/feature/api'
import { readUpload } from './read-upload.ts'
import { resumeReader } from './reader.ts'

export const resumeRouter = {
  parse: signedIn.resume.parse.handler(async ({ input, errors, signal }) => {
    const { data } = await readUpload(resumeReader(), input.file, errors, signal)
    return { status: 'success', data }
  }),
}
