import { signedIn } from '#platform/api'
import { paste } from './paste.ts'
import { describeSources } from './states.ts'

const api = signedIn.jobs

export const jobsRouter = {
  sources: api.sources.handler(({ context: { system, platform } }) => describeSources(system, platform.settings)),

  paste: api.paste.handler(async ({ input, errors, context: { system, platform, userId } }) => {
    const answer = await paste(system, platform.settings, userId, input.address)
    if ('fault' in answer) throw errors[answer.fault]()
    return answer
  }),
}
