import type { Product } from './browser.ts'
import { visitInes } from './ines.ts'
import { offerJobs } from './jobs.ts'

const JOBS = [
  {
    id: 'tailor-1',
    title: 'Head of Chocolate',
    company: 'Pier Hotel',
    description:
      'Requirements:\n- Chocolate tempering\n- You plan orders and an ingredient budget\n- You know how to reduce waste\n- SAP',
  },
  {
    id: 'tailor-2',
    title: 'Viennoiserie Chef',
    company: 'Quay Bakery',
    description: 'Requirements:\n- Croissants, puff pastry and laminated dough\n- Allergen book\n- SAP\n- Excel',
  },
]
const GONE = { id: 'tailor-gone', title: 'Cake Decorator', company: 'Lost Bakery' }

/** Ines with a resume and three saved jobs; the posting of the third is not in the index. */
export async function visitInesWithJobs(product: Product) {
  await offerJobs(product, ...JOBS)
  const page = await visitInes(product)
  const jobs = [...JOBS, GONE].map(({ id, title, company }) => ({
    jobId: `greenhouse:${id}`,
    job_title: title,
    company,
    location: 'London',
    job_url: `https://jobs.example.org/${id}`,
    application_url: `https://jobs.example.org/${id}`,
    source: 'Demo',
  }))
  await page.call.applications.saved.add({ profileId: null, jobs })
  return page
}
