import { isJobPosting, toPosting } from '@jobapply/core/jobs/json-ld/job-posting'
import { isOfType, readLinkedBlocks } from '@jobapply/core/jobs/json-ld/linked-data'
import type { Posting } from '@jobapply/core/jobs/posting'
import type { Raw } from '@jobapply/core/shared/records'
import type { Board, PageJob } from './board.ts'
import { dataTexts } from './embedded-json.ts'

const MAX_BLOCKS = 50

/** The jobs of a page's JSON-LD: whole postings, and entries of lists that only have a name and an address. */
export function readLinkedJobs(page: Document, board: Board, base: URL): PageJob[] {
  const blocks = dataTexts(page, 'script[type*="ld+json" i]').slice(0, MAX_BLOCKS)
  return readLinkedBlocks(blocks).flatMap((thing) => {
    const job = isJobPosting(thing) ? ofPosting(thing, base.href) : isOfType(thing, 'ListItem') ? ofListItem(thing) : undefined
    const address = job?.url ? URL.parse(job.url, base) : null
    const own = address && board.isHost(address.host) ? board.readAddress(address) : undefined
    return job && own ? [{ ...job, ...own }] : []
  })
}

function ofListItem({ name, url }: Raw): Omit<PageJob, 'id'> | undefined {
  return typeof name === 'string' && typeof url === 'string' ? { title: name, url } : undefined
}

function ofPosting(thing: Raw, page: string): Omit<PageJob, 'id'> | undefined {
  const posting = toPosting(thing, page)
  if (!posting) return undefined
  const { title, company, location, url, description, jobType, posted } = posting
  return {
    title,
    company,
    location,
    url,
    description,
    type: jobType,
    posted,
    salary: payOf(posting),
    isRemote: isRemote(posting),
  }
}

const isRemote = ({ workMode }: Posting) => workMode === 'remote' || undefined

/** 'USD 90000 - 120000 YEAR' */
function payOf({ pay, payText }: Posting): string | undefined {
  if (payText || !pay) return payText
  const range = [...new Set([pay.min, pay.max].filter((amount) => amount !== undefined))].join(' - ')
  return range ? [pay.currency, range, pay.period].filter(Boolean).join(' ') : undefined
}
