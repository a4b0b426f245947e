import { isJobPosting, toPosting } from '@jobapply/core/jobs/json-ld/job-posting'
import { readLinkedBlocks } from '@jobapply/core/jobs/json-ld/linked-data'
import { dataTexts } from '#jobs/boards/embedded-json'

const [MAX_BLOCKS, MAX_FRAMES, LONGEST] = [50, 5, 300]

export type PageJob = {
  address: string
  title: string
  company: string
  location: string
  /** Sites whose frames stand in this page: the form may be in one of them. */
  frames: string[]
}

/** What a page says about the job whose form it shows: its linked data, else its headings. The person sees it and can correct it. */
export function readPageJob(page: Document, address: string): PageJob {
  const linked = readLinkedBlocks(dataTexts(page, 'script[type*="ld+json" i]').slice(0, MAX_BLOCKS))
    .filter(isJobPosting)
    .map((thing) => toPosting(thing, address))
  // A list of jobs names none as the one of this page.
  const posting = linked.length === 1 ? linked[0] : undefined
  const { title, company } = posting ?? byHeadings(page)
  return {
    address,
    ...{ title: tidy(title), company: tidy(company), location: tidy(posting?.location ?? '') },
    frames: framesOf(page, address),
  }
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST)
const metaOf = (page: Document, name: string) =>
  page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? ''

/** "Baker at Green Mill", "Baker - Green Mill | Careers" */
const TITLE_PARTS = / (?:[-–—|·@]|at|bei|chez) /i
const NOT_A_TITLE = /^(?:apply|application|careers?|jobs?|home|bewerb|candidat|postul|solicit)/i
/** 'Application for Baker', 'Apply for Baker' */
const ABOUT_APPLYING =
  /^(?:job )?(?:application|apply)(?: now)?(?: form)? ?(?::|for|to) (?:the )?(?:(?:position|role) (?:of )?)?/i

function byHeadings(page: Document): { title: string; company: string } {
  const site = metaOf(page, 'og:site_name')
  const parts = tidy(metaOf(page, 'og:title') || page.title)
    .replace(ABOUT_APPLYING, '')
    .split(TITLE_PARTS)
    .filter((part) => part !== '' && !NOT_A_TITLE.test(part))
  const heading = tidy(page.querySelector('h1')?.textContent ?? '').replace(ABOUT_APPLYING, '')
  const title = heading && !NOT_A_TITLE.test(heading) ? heading : (parts[0] ?? '')
  const rest = parts.filter((part) => part !== title)
  return { title, company: site || (rest.at(-1) ?? '') }
}

function framesOf(page: Document, address: string): string[] {
  const own = URL.parse(address)?.origin
  const origins = [...page.querySelectorAll('iframe[src]')].flatMap((frame) => {
    const { protocol, origin } = URL.parse(frame.getAttribute('src') ?? '', address) ?? {}
    return protocol === 'https:' && origin && origin !== own && !frame.hasAttribute('hidden') ? origin : []
  })
  return [...new Set(origins)].slice(0, MAX_FRAMES)
}
