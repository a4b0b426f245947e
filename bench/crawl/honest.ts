/** Pauses between calls: somebody who works with the product, not a load test. */
const PAUSE_MS = 150

/** What an honest person waits for, before the crawl and beside it: her searches, one job, and the companies she follows. */
export function watchHonest(origin: string, cookie: string, profileId: string) {
  const filters = {
    searchTerm: 'nurse',
    location: '',
    country: 'all',
    platform: 'all',
    jobType: 'all',
    workType: 'all',
    experienceLevel: 'all',
  }
  const calls: readonly (readonly [name: string, input: object])[] = [
    ['search/jobs', { profileId, filters }],
    ['jobs/companies/followed', {}],
    ['applications/overview', {}],
    ['notices/list', {}],
  ]
  const times: number[] = []
  let failed = 0
  let isOn = true
  async function ask() {
    for (let at = 0; isOn; at++) {
      const [name, input] = calls[at % calls.length] ?? ['', {}]
      const started = performance.now()
      const answer = await fetch(`${origin}/rpc/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ json: input }),
      })
      await answer.text()
      times.push(performance.now() - started)
      if (!answer.ok) failed += 1
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  const asking = ask()
  return {
    /** How long each call took since the last time that somebody asked, in milliseconds. */
    take: () => times.splice(0),
    failed: () => failed,
    async stop() {
      isOn = false
      await asking
    },
  }
}
