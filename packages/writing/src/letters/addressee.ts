import type { LetterOptions } from '@jobapply/core/documents/letters-schema'
import { withoutGenderMarks } from '@jobapply/language/job-titles'
import type { TargetJob } from '#truth/posting-words'
import { withArticle } from './clauses.ts'
import { GREETINGS } from './phrases.ts'

const NAMELESS = /^(?:undisclosed|confidential|company confidential|anonymous|unknown|not specified|n\/a|-)?$/i

/** How a letter names the job and the employer. */
export function addresseeOf(job: Pick<TargetJob, 'title' | 'company'>) {
  const named = job.company.slice(0, 200).replace(/\s+/g, ' ').trim()
  const title = plainTitle(job.title.slice(0, 200))
  const isPlural = /[^s]s$/.test(title) && !/(?:sales|operations|services|logistics|systems|news|studies|ops)$/i.test(title)
  return { company: NAMELESS.test(named) ? 'your company' : named, title, aTitle: isPlural ? title : withArticle(title) }
}

export function greetingFor(tone: LetterOptions['tone'], { company }: Pick<TargetJob, 'company'>): string {
  const named = addresseeOf({ title: '', company }).company
  return named === 'your company' ? 'Dear Hiring Manager,' : GREETINGS[tone].replace('{company}', () => named)
}

/** "Backend Engineer (Python, m/f/d)" and "Teacher - 4th Grade" without what follows the name of the work. */
function plainTitle(title: string): string {
  const [first = ''] = withoutGenderMarks(title).split(/[([|,]|\s[-–—]\s/)
  return first.replace(/\s+/g, ' ').trim() || title.trim()
}
