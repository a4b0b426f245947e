import { isJobPosting } from '@jobapply/core/jobs/json-ld/job-posting'
import { isRecord, type Raw } from '@jobapply/core/shared/records'
import { type Fields, titleOf } from './fields.ts'
import { MAX_ENTRIES } from './parse-response.ts'

const MAX_DEPTH = 9
/** Lists beside the one that was asked for. */
const ASIDE = /similar|related|recommend|featured|suggest|facet|filter|aggregat|breadcrumb|category|categories|department|office/i
/** What a job has and a department, a place or a company has not. */
const EVIDENCE =
  /location|city|employ|salary|compensation|posted|publish|apply|application|remote|workplace|worktype|jobtype|contract|vacanc|requisition|deadline|expir/i
const NAMES = /^(?:id|_id|\w*id|uuid|guid|slug|url|link|\w*url|ref|reference|\w*number|\w*no|hash|code|shortcode)$/i

/** Every object of an answer that plainly is a job: a title, something that names it, and a field that only jobs have. */
export function findJobRows(value: unknown, fields: Fields): Raw[] {
  const found: Raw[] = []
  walk(value, 0)
  return found

  function walk(at: unknown, depth: number) {
    if (depth > MAX_DEPTH || found.length >= MAX_ENTRIES) return
    if (Array.isArray(at)) for (const one of at.slice(0, MAX_ENTRIES)) walk(one, depth + 1)
    else if (isRecord(at)) {
      if (isJob(at, fields)) found.push(at)
      else for (const [key, one] of Object.entries(at)) if (!ASIDE.test(key)) walk(one, depth + 1)
    }
  }
}

function isJob(row: Raw, fields: Fields): boolean {
  if (isJobPosting(row)) return true
  if (titleOf(row, fields) === undefined) return false
  const keys = Object.keys(row)
  return keys.some((key) => NAMES.test(key)) && keys.some((key) => EVIDENCE.test(key))
}
