import { signedIn } from '#platform/api'
import { resumeReader } from './reader.ts'
import { readUpload } from './reading.ts'

export const resumeRouter = {
  parse: signedIn.resume.parse.handler(async ({ input, errors, signal }) => {
    const { data } = await readUpload(resumeReader(), input.file, errors, signal)
    return { status: 'success', data }
  }),
}
