import { htmlToLine } from '@jobapply/core/jobs/fields/html-text'
import type { Posting } from '@jobapply/core/jobs/posting'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { failed, settle } from '#features/jobs/sources/readers/parse-response'
import { getPage } from '#features/jobs/sources/readers/requests'
import { isToken, pathOf } from '#features/jobs/sources/readers/tokens'

const SITE = 'https://www.applitrack.com'

/** The whole list is HTML that a script writes, a block a job, each with labels such as 'Position Type:'. */
export const applitrack = defineSource({
  id: 'applitrack',
  name: 'AppliTrack',
  aliases: ['frontline'],
  hosts: ['www.applitrack.com'],
  terms: { basis: 'tolerated', page: `${SITE}/{district}/onlineapp` },
  ...{ rows: 'jobs', fields: {} },
  request: ({ token }) => getPage(`${SITE}/${token}/onlineapp/jobpostings/Output.asp?all=1`),
  htmlOf: (text) => (/document\.write/.test(text) ? text : undefined),
  readHtml(written, board) {
    const html = written.replace(/\\(['"/])/g, '$1')
    const blocks = html.split(/<ul\b[^<>]*\bpostingsList\b/i).slice(1)
    if (blocks.length === 0) return /no results|no (?:jobs|positions|openings)/i.test(html) ? failed('empty') : undefined
    const jobs = blocks.flatMap((block) => toPosting(block.slice(0, 60_000), board.token, board.name) ?? [])
    return settle({ jobs, unread: blocks.length - jobs.length })
  },
  recognise(address) {
    const [token, onlineapp] = pathOf(address)
    if (address.hostname !== 'www.applitrack.com' || !isToken(token) || onlineapp?.toLowerCase() !== 'onlineapp') return undefined
    return { token }
  },
})

function toPosting(block: string, token: string, company: string): Posting | undefined {
  // Districts that share a board number their jobs each for itself.
  const [, number, district] = /\bid=["']?p(\d+)_(\d*)/.exec(block) ?? /JobID:?\s{0,9}(\d+)()/i.exec(block) ?? []
  const id = number && district ? `${number}_${district}` : number
  const cell = /\bid=["']?wrapword["']?[^<>]*>([^<]{1,300})/i.exec(block)?.[1] ?? /<td\b[^<>]*>([^<]{3,300})</i.exec(block)?.[1]
  const title = htmlToLine(cell ?? '')
  if (!id || !title) return undefined
  const lines = htmlToLine(`<ul${block}`.replace(/<(?:br|\/li|\/span|\/td)\b[^<>]*>/gi, ' \u2402 '))
    .split('\u2402')
    .flatMap((line) => line.trim() || [])
  const said = (label: RegExp) => {
    const at = lines.findIndex((line) => label.test(line))
    const rest = at < 0 ? '' : (lines[at] ?? '').replace(label, '').trim()
    return rest || (at < 0 ? undefined : lines[at + 1]?.trim()) || undefined
  }
  return {
    ...{ source: 'applitrack', id, title, company: said(/^\W*District:\s*/i) ?? foundAt(block) ?? company },
    location: said(/^\W*Location:\s*/i) ?? '',
    url: token ? `${SITE}/${token}/onlineapp/default.aspx?all=1&AppliTrackJobId=${id}` : '',
    description: block,
    jobType: said(/^\W*Position Type:\s*/i),
    posted: dayOf(said(/^\W*Date Posted:\s*/i)),
    expires: dayOf(said(/^\W*Closing Date:\s*/i)),
  }
}

/** The sentence for a friend names the district: 'an employment opportunity I found at Leander ISD. The position is Cook.' */
const foundAt = (block: string) => /opportunity I found at ([^<>]{2,120}?)\. The position is/.exec(block)?.[1]?.trim()

/** '6/15/2026' */
const dayOf = (text = '') => {
  const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
}
